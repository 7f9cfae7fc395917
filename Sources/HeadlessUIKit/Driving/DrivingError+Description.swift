@_spi(Driving)
extension DrivingError: CustomStringConvertible {
  /// The error in words for a learner: what was looked for and what is on screen.
  public var description: String {
    switch self {
    case .notFound(let name, let present):
      "Nothing on screen is named \"\(name)\". On screen: \(list(present))."
    case .hidden(let name):
      "\"\(name)\" is there but hidden, so nobody can see or use it."
    case .disabled(let name):
      "\"\(name)\" is on screen but disabled, so it does not react."
    case .notInteractive(let name):
      """
      "\(name)" is on screen, but it or a view around it has user interaction switched off, \
      so it does not react.
      """
    case .ambiguous(let name, let kinds):
      """
      \(kinds.count) things on screen are named "\(name)" (\(kinds.joined(separator: ", "))). \
      Give each an accessibilityIdentifier of its own.
      """
    case .coveredByAlert(let name, let title, let buttons):
      """
      "\(name)" cannot be used because an alert is in front: "\(title ?? "")" with the buttons \
      \(list(buttons)).
      """
    case .wrongKind(let name, let kind, let wanted):
      "\"\(name)\" is a \(kind), but \(wanted) was needed."
    case .refusedEditing(let name):
      "\"\(name)\" did not begin editing: its delegate or the field before it refused."
    case .noWayBack(let screen):
      "\(screen.map { "The screen \"\($0)\"" } ?? "This screen") shows no way back."
    case .nothingOnScreen:
      "There is no screen any more: it was left before."
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing with a name" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
