extension ScreenDriver {
  /// What is on screen, as values; nil once the screen was left.
  public var tree: ScreenTree? {
    window?.placeAll()
    return contents.map(ScreenTree.init)
  }

  /// Uses what a look at the screen has numbered: taps it, or begins to type into it.
  public func use(_ target: Int, of tree: ScreenTree) throws {
    let element = try element(target, of: tree)
    try use(element, named: element.bestName ?? element.kind)
    settle()
  }

  /// Swipes over what a look at the screen has numbered, so that its actions can be used.
  public func swipe(_ target: Int, of tree: ScreenTree) throws {
    let element = try element(target, of: tree)
    guard case .view(let view) = element, view.takeSwipe() else {
      throw DrivingError.wrongKind(
        name: element.bestName ?? element.kind, kind: element.kind,
        wanted: "a row with swipe actions")
    }
    settle()
  }

  /// Types over the text of a field that a look at the screen has numbered.
  public func type(_ text: String, into target: Int, of tree: ScreenTree) throws {
    let element = try element(target, of: tree)
    try type(text, into: element, named: element.bestName ?? element.kind)
    settle()
  }

  /// Types on at the end of such a field, as a keyboard does.
  public func insert(_ text: String, into target: Int, of tree: ScreenTree) throws {
    try edit(target, of: tree) { field in
      for character in text {
        field.enter(
          String(character), replacing: NSRange(location: field.enteredText.utf16.count, length: 0))
      }
    }
  }

  /// Erases the last character of such a field.
  public func erase(in target: Int, of tree: ScreenTree) throws {
    try edit(target, of: tree) { field in
      guard let last = field.enteredText.last else { return }
      let length = String(last).utf16.count
      field.enter(
        "", replacing: NSRange(location: field.enteredText.utf16.count - length, length: length))
    }
  }

  private func edit(
    _ target: Int, of tree: ScreenTree, _ change: (any TextEntry) -> Void
  ) throws {
    let element = try element(target, of: tree)
    let name = element.bestName ?? element.kind
    let field = try field(element, name)
    try begin(editing: field, name)
    change(field)
    settle()
  }

  /// Presses the return key in such a field.
  public func pressReturn(in target: Int, of tree: ScreenTree) throws {
    let element = try element(target, of: tree)
    try pressReturn(in: element, named: element.bestName ?? element.kind)
    settle()
  }

  /// A number says nothing any more once the screen has changed under it.
  private func element(_ target: Int, of tree: ScreenTree) throws -> ScreenElement {
    guard tree.targets.indices.contains(target) else {
      throw DrivingError.notFound(name: "\(target + 1)", present: [])
    }
    let element = tree.targets[target]
    let name = element.bestName ?? element.kind
    guard element.isVisible else { throw DrivingError.hidden(name: name) }
    guard element.isEnabled else { throw DrivingError.disabled(name: name) }
    return element
  }
}
