/// The header or footer of a section.
@MainActor
open class UITableViewHeaderFooterView: UITableViewHeaderFooterViewMembers {
  /// The name under which the view waits to be used again.
  public let reuseIdentifier: String?
  /// The view that holds what is shown.
  public let contentView = UIView()
  /// The text, made when first asked for.
  open private(set) lazy var textLabel: UILabel? = addLabel()
  /// The second text, made when first asked for.
  open private(set) lazy var detailTextLabel: UILabel? = addLabel()
  /// What the view shows, as one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { shown = contentView.show(contentConfiguration, in: shown) }
  }
  private var shown: (UIView & UIContentView)?

  // As in `UITableViewCell`.
  #if INTERFACE
    /// Creates a view without text.
    public init(reuseIdentifier: String?) {}
  #else
    /// Creates a view without text.
    public required init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(contentView)
    }
  #endif

  /// Creates a view without text.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view without text; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// A configuration that suits a header, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFollowers()
  }

  override func insets(ofFollower inner: UIView) -> NSDirectionalEdgeInsets? {
    inner === contentView ? .zero : nil
  }

  override func layoutDidChange(below root: UIView) {
    (superview as? UITableView)?.contentDidChange(in: self)
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }
}
