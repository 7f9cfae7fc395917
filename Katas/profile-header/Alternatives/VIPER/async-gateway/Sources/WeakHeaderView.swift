import ProfileHeaderContract

/// Passes everything on to a view that it does not keep alive.
final class WeakHeaderView: HeaderView {
  private weak var view: (any HeaderView)?

  init(_ view: any HeaderView) {
    self.view = view
  }

  func show(_ state: HeaderState) {
    view?.show(state)
  }
}
