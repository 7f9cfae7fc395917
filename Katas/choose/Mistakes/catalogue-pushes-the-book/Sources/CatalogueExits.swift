import UIKit

/// Makes what the catalogue leads to.
struct CatalogueExits {
  let makeBook: (_ id: Int) -> UIViewController
  let makeLoans: () -> UIViewController
}
