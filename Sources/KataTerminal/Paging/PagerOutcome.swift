package import KataProcess

/// What is known of a reading after the pager has closed.
package struct PagerOutcome: Hashable, Sendable {
  /// The number of the furthest line that the pager took to show, counted from 1; 0 when it took none.
  ///
  /// A search that runs to the end takes everything on its way there.
  package let lastLineShown: Int
  package let ending: ProcessResult.Ending

  package init(lastLineShown: Int, ending: ProcessResult.Ending) {
    self.lastLineShown = lastLineShown
    self.ending = ending
  }

  /// Says that the pager failed without taking a line, so that nothing has been shown yet.
  package var isRefusal: Bool { lastLineShown == 0 && ending != .exited(0) }
}
