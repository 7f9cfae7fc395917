extension ScreenDriver {
  /// The text of a visible label, field or button; a password in clear.
  public func text(of name: String) throws -> String {
    let element = try visible(name)
    if case .view(let view) = element, !(view is UILabel || view is UIControl) {
      throw DrivingError.wrongKind(name: name, kind: element.kind, wanted: "something with text")
    }
    guard case .view(let view) = element else { return element.text ?? "" }
    let text = (view as? UITextField)?.text ?? element.text ?? ""
    Self.lastRead = LastRead(view: view, text: text)
    return text
  }

  /// Whether something visible reacts to touches.
  public func isEnabled(_ name: String) throws -> Bool {
    try visible(name).isEnabled
  }

  /// Whether something of that name can be seen on the top screen or the alert in front of it.
  public func isVisible(_ name: String) -> Bool {
    guard let elements = contents?.elements else { return false }
    let named = elements.filter { $0.identifier == name }
    return (named.isEmpty ? elements.filter { $0.names.contains(name) } : named)
      .contains(where: \.isVisible)
  }

  /// All texts a person reads, in reading order: bar, screen, then the alert in front.
  public var visibleTexts: [String] {
    guard let contents else { return [] }
    let screen = contents.screenElements.filter(\.isVisible).compactMap(\.text)
    let title = contents.navigation == nil ? nil : contents.title
    let back = contents.backTitle
    let alert = [contents.alert?.title, contents.alert?.message].compactMap(\.self)
    let buttons = contents.alertElements.compactMap(\.text)
    return ([back, title].compactMap(\.self) + screen + alert + buttons).filter { !$0.isEmpty }
  }

  /// What is visible as indented lines that no renaming or regrouping of the learner's changes.
  public var outline: String {
    contents.map(ScreenOutline.init)?.text ?? ""
  }
}
