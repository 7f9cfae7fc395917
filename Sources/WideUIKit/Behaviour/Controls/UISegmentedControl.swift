/// A row of segments of which one is chosen.
@MainActor
open class UISegmentedControl: UISegmentedControlMembers {
  /// Stands for no segment.
  public static let noSegment = -1
  private var segments: [Segment] = []
  /// The chosen segment; setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      EffectLog.note(.shown, "selectedSegmentIndex", selectedSegmentIndex, of: self)
    }
  }

  private struct Segment {
    var title: String?
    var action: UIAction?
    var isEnabled = true
  }

  /// Creates a control with texts or pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String) }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without segments; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, action: $0) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: image?.name), at: segment)
  }

  /// Adds a segment that runs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, action: action), at: segment)
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segment { selectedSegmentIndex -= 1 }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets what a segment runs.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(title: action.title, action: action)
  }

  /// What a segment runs.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Does what a tap on a segment does.
  func choose(_ segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), segment != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// A tap in the middle of nowhere chooses the next segment.
  override var takesTaps: Bool { true }

  override func takeTap() {
    if !segments.isEmpty { choose((selectedSegmentIndex + 1) % segments.count) }
  }

  override var shownText: String? {
    segments.enumerated().map { index, segment in
      let title = segment.title ?? ""
      return index == selectedSegmentIndex ? "[\(title)]" : title
    }.joined(separator: " | ")
  }

  override var shownNames: [String] { segments.compactMap(\.title) }

  private func insert(_ segment: Segment, at index: Int) {
    let place = max(0, min(index, segments.count))
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
}
