/// Something on screen that a person can see or use: a view, a bar button, a button of an alert.
@MainActor
enum ScreenElement {
  case view(UIView)
  case barButton(UIBarButtonItem)
  case alertButton(UIAlertAction, UIAlertController)

  /// The names a person or test may call it by, most exact first.
  var names: [String] {
    switch self {
    case .view(let field as UITextField):
      [field.accessibilityIdentifier, field.placeholder, field.accessibilityLabel]
        .compactMap(\.self)
    case .view(let view):
      [view.accessibilityIdentifier, text, view.accessibilityLabel].compactMap(\.self)
        + view.shownNames
    case .barButton(let item):
      [item.accessibilityIdentifier, item.visibleTitle, item.accessibilityLabel]
        .compactMap(\.self)
    case .alertButton(let action, _):
      [action.accessibilityIdentifier, action.title].compactMap(\.self)
    }
  }

  /// The name a test should call it by.
  var bestName: String? { names.first { !$0.isEmpty } }

  var identifier: String? {
    switch self {
    case .view(let view): view.accessibilityIdentifier
    case .barButton(let item): item.accessibilityIdentifier
    case .alertButton(let action, _): action.accessibilityIdentifier
    }
  }

  /// What a person reads on it, nil when it carries no text.
  var text: String? {
    switch self {
    case .view(let label as UILabel): label.text
    case .view(let button as UIButton): button.currentTitle
    case .view(let field as UITextField):
      field.isSecureTextEntry ? field.text.map { String($0.map { _ in "•" }) } : field.text
    case .view(let view): view.shownText
    case .barButton(let item): item.visibleTitle
    case .alertButton(let action, _): action.title
    }
  }

  /// The kind in words of UIKit, never a name of the learner's.
  var kind: String {
    switch self {
    case .view(let view): view.kindName
    case .barButton: "UIBarButtonItem"
    case .alertButton: "UIAlertAction"
    }
  }

  var isVisible: Bool {
    switch self {
    case .view(let view): view.isVisibleInWindow
    case .barButton(let item): !item.isHidden
    case .alertButton: true
    }
  }

  var isEnabled: Bool {
    switch self {
    case .view(let control as UIControl): control.isEnabled
    case .view(let label as UILabel): label.isEnabled
    case .view: true
    case .barButton(let item): item.isEnabled
    case .alertButton(let action, _): action.isEnabled
    }
  }

  /// Whether touches get through to it.
  var isInteractive: Bool {
    guard case .view(let view) = self else { return true }
    let first = view is UIControl || view.takesTaps ? view : view.superview
    return sequence(state: first) { view in
      defer { view = view?.superview }
      return view
    }.allSatisfy(\.isUserInteractionEnabled)
  }
}

extension UIView {
  /// Whether the view and all around it are shown in a window.
  var isVisibleInWindow: Bool {
    window != nil
      && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }

  /// The name of the nearest class that is UIKit's own.
  var kindName: String {
    let own = String(reflecting: UIView.self).prefix { $0 != "." }
    var type: AnyClass = Swift.type(of: self)
    while String(reflecting: type).prefix(while: { $0 != "." }) != own,
      let parent = _getSuperclass(type)
    {
      type = parent
    }
    return String(describing: type)
  }
}
