/// What only views of one kind have, by the words that renderers look it up under.
@MainActor
enum ScreenDetails {
  static func details(of element: ScreenElement) -> [String: String] {
    switch element {
    case .view(let view): details(of: view).merging(width(of: view)) { $1 }
    case .barButton(let item): item.isSelected ? ["selected": "yes"] : [:]
    case .alertButton(let action, _): ["style": "\(action.style)"]
    }
  }

  private static func details(of view: UIView) -> [String: String] {
    switch view {
    case let stack as UIStackView:
      [
        "axis": stack.axis == .horizontal ? "horizontal" : "vertical",
        "spacing": "\(Int(max(0, min(stack.spacing, 1000))))",
      ]
    case let label as UILabel: ["alignment": word(for: label.textAlignment)]
    case let toggle as UISwitch: ["on": toggle.isOn ? "yes" : "no"]
    case let field as UITextField:
      ["placeholder": field.placeholder, "editing": field.isFirstResponder ? "yes" : nil]
        .compactMapValues(\.self)
    case let indicator as UIActivityIndicatorView:
      ["animating": indicator.isAnimating ? "yes" : "no"]
    case let image as UIImageView: ["image": image.image?.name].compactMapValues(\.self)
    case let control as UIControl:
      (control.isSelected ? ["selected": "yes"] : [:]).merging(control.shownDetails) { $1 }
    default: view.shownDetails
    }
  }

  /// The points of a width that a constraint of its own gives the view.
  private static func width(of view: UIView) -> [String: String] {
    let fixed = view.constraints.last { constraint in
      constraint.firstItem === view && constraint.firstAttribute == .width
        && constraint.secondItem == nil && constraint.relation == .equal
    }
    return fixed.map { ["width": "\(Int(max(0, min($0.constant, 1000))))"] } ?? [:]
  }

  private static func word(for alignment: NSTextAlignment) -> String {
    switch alignment {
    case .center: "center"
    case .right: "right"
    default: "left"
    }
  }
}
