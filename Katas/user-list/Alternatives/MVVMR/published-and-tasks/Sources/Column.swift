import UIKit

extension UIViewController {
  func layOut(_ views: UIView...) {
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 8
    column.frame = view.bounds.insetBy(dx: 16, dy: 100)
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}
