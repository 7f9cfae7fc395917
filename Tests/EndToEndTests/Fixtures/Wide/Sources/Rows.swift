import UIKit

final class RowCell: UITableViewCell {
  let extra = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    extra.text = "new"
    contentView.addSubview(extra)
    // Asked for before the main text, which stands above it all the same.
    detailTextLabel?.text = "person"
    accessoryType = .checkmark
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    // UIKit leaves the checkmark where it is.
    extra.text = accessoryType == .checkmark ? "reused" : "reset"
  }
}

final class Board: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let segments = UISegmentedControl(items: ["Keep", "Forget"])
  private let notes = UITextView()
  var names = ["Ada", "Grace", "Linus"]
  let watch = Watch()
  private let plain = Plain()
  private var token: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    plain.begin(watch)
    // Comes from an override that stands in an extension, in another file.
    token = watch.observe(\.name, options: [.new]) { [weak self] _, change in
      self?.title = change.newValue
    }
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    segments.selectedSegmentIndex = 0
    notes.accessibilityIdentifier = "notes"
    for part in [table, segments, notes] as [UIView] { view.addSubview(part) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "People"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    // The second segment forgets to say so.
    if segments.selectedSegmentIndex == 0 { names.remove(at: indexPath.row) }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    if names.count == 1 { tableView.reloadData() }
  }
}
