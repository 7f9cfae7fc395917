import UIKit.UIView

@objc protocol CoachDelegate: AnyObject {
  @objc optional func coachDidSpeak(_ coach: Coach, loud: Bool)
  @objc optional func coachName(_ coach: Coach) -> String?
}

final class Coach: NSObject {
  weak var delegate: CoachDelegate?
  @IBOutlet weak var label: UILabel!
  #if os(iOS)
    let system = "iOS"
  #endif
  func speak() {
    delegate?.coachDidSpeak?(self, loud: true)
    _ = delegate?.coachName?(self)
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    let color = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let image = #imageLiteral(resourceName: "star")
    _ = (color, image, system)
    autoreleasepool { print("pool") }
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }
  @objc private func changed(_ note: Notification) {}
  @objc private func tick() {}
}

final class Listener: NSObject, CoachDelegate {
  func coachDidSpeak(_ coach: Coach, loud: Bool) {}
}

enum Section { case main }

final class People: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Section, String>(tableView: tableView) {
    table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = "second"
    cell.contentConfiguration = content
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    let tap = UITapGestureRecognizer(target: self, action: #selector(reload))
    view.addGestureRecognizer(tap)
    reload()
  }
  @objc private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let name = source.itemIdentifier(for: indexPath) else { return }
    title = name
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
  }
}

extension People: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}

final class Tile: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Tiles: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }
}
