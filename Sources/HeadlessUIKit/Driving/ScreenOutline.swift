/// The stable text form of what is visible, for snapshots.
///
/// Classes are named by the nearest one of UIKit's; containers without an identifier leave no trace.
@MainActor
struct ScreenOutline {
  let contents: ScreenContents

  init(_ contents: ScreenContents) {
    self.contents = contents
  }

  var text: String {
    (head + screen + alert).map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let bar = contents.navigation == nil ? [] : contents.screenElements.compactMap(barLine)
    return ["screen \(quoted(contents.title))"]
      + (contents.backTitle.map { ["  back \(quoted($0))"] } ?? []) + bar
  }

  private var screen: [String] {
    contents.screen.viewIfLoaded.map { lines(for: $0, depth: 1) } ?? []
  }

  private var alert: [String] {
    guard let alert = contents.alert else { return [] }
    return ["alert \(quoted(alert.title)) \(quoted(alert.message))"]
      + contents.alertElements.map { "  \(line(for: $0))" }
  }

  private func barLine(_ element: ScreenElement) -> String? {
    guard case .barButton = element, element.isVisible, element.bestName != nil else { return nil }
    return "  \(line(for: element))"
  }

  private func lines(for view: UIView, depth: Int) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let isPlain = ["UIView", "UIStackView"].contains(view.kindName)
    let isMentioned = !isPlain || view.accessibilityIdentifier != nil
    let own =
      isMentioned
      ? [String(repeating: "  ", count: depth) + line(for: .view(view))] : []
    let inside = ReadingOrder.children(of: view).flatMap {
      lines(for: $0, depth: isMentioned ? depth + 1 : depth)
    }
    return own + inside
  }

  private func line(for element: ScreenElement) -> String {
    var words = [element.kind]
    if let identifier = element.identifier { words.append("#\(identifier)") }
    if let text = element.text, !text.isEmpty { words.append(quoted(text)) }
    words += details(of: element)
    if !element.isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }

  private func details(of element: ScreenElement) -> [String] {
    switch element {
    case .view(let toggle as UISwitch):
      [toggle.isOn ? "on" : "off"]
    case .view(let field as UITextField):
      (field.placeholder.map { ["placeholder \(quoted($0))"] } ?? [])
        + (field.isFirstResponder ? ["editing"] : [])
    case .view(let indicator as UIActivityIndicatorView):
      [indicator.isAnimating ? "animating" : "still"]
    case .view(let image as UIImageView):
      image.image.map { [quoted($0.name)] } ?? []
    case .view(let control as UIControl):
      control.isSelected ? ["selected"] : []
    case .alertButton(let action, _) where action.style != .default:
      ["\(action.style)"]
    default: []
    }
  }

  private func quoted(_ text: String?) -> String {
    "\"\((text ?? "").replacing("\n", with: "\\n"))\""
  }
}
