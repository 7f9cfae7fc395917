/// The part that a type plays in a pattern, told from its seams, its conformances and what it touches.
package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
  /// Shows and hears: a view, a cell, or a view controller without other duties.
  case view
  /// A view controller that also decides.
  case controller
  case presenter, viewModel, interactor, router
  /// Stands between models and views, and knows both by name.
  case adapter
  /// Keeps the data of a page or of one subject, and asks for it.
  case dataController
  /// Makes the other parts and connects them.
  case builder
  /// Stands between the program and what is outside: network, storage, log.
  case service
  /// Data, and rules over data alone.
  case model
  /// Anything else.
  case other
}
