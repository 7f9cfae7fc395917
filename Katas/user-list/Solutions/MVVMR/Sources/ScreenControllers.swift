import Foundation
import UIKit
import UserListContract

/// Makes the screens that the list opens, as its router sees the builder.
protocol DetailControllers {
  func makeDetail(of user: User) -> UIViewController
}

/// Makes the page, as routers see the builder.
protocol PageControllers {
  func makePage(at address: URL) -> UIViewController
}
