import UIKit

final class Badge58: UIView {
  var count = 0 {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "badge"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
