/// A view whose content can be moved; offsets are real, movement takes no time.
@MainActor
open class UIScrollView: UIScrollViewMembers, UIScrollViewDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Where the content has been moved to; changing it tells the delegate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// How large the content is shown.
  open var zoomScale: CGFloat = 1 {
    didSet {
      guard zoomScale != oldValue else { return }
      enlargeContent()
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }
  /// How far the content may be moved beyond its edges; changing it tells the delegate.
  open override var contentInset: UIEdgeInsets {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// What pulling down turns; it becomes part of the view.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without content; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets how large the content is shown; an animated change begins and ends with a word to the delegate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = max(minimumZoomScale, min(maximumZoomScale, scale))
    guard animated else {
      zoomScale = scale
      return
    }
    zoom(to: scale)
  }

  /// Shows a rectangle of the content as large as the view allows.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }

  /// Moves the content; an animated movement ends with a word to the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    VirtualClock.current.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content just so far that a rectangle of it can be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    offset.x = min(offset.x, rect.minX)
    offset.y = min(offset.y, rect.minY)
    setContentOffset(offset, animated: animated)
  }

  /// The insets that hold, which are those that were set.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Called when the insets have changed.
  open func adjustedContentInsetDidChange() {}

  override var contentGuide: UILayoutGuide? { contentLayoutGuide }

  override func take(contentSize: CGSize) { self.contentSize = contentSize }

  static func guide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = view
    return guide
  }
}

/// What gives scroll views their delegate, so that each kind of them can have one of its own kind.
@MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating {
  /// The object that is told of movement, held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.scrollDelegate }
    set { (self as? UIScrollView)?.scrollDelegate = newValue }
  }
}
