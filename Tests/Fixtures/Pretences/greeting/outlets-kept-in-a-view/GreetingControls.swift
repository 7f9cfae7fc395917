import UIKit

final class GreetingControls: UIView {
  let greetingLabel = UILabel()
  let countLabel = UILabel()
  let nicknameField = UITextField()
  let formalLabel = UILabel()
  let formalSwitch = UISwitch()
  let greetButton = UIButton(type: .system)
  let profileButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
}
