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
