import OSLog
import RegexBuilder
import UIKit

private let log = Logger(subsystem: "app", category: "board")

final class Watch: NSObject {
  @objc dynamic var name = "none"
}

extension Board {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UINavigationBar.appearance().tintColor = .red
    let capital = Regex { Capture { "b" } }
    watch.name = "board".replacing(capital, with: "B")
    log.info("\(self.watch.name, privacy: .public) has \(self.names.count) rows")
    os_log("it appears")
  }

  override var prefersStatusBarHidden: Bool { true }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Keep it") { _, _, done in done(true) },
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.names.remove(at: indexPath.row)
        tableView.reloadData()
        done(true)
      },
    ])
  }
}
