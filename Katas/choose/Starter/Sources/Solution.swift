import LibraryContract
import UIKit

enum Solution: LibraryScreen {
  static func makeScreen(services: LibraryServices) -> UIViewController {
    App.shared.services = services
    return CatalogueViewController()
  }
}
