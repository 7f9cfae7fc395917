/// The sign that content is being fetched again, which a person pulls down.
@MainActor
open class UIRefreshControl: UIRefreshControlMembers {
  /// Whether the sign turns.
  open private(set) var isRefreshing = false {
    didSet { EffectLog.note(.shown, "isRefreshing", isRefreshing, of: self) }
  }

  /// Lets the sign turn; sends no event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Takes the sign away.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Does what pulling down does.
  func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  override var shownDetails: [String: String] { ["refreshing": isRefreshing ? "yes" : "no"] }
}
