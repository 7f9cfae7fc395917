import AsyncContract
import UIKit

enum Solution: SearchMVVM {
  static func makeScreen(search: any BookSearch) -> UIViewController {
    SearchViewController(viewModel: makeViewModel(search: search))
  }

  static func makeViewModel(search: any BookSearch) -> any SearchViewModel {
    BookSearchModel(service: search)
  }
}
