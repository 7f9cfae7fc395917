import Foundation

/// Leads to a web page.
protocol PageOpening: AnyObject {
  func showPage(at address: URL)
}
