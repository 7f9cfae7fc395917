/// A rectangle in a tree of views; it is never drawn.
///
/// Frames are what code sets them to, or what constraints and stacks give; `LayoutPass` says what is not solved. The
/// tree, the hooks around moving in it, and layout passes behave as an app sees them.
@MainActor
open class UIView: UIViewMembers {
  /// The view that contains this one.
  public internal(set) weak var superview: UIView?
  /// The views inside, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get {
      placeIfDue()
      return placedBounds
    }
    set {
      placeIfDue()
      let oldSize = placedBounds.size
      placedBounds = newValue
      EffectLog.note(.styled, "bounds", newValue, of: self)
      if newValue.size != oldSize { sizeDidChange() }
    }
  }
  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get {
      placeIfDue()
      return placedCenter
    }
    set {
      placeIfDue()
      placedCenter = newValue
      EffectLog.note(.styled, "center", newValue, of: self)
      frameDidChange()
    }
  }

  /// Whether the view and all inside are left out of the screen.
  open var isHidden = false {
    didSet {
      EffectLog.note(.shown, "isHidden", isHidden, of: self)
      // A stack closes the gap.
      if isHidden != oldValue, !keepsFrame { superview?.changeLayout() }
    }
  }
  /// The opacity between 0 and 1; a person cannot see or touch a view at 0.
  open var alpha: CGFloat = 1 { didSet { EffectLog.note(.shown, "alpha", alpha, of: self) } }
  /// Whether the view hides all behind it; kept only.
  open var isOpaque = true
  /// Whether what sticks out is cut; kept only.
  open var clipsToBounds = false {
    didSet { EffectLog.note(.styled, "clipsToBounds", clipsToBounds, of: self) }
  }
  /// The colour behind the view's content; kept only.
  open var backgroundColor: UIColor? {
    didSet { EffectLog.note(.styled, "backgroundColor", backgroundColor, of: self) }
  }
  /// The accent colour, inherited from the superview unless set.
  open var tintColor: UIColor? {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      EffectLog.note(.styled, "tintColor", newValue, of: self)
    }
  }
  /// How content fills the bounds; kept only.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { EffectLog.note(.styled, "contentMode", contentMode, of: self) }
  }
  /// A number to find the view by.
  open var tag = 0
  /// Whether touches reach the view and all inside.
  open var isUserInteractionEnabled = true {
    didSet {
      EffectLog.note(.shown, "isUserInteractionEnabled", isUserInteractionEnabled, of: self)
    }
  }
  /// Whether several touches are followed at once; kept only.
  open var isMultipleTouchEnabled = false
  /// The scale, rotation and shift; kept only.
  open var transform = CGAffineTransform.identity {
    didSet { EffectLog.note(.styled, "transform", transform, of: self) }
  }
  /// Whether constraints leave the frame alone; stacks turn it off for the views that they line up.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      EffectLog.note(
        .styled, "translatesAutoresizingMaskIntoConstraints",
        translatesAutoresizingMaskIntoConstraints, of: self)
      changeLayout()
      superview?.changeLayout()
    }
  }
  /// Which edges follow the superview's; kept only.
  open var autoresizingMask: AutoresizingMask = []
  /// The space between the edges and the content.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  {
    didSet { changeLayout() }
  }
  /// Whether the superview's margins count as well; kept only.
  open var preservesSuperviewLayoutMargins = false
  /// The stand-in for the Core Animation layer.
  public let layer = CALayer()

  /// The name tests and the driver find the view by.
  open var accessibilityIdentifier: String?
  /// What an assistive reader says for the view.
  open var accessibilityLabel: String?
  /// What an assistive reader says happens on use.
  open var accessibilityHint: String?
  /// What an assistive reader says the value is.
  open var accessibilityValue: String?
  /// Whether an assistive reader stops at the view.
  open var isAccessibilityElement = false

  /// The accent colour that was set; nil while it is inherited.
  var ownTintColor: UIColor?
  weak var controller: UIViewController?
  var needsLayout = true
  var hasStaleConstraints = true
  var layoutState = LayoutState.placed
  /// Whether a constraint has ever been on the view itself.
  var isTied = false
  /// Whether a constraint of a view around has ever been on something inside.
  var isReachedInto = false
  /// The place in the pass that places the view.
  var layoutPlace: LayoutPlace?
  /// The size of the content that the frame was found for, in the directions in which it counts.
  var placedContent: [NSLayoutConstraint.Axis: CGFloat] = [:]
  /// The bounds as they were last found or set, without looking whether they are still right.
  private(set) var placedBounds: CGRect
  /// The size of the bounds, by the same rule.
  var placedSize: CGSize {
    get { placedBounds.size }
    set { placedBounds.size = newValue }
  }
  /// The same of the middle.
  private(set) var placedCenter: CGPoint
  /// Whether a frame was read when the views inside were last arranged.
  var looksAtFrames = false
  /// Whether the program declares the view's class.
  private(set) var isOfProgram = false
  var heldConstraints: [NSLayoutConstraint] = []
  var ownedGuides: [UILayoutGuide] = []
  var contentPriorities = ContentPriorities()

  /// The guide inside bars and screen edges.
  public let safeAreaLayoutGuide = UILayoutGuide()
  /// The guide inside the margins.
  public let layoutMarginsGuide = UILayoutGuide()
  /// The guide for lines of a comfortable length.
  public let readableContentGuide = UILayoutGuide()

  /// Creates a view with the given frame.
  public init(frame: CGRect) {
    placedBounds = CGRect(origin: .zero, size: frame.size)
    placedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    beginAsView()
  }

  /// Creates a view of size zero; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    placedBounds = .zero
    placedCenter = .zero
    super.init()
    beginAsView()
  }

  private func beginAsView() {
    for guide in [safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide] {
      guide.owningView = self
    }
    isOfProgram = ViewLoads.note(self)
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: placedBounds.origin, size: newValue.size)
    }
  }

  /// Stands for as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Stands for as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Takes a frame that the kit gives it, which is no look at the present one.
  func take(_ frame: CGRect) {
    let oldSize = placedSize
    (placedSize, placedCenter) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
    EffectLog.note(.styled, "bounds", placedBounds, of: self)
    if frame.size != oldSize { sizeDidChange() } else { frameDidChange() }
  }

  private func sizeDidChange() {
    setNeedsLayout()
    frameDidChange()
  }

  /// The window the view is in, if any.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

  /// What a person reads on the view itself; nil for one that shows nothing of its own.
  var shownText: String? { nil }
  /// What else a person may call the view by.
  var shownNames: [String] { [] }
  /// What renderers ask of views of this kind only.
  var shownDetails: [String: String] { [:] }
  /// Whether a tap on the view does something, though it is no control.
  var takesTaps: Bool { false }
  /// Does what a tap does.
  func takeTap() {}
  /// How hard views of this kind resist being larger than their content.
  var usualHugging: UILayoutPriority { .defaultLow }
  /// Whether code of the program may run when constraints give the view another size.
  var watchesSize: Bool { isOfProgram || controller != nil }
  /// The guide that stands for what can be scrolled.
  var contentGuide: UILayoutGuide? { nil }
  /// The distances between the edges of this view and of one inside that follows them, whatever its frame; nil for others.
  func insets(ofFollower inner: UIView) -> NSDirectionalEdgeInsets? { nil }
  /// Finds the sizes of what is inside by its content, if that is due.
  func fitInside() {}
  /// Receives that frames have to be found again below a root, which is this view or one inside.
  func layoutDidChange(below root: UIView) {}
  /// Takes the size of what can be scrolled.
  func take(contentSize: CGSize) {}
  /// Opens what a swipe over the view offers, and says whether there is anything.
  func takeSwipe() -> Bool { false }

  /// Puts a view in front of all inside, taking it out of its present superview.
  open func addSubview(_ view: UIView) {
    EffectLog.note(.styled, "superview", view.accessibilityIdentifier, of: view)
    insert(view, at: subviews.count)
  }

  /// Puts a view at a position counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    EffectLog.note(.styled, "superview", index, of: view)
    insert(view, at: index)
  }

  /// Takes the view, and the constraints that tie it to others, out of its superview.
  open func removeFromSuperview() {
    EffectLog.note(.styled, "superview", nil, of: self)
    detach()
  }

  /// Called after a view was added inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view inside is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Runs the layout pass for this view and all inside now, where one was asked for.
  open func layoutIfNeeded() {
    let root = layoutRoot
    root.updateConstraintsBelow()
    root.passLayout()
    layOutTree()
  }

  /// Arranges the views inside; does nothing unless a subclass does.
  open func layoutSubviews() {}

  /// Asks for drawing; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Asks for `updateConstraints()` before the next layout pass.
  open func setNeedsUpdateConstraints() {
    hasStaleConstraints = true
  }

  /// Whether `updateConstraints()` comes before the next layout pass, as it does for every new view.
  open func needsUpdateConstraints() -> Bool { hasStaleConstraints }

  /// Lets this view and all inside that have asked for it set up their constraints now.
  open func updateConstraintsIfNeeded() {
    updateConstraintsBelow()
  }

  /// Sets up constraints; called before a layout pass, unless a controller of the view overrides `updateViewConstraints()`.
  open func updateConstraints() {}

  /// The size the content asks for; no preference unless a subclass has one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    changeContentSize()
  }

  /// The size that fits best into `size`: that of the content, or the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }

  /// The smallest or largest size that constraints and content allow, which is never a frame's.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints and content give the view if it should have another one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutPass.size(
      of: self,
      fitting: FittingSize(
        size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// Takes the size that `sizeThatFits(_:)` gives.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Called after the accent colour changed.
  open func tintColorDidChange() {}

  /// Resigns the first responder if it is this view or one inside.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let view = window?.currentFirstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder()
  }
}
