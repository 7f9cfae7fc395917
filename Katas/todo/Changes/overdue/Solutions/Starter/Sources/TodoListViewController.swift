import Foundation
import TodoContract
import UIKit

class TodoListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let services: TodoServices

  // The add form writes into these, too
  var overdueItems: [TodoItem] = []
  var todayItems: [TodoItem] = []
  var tomorrowItems: [TodoItem] = []
  var thisWeekItems: [TodoItem] = []
  var nextWeekItems: [TodoItem] = []

  let tableView = UITableView(frame: .zero, style: .grouped)
  let emptyLabel = UILabel()
  let statusLabel = UILabel()
  let retryButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)

  init(services: TodoServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    view.backgroundColor = .systemBackground
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    add.accessibilityIdentifier = "add"
    navigationItem.rightBarButtonItem = add

    statusLabel.accessibilityIdentifier = "status"
    statusLabel.textColor = .systemRed
    statusLabel.numberOfLines = 0
    statusLabel.isHidden = true
    retryButton.setTitle("Retry", for: .normal)
    retryButton.accessibilityIdentifier = "retry"
    retryButton.isHidden = true
    retryButton.addTarget(self, action: #selector(didTapRetry), for: .touchUpInside)
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.text = "Nothing is coming up."
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    tableView.accessibilityIdentifier = "items"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    tableView.isHidden = true

    let column = UIStackView(arrangedSubviews: [
      spinner, statusLabel, retryButton, emptyLabel, tableView,
    ])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    services.log.record("list_opened")
    loadItems()
  }

  // MARK: - Data

  func loadItems() {
    spinner.startAnimating()
    statusLabel.isHidden = true
    retryButton.isHidden = true
    services.store.fetchItems { [weak self] result in
      guard let self else { return }
      self.spinner.stopAnimating()
      switch result {
      case .success(let items):
        self.overdueItems = []
        self.todayItems = []
        self.tomorrowItems = []
        self.thisWeekItems = []
        self.nextWeekItems = []
        let calendar = self.services.clock.calendar
        let today = calendar.startOfDay(for: self.services.clock.now)
        for item in items {
          if item.isDone { continue }
          let day = calendar.startOfDay(for: item.due)
          let days = calendar.dateComponents([.day], from: today, to: day).day ?? 0
          if days < 0 {
            self.overdueItems.append(item)
          } else if days == 0 {
            self.todayItems.append(item)
          } else if days == 1 {
            self.tomorrowItems.append(item)
          } else if days > 1
            && calendar.isDate(item.due, equalTo: today, toGranularity: .weekOfYear)
          {
            self.thisWeekItems.append(item)
          } else if days > 1 {
            let nextWeek = calendar.date(byAdding: .day, value: 7, to: today) ?? today
            if calendar.isDate(item.due, equalTo: nextWeek, toGranularity: .weekOfYear) {
              self.nextWeekItems.append(item)
            }
          }
        }
        self.overdueItems.sort {
          calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due)
        }
        self.thisWeekItems.sort {
          calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due)
        }
        self.nextWeekItems.sort {
          calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due)
        }
        self.updateEmptyLabel()
        self.tableView.reloadData()
      case .failure:
        self.statusLabel.text = "Your items could not be loaded."
        self.statusLabel.isHidden = false
        self.retryButton.isHidden = false
      }
    }
  }

  func updateEmptyLabel() {
    let count =
      overdueItems.count + todayItems.count + tomorrowItems.count + thisWeekItems.count
      + nextWeekItems.count
    emptyLabel.isHidden = count > 0
    tableView.isHidden = count == 0
  }

  // MARK: - Actions

  @objc func didTapRetry() {
    loadItems()
  }

  @objc func didTapAdd() {
    let add = AddItemViewController()
    add.list = self
    add.dueDate = services.clock.calendar.startOfDay(for: services.clock.now)
    let navigation = UINavigationController(rootViewController: add)
    present(navigation, animated: true)
  }

  // MARK: - Table view

  func items(in section: Int) -> [TodoItem] {
    var sections: [[TodoItem]] = []
    if !overdueItems.isEmpty { sections.append(overdueItems) }
    if !todayItems.isEmpty { sections.append(todayItems) }
    if !tomorrowItems.isEmpty { sections.append(tomorrowItems) }
    if !thisWeekItems.isEmpty { sections.append(thisWeekItems) }
    if !nextWeekItems.isEmpty { sections.append(nextWeekItems) }
    return sections[section]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    var count = 0
    if !overdueItems.isEmpty { count += 1 }
    if !todayItems.isEmpty { count += 1 }
    if !tomorrowItems.isEmpty { count += 1 }
    if !thisWeekItems.isEmpty { count += 1 }
    if !nextWeekItems.isEmpty { count += 1 }
    return count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items(in: section).count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    var titles: [String] = []
    if !overdueItems.isEmpty { titles.append("Overdue") }
    if !todayItems.isEmpty { titles.append("Today") }
    if !tomorrowItems.isEmpty { titles.append("Tomorrow") }
    if !thisWeekItems.isEmpty { titles.append("Later this week") }
    if !nextWeekItems.isEmpty { titles.append("Next week") }
    return titles[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "item")
    let item = items(in: indexPath.section)[indexPath.row]
    cell.selectionStyle = .none
    cell.textLabel?.text = item.title
    let calendar = services.clock.calendar
    let today = calendar.startOfDay(for: services.clock.now)
    let day = calendar.startOfDay(for: item.due)
    let days = calendar.dateComponents([.day], from: today, to: day).day ?? 0
    if days < 0 {
      cell.detailTextLabel?.text = days == -1 ? "1 day late" : "\(-days) days late"
    } else if days < 2 {
      cell.detailTextLabel?.text = nil
    } else {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = calendar.timeZone
      if calendar.isDate(item.due, equalTo: today, toGranularity: .weekOfYear) {
        formatter.dateFormat = "EEEE"
      } else {
        formatter.dateFormat = "EEEE, MMM d"
      }
      cell.detailTextLabel?.text = formatter.string(from: item.due)
    }
    return cell
  }
}

