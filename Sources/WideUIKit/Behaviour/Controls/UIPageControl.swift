/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIPageControlMembers {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  /// The page that is shown, counted from 0 and kept in range; setting it sends no event.
  open var currentPage = 0 {
    didSet {
      let kept = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if kept != currentPage { currentPage = kept }
      EffectLog.note(.shown, "currentPage", currentPage, of: self)
    }
  }

  override var shownDetails: [String: String] {
    ["page": "\(currentPage + 1)", "pages": "\(numberOfPages)"]
  }
}

/// A bar that shows how much of something is done.
@MainActor
open class UIProgressView: UIProgressViewMembers {
  /// How much is done, between 0 and 1.
  open var progress: Float = 0 {
    didSet {
      let kept = max(0, min(1, progress))
      if kept != progress { progress = kept }
      EffectLog.note(.shown, "progress", progress, of: self)
    }
  }

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var shownDetails: [String: String] { ["progress": "\(Int(progress * 100))"] }
}
