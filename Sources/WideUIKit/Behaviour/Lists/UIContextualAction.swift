/// One action of a swipe over a row, as it was before `UIContextualAction`.
@MainActor
open class UITableViewRowAction: UITableViewRowActionMembers {
  /// Whether the action destroys something.
  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action that holds `handler`.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.handler = handler
    super.init()
    self.title = title
  }

  func action(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      self.handler(self, path)
      $2(true)
    }
  }
}

/// One action of a swipe over a row.
@MainActor
open class UIContextualAction: UIContextualActionMembers {
  /// What the action does; the last argument has to be called with whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  let handler: Handler

  /// Creates an action that holds `handler`.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.handler = handler
    super.init()
    self.style = style
    self.title = title
  }
}