// MARK: - Add item

class AddItemViewController: UIViewController, UITextFieldDelegate {
  weak var list: TodoListViewController?
  var dueDate = Date()

  let titleField = UITextField()
  let dayLabel = UILabel()
  let earlierButton = UIButton(type: .system)
  let laterButton = UIButton(type: .system)
  let errorLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New item"
    view.backgroundColor = .systemBackground
    let cancel = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(didTapCancel))
    cancel.accessibilityIdentifier = "cancel"
    navigationItem.leftBarButtonItem = cancel
    let save = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(didTapSave))
    save.accessibilityIdentifier = "save"
    navigationItem.rightBarButtonItem = save

    titleField.placeholder = "What is to be done?"
    titleField.borderStyle = .roundedRect
    titleField.accessibilityIdentifier = "title"
    titleField.delegate = self
    dayLabel.accessibilityIdentifier = "day"
    dayLabel.textAlignment = .center
    earlierButton.setTitle("Earlier", for: .normal)
    earlierButton.accessibilityIdentifier = "earlier"
    earlierButton.addTarget(self, action: #selector(didTapEarlier), for: .touchUpInside)
    laterButton.setTitle("Later", for: .normal)
    laterButton.accessibilityIdentifier = "later"
    laterButton.addTarget(self, action: #selector(didTapLater), for: .touchUpInside)
    errorLabel.accessibilityIdentifier = "formError"
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    let days = UIStackView(arrangedSubviews: [earlierButton, laterButton])
    days.spacing = 8
    let column = UIStackView(arrangedSubviews: [titleField, dayLabel, days, errorLabel])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    updateDay()
  }

  func updateDay() {
    guard let list else { return }
    let calendar = list.services.clock.calendar
    let today = calendar.startOfDay(for: list.services.clock.now)
    let days = calendar.dateComponents([.day], from: today, to: dueDate).day ?? 0
    if days == 0 {
      dayLabel.text = "Today"
    } else if days == 1 {
      dayLabel.text = "Tomorrow"
    } else {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = calendar.timeZone
      formatter.dateFormat = "EEEE, MMM d"
      dayLabel.text = formatter.string(from: dueDate)
    }
    earlierButton.isEnabled = days > 0
  }

  @objc func didTapEarlier() {
    guard let calendar = list?.services.clock.calendar else { return }
    dueDate = calendar.date(byAdding: .day, value: -1, to: dueDate) ?? dueDate
    updateDay()
  }

  @objc func didTapLater() {
    guard let calendar = list?.services.clock.calendar else { return }
    dueDate = calendar.date(byAdding: .day, value: 1, to: dueDate) ?? dueDate
    updateDay()
  }

  @objc func didTapCancel() {
    dismiss(animated: true)
  }

  @objc func didTapSave() {
    let text = (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
    if text.isEmpty {
      errorLabel.text = "Please say what is to be done."
      errorLabel.isHidden = false
      return
    }
    errorLabel.isHidden = true
    navigationItem.rightBarButtonItem?.isEnabled = false
    list?.services.store.addItem(title: text, due: dueDate) { [weak self] result in
      guard let self, let list = self.list else { return }
      self.navigationItem.rightBarButtonItem?.isEnabled = true
      switch result {
      case .success(let item):
        list.services.log.record("item_added")
        // TODO: same as in loadItems(), keep in sync!
        let calendar = list.services.clock.calendar
        let today = calendar.startOfDay(for: list.services.clock.now)
        let day = calendar.startOfDay(for: item.due)
        let days = calendar.dateComponents([.day], from: today, to: day).day ?? 0
        if days == 0 {
          list.todayItems.append(item)
        } else if days == 1 {
          list.tomorrowItems.append(item)
        } else if calendar.isDate(item.due, equalTo: today, toGranularity: .weekOfYear) {
          list.thisWeekItems.append(item)
          list.thisWeekItems.sort {
            calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due)
          }
        } else {
          let nextWeek = calendar.date(byAdding: .day, value: 7, to: today) ?? today
          if calendar.isDate(item.due, equalTo: nextWeek, toGranularity: .weekOfYear) {
            list.nextWeekItems.append(item)
            list.nextWeekItems.sort {
              calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due)
            }
          }
        }
        list.updateEmptyLabel()
        list.tableView.reloadData()
        self.dismiss(animated: true)
      case .failure:
        self.errorLabel.text = "The item could not be saved."
        self.errorLabel.isHidden = false
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
