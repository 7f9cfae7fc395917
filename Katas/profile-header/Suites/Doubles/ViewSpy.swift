import ProfileHeaderContract

/// A view that remembers what it shows.
@MainActor final class ViewSpy: HeaderView {
  private(set) var state = HeaderState()

  func show(_ state: HeaderState) { self.state = state }
}
