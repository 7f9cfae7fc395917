/// One row of a table.
@MainActor
open class UITableViewCell: UITableViewCellMembers {
  /// The name under which the cell waits to be used again.
  public let reuseIdentifier: String?
  /// The view that holds what the cell shows.
  public let contentView = UIView()
  /// The main text, made when first asked for.
  open private(set) lazy var textLabel: UILabel? = addMainLabel()
  /// The second text, made when first asked for; nil in cells that have none.
  open private(set) lazy var detailTextLabel: UILabel? = hasDetail ? addDetailLabel() : nil
  /// The picture, made when first asked for.
  open private(set) lazy var imageView: UIImageView? = addImage()
  /// Whether the row is selected.
  open var isSelected = false { didSet { updateOwnConfiguration(if: isSelected != oldValue) } }
  /// Whether the row looks pressed.
  open var isHighlighted = false {
    didSet { updateOwnConfiguration(if: isHighlighted != oldValue) }
  }
  /// Whether the row can be edited now.
  open var isEditing = false
  /// What the cell shows, as one value.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// A view at the end of the row.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  weak var table: UITableView?
  /// What a swipe has opened.
  var swipeButtons: [UIButton] = []
  weak var accessoryButton: UIButton?
  private let hasDetail: Bool
  private weak var detailLabel: UILabel?
  private var shown: (UIView & UIContentView)?

  // Tables make cells of classes that they know by value, for which Swift wants `required`; a solution overrides
  // the initialiser without that word. Both name the same entry in the class's table of methods.
  #if INTERFACE
    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {}
  #else
    /// Creates a cell.
    public required init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      hasDetail = style != .default
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      addSubview(contentView)
    }
  #endif

  /// Creates a plain cell.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a plain cell; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    hasDetail = false
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell is used again.
  open func prepareForReuse() {}

  /// Marks the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Lets the row look pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Switches editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// A configuration that suits the cell, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    hasDetail ? .subtitleCell() : .cell()
  }

  /// The states the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Adapts the configuration to the state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  /// Called when the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// What stands at the end of the row.
  open override var accessoryType: AccessoryType {
    didSet {
      showAccessoryButton()
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFollowers()
    placeAccessory()
  }

  override func insets(ofFollower inner: UIView) -> NSDirectionalEdgeInsets? {
    guard inner === contentView else { return nil }
    return NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: accessoryWidth)
  }

  override func layoutDidChange(below root: UIView) { table?.contentDidChange(in: self) }

  override var takesTaps: Bool { table != nil }

  override func takeTap() { table?.tap(self) }

  override func takeSwipe() -> Bool { table?.openSwipe(over: self) == true }

  /// The words of the row, by which a person finds it.
  override var shownNames: [String] { takesTaps ? contentView.wordsInside : [] }

  override var shownDetails: [String: String] {
    var details: [String: String] = [:]
    if isSelected { details["selected"] = "yes" }
    if accessoryType != .none { details["accessory"] = "\(accessoryType)" }
    return details
  }

  private func updateOwnConfiguration(if isChanged: Bool) {
    if isChanged { setNeedsUpdateConfiguration() }
  }

  /// A person reads the main text first, whichever of the two was asked for first.
  private func addMainLabel() -> UILabel {
    let label = UILabel()
    if let detailLabel {
      contentView.insertSubview(label, belowSubview: detailLabel)
    } else {
      contentView.addSubview(label)
    }
    return label
  }

  private func addDetailLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    detailLabel = label
    return label
  }

  private func addImage() -> UIImageView {
    let view = UIImageView()
    contentView.insertSubview(view, at: 0)
    return view
  }

  private func showContent() {
    shown = contentView.show(contentConfiguration, in: shown)
  }
}

extension UIView {
  /// The texts of all labels inside, in reading order.
  var wordsInside: [String] {
    ReadingOrder.elements(in: self).compactMap { element in
      guard case .view(let label as UILabel) = element else { return nil }
      return label.text
    }
  }

  /// Shows a configuration in a view of its own, the present one where that takes it.
  func show(
    _ configuration: (any UIContentConfiguration)?, in present: (UIView & UIContentView)?
  ) -> (UIView & UIContentView)? {
    guard let configuration else {
      present?.removeFromSuperview()
      return nil
    }
    if let present, type(of: present.configuration) == type(of: configuration) {
      present.configuration = configuration
      return present
    }
    present?.removeFromSuperview()
    let view = configuration.makeContentView()
    addSubview(view)
    return view
  }
}
