import UIKit

/// A table of notes between the edges of its screen, with a header whose height follows from its text.
final class NoteList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var bodies: [String]
  var accessory = UITableViewCell.AccessoryType.none
  var fixedHeight: CGFloat?
  var inset: CGFloat = 0

  init(_ bodies: String...) {
    self.bodies = bodies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bodies.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    guard let note = cell as? NoteCell else { return cell }
    note.title.text = "Note"
    note.body.text = bodies[indexPath.row]
    note.accessoryType = accessory
    return note
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    fixedHeight ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Notes"
    label.font = .systemFont(ofSize: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -5),
    ])
    return header
  }
}
