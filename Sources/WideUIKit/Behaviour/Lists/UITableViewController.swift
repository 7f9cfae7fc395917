/// A controller whose view is a table, of which it is data source and delegate.
@MainActor
open class UITableViewController: UITableViewControllerMembers {
  private let style: UITableView.Style
  private var table: UITableView?

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      table = newValue
      view = newValue
    }
  }

  /// What pulling the table down turns.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    self.table = table
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table?.indexPathsForSelectedRows ?? [] {
      table?.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table?.setEditing(editing, animated: animated)
  }
}
