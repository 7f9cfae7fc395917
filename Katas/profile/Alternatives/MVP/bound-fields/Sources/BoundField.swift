import Observation
import ProfileContract
import UIKit

/// A field that shows one text of the profile, and writes what is typed back into it.
final class BoundField: UITextField {
  private let profile: Profile
  private let content: ReferenceWritableKeyPath<Profile, String>

  init(_ id: String, _ content: ReferenceWritableKeyPath<Profile, String>, of profile: Profile) {
    self.profile = profile
    self.content = content
    super.init(frame: .zero)
    accessibilityIdentifier = id
    addTarget(self, action: #selector(write), for: .editingChanged)
    read()
  }

  required init?(coder: NSCoder) {
    fatalError("This field is built in code.")
  }

  private func read() {
    let shown = withObservationTracking {
      profile[keyPath: content]
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.read() }
    }
    if text != shown { text = shown }
  }

  @objc private func write() {
    profile[keyPath: content] = text ?? ""
  }
}
