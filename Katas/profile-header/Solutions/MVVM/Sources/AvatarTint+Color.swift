import ProfileHeaderContract
import UIKit

extension AvatarTint {
  /// The tint as UIKit has it, which only the view needs to know.
  var color: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .green: .systemGreen
    case .blue: .systemBlue
    }
  }
}
