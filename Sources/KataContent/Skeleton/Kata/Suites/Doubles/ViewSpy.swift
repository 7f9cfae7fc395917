import SampleContract

/// A view that remembers what it shows; empty at first, as a view is before anybody tells it more.
@MainActor final class ViewSpy: SampleView {
  private(set) var count = ""

  func showCount(_ text: String) { count = text }
}
