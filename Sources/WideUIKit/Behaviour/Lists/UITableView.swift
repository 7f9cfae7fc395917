/// A list of rows in sections, which asks its data source for them and tells its delegate what a person does.
///
/// All rows count as visible: cells are made for every one of them at the next layout, or as soon as one is asked for.
/// Heights that follow from content are found when somebody looks at a frame in the table.
@MainActor
open class UITableView: UITableViewMembers {
  /// Stands for a height that follows from the content.
  public static let automaticDimension: CGFloat = -1
  /// Stands for a magnifying glass in the index.
  public static let indexSearch = "{search}"

  /// How the table looks.
  public let style: Style
  /// The object that has the rows; asked again once it is set.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The object that is told what a person does.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can be deleted and moved.
  open var isEditing = false {
    didSet { for path in rows.paths { editingDidChange(at: path) } }
  }
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { setNeedsArranging() } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { setNeedsArranging() } }

  var rows = ListArrangement<UITableViewCell>()
  var headers: [UIView?] = []
  var footers: [UIView?] = []
  var pool = ReusePool<UITableViewCell>()
  var viewPool = ReusePool<UITableViewHeaderFooterView>()
  var updates: ListUpdates?
  var updateDepth = 0
  /// What stands one below the other.
  var lines: [TableLine] = []
  /// The views whose heights are those of their content at the width of the lines.
  var measured: Set<ObjectIdentifier> = []
  /// Whether heights, or the width, may be others than those in force.
  var isFittingDue = false
  var needsReload = true
  var isFilling = false

  /// Creates an empty table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates an empty plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates an empty plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// How many sections the data source has.
  open var numberOfSections: Int {
    loadIfNeeded()
    return rows.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }

  /// Forgets all rows; they are asked for again at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Switches editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// How large all rows are together.
  open override var contentSize: CGSize {
    get {
      fitInside()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override func fitInside() { fitLines() }

  override func layoutDidChange(below root: UIView) {
    if root !== self { contentDidChange(in: root) }
  }

  /// The rows say how large the content is.
  override var contentGuide: UILayoutGuide? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    arrange()
  }

  func setNeedsArranging() {
    setNeedsLayout()
  }
}
