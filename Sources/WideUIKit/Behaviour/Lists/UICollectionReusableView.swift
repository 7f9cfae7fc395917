/// A view of a collection that is used again.
@MainActor
open class UICollectionReusableView: UICollectionReusableViewMembers {
  /// The name under which the view waits to be used again.
  open internal(set) var reuseIdentifier: String?

  // As in `UITableViewCell`.
  #if INTERFACE
    /// Creates a view with the given frame.
    public override init(frame: CGRect) {}
  #else
    /// Creates a view with the given frame.
    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }
  #endif

  /// Creates an empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// One item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionViewCellMembers {
  /// The view that holds what the cell shows.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the item looks pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// What the cell shows, as one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { shown = contentView.show(contentConfiguration, in: shown) }
  }
  weak var collection: UICollectionView?
  private var shown: (UIView & UIContentView)?

  /// The states the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  override var takesTaps: Bool { collection != nil }

  override func takeTap() { collection?.tap(self) }

  /// The words of the item, by which a person finds it.
  override var shownNames: [String] { takesTaps ? contentView.wordsInside : [] }

  override var shownDetails: [String: String] { isSelected ? ["selected": "yes"] : [:] }

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }
}

/// An item that looks like a row of a table.
@MainActor
open class UICollectionViewListCell: UICollectionViewListCellMembers {
  /// A configuration that suits a row, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
