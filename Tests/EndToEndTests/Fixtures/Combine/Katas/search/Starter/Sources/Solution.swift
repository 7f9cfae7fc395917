import SearchContract
import UIKit

enum Solution: SearchMVVM {
  static func makeScreen(catalogue: Catalogue) -> UIViewController {
    SearchViewController(model: SearchViewModel(catalogue: catalogue))
  }

  static func makeModel(catalogue: Catalogue) -> any SearchModel {
    SearchViewModel(catalogue: catalogue)
  }
}
