import UIKit

/// Leads from the list to the form.
protocol TodoRouting: AnyObject {
  /// - Parameter didAdd: Called once the store keeps a new item.
  func makeForm(didAdd: @escaping () -> Void) -> UIViewController
}
