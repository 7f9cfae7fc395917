import HeadlessUIKit
import Testing

/// The size that a view asks for by what is inside.
@MainActor
struct FittingSizeTests {
  private let card = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
  private let label = UILabel()
  private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

  init() {
    label.text = String(repeating: "x", count: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
  }

  private func height(atWidth width: CGFloat) -> CGFloat {
    card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func isAsSmallAsTheContentLetsItBe() {
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: label.intrinsicContentSize.width + 20, height: lineHeight + 10))
  }

  @Test func growsWithTheLinesThatANarrowerWidthMakes() {
    #expect(height(atWidth: 300) == lineHeight + 10)
    #expect(height(atWidth: 80) == 2 * lineHeight + 10)
    label.font = .systemFont(ofSize: 34)
    #expect(height(atWidth: 300) == UIFont.systemFont(ofSize: 34).lineHeight + 10)
  }

  @Test func leavesAllFramesAsTheyAre() {
    card.layoutIfNeeded()
    let frames = [card.frame, label.frame]
    _ = height(atWidth: 80)
    #expect([card.frame, label.frame] == frames)
    card.bounds.size.width = 200
    card.layoutIfNeeded()
    _ = height(atWidth: 80)
    #expect(label.frame.width == 180)
  }
}
