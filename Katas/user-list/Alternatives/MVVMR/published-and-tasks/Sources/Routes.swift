import Foundation
import UserListContract

protocol BaseRoutes: AnyObject {
  func busy(_ isBusy: Bool)
  func fail(_ text: String, retry: (() -> Void)?)
}

protocol PageRoutes: BaseRoutes {
  func goToPage(_ address: URL)
}

protocol ListRoutes: PageRoutes {
  func goToUser(_ user: User)
}

protocol DetailRoutes: PageRoutes {
  func ask(_ question: String, yes: String, task: @escaping () -> Void)
}

protocol WebRoutes: BaseRoutes {
  func leave()
}
