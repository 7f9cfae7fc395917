extension ScreenDriver {
  /// What a person could see under that name, without touching it.
  func visible(_ name: String) throws -> ScreenElement {
    guard let contents else { throw DrivingError.nothingOnScreen }
    return try only(name, among: contents.elements)
  }

  /// What a person could touch under that name now.
  func usable(_ name: String) throws -> ScreenElement {
    EffectLog.checkpoint()
    guard let contents else { throw DrivingError.nothingOnScreen }
    if let alert = contents.alert {
      if !contents.alertElements.contains(where: { $0.names.contains(name) }),
        (try? only(name, among: contents.screenElements)) != nil
      {
        throw DrivingError.coveredByAlert(
          name: name, title: alert.title, buttons: alert.actions.map { $0.title ?? "" })
      }
      return try ready(only(name, among: contents.alertElements), name)
    }
    return try ready(only(name, among: contents.screenElements), name)
  }

  private func ready(_ element: ScreenElement, _ name: String) throws -> ScreenElement {
    guard element.isEnabled else { throw DrivingError.disabled(name: name) }
    guard element.isInteractive else { throw DrivingError.notInteractive(name: name) }
    return element
  }

  /// The one visible element of that name; an identifier beats a text, and controls beat labels.
  private func only(_ name: String, among elements: [ScreenElement]) throws -> ScreenElement {
    var found = elements.filter { $0.identifier == name }
    if found.isEmpty { found = elements.filter { $0.names.contains(name) } }
    let visible = found.filter(\.isVisible)
    guard !visible.isEmpty else {
      guard found.isEmpty else { throw DrivingError.hidden(name: name) }
      throw DrivingError.notFound(name: name, present: names(of: elements))
    }
    let controls = visible.filter { !$0.isPlainText }
    let candidates = controls.isEmpty ? visible : controls
    guard candidates.count == 1 else {
      throw DrivingError.ambiguous(name: name, kinds: candidates.map(\.kind))
    }
    return candidates[0]
  }

  private func names(of elements: [ScreenElement]) -> [String] {
    elements.filter(\.isVisible).compactMap(\.bestName)
  }
}

extension ScreenElement {
  fileprivate var isPlainText: Bool {
    if case .view(is UILabel) = self { return true }
    return false
  }
}
