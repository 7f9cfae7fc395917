import HeadlessUIKit
import Testing

/// Frames that constraints and stacks give, as UIKit gives them.
@MainActor
struct LayoutPassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func add(_ view: UIView = UIView(), to outer: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (outer ?? root).addSubview(view)
    return view
  }

  private func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func pinsToEdgesAndMargins() {
    let (view, inner) = (add(), UIView())
    _ = add(inner, to: view)
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    #expect(view.frame.minX == 20 && view.frame.width == 260 && view.frame.minY == 10)
    #expect(inner.frame.minX == 8 && inner.frame.width == 244)
  }

  @Test func centresWhatHasASize() {
    let view = add(box(100, 40))
    let below = add(box(10, 10))
    layOut(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
      below.trailingAnchor.constraint(equalTo: view.trailingAnchor))
    #expect(view.frame == rect(100, 280, 100, 40))
    #expect(below.frame == rect(190, 328, 10, 10))
  }

  @Test func followsAChangedConstant() {
    let view = add(box(10, 10))
    let distance = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    layOut(distance, view.topAnchor.constraint(equalTo: root.topAnchor))
    distance.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame == rect(50, 0, 10, 10))
  }

  @Test func weighsPrioritiesAndLimits() {
    let (wide, narrow) = (add(), add())
    let wish = wide.widthAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultHigh
    layOut(
      wish, wide.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40),
      narrow.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      narrow.leadingAnchor.constraint(equalTo: wide.leadingAnchor))
    #expect(wide.frame.width == 260)
    #expect(narrow.frame.width == 80)
  }

  @Test func linesUpAStackWithinItsEdges() {
    let parts = [box(50, 20), box(80, 30), box(10, 40)]
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .center
    stack.setCustomSpacing(2, after: parts[1])
    _ = add(stack)
    layOut(
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor))
    #expect(stack.frame == rect(110, 100, 80, 104))
    #expect(parts.map(\.frame) == [rect(15, 0, 50, 20), rect(0, 32, 80, 30), rect(35, 64, 10, 40)])
    parts[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == rect(125, 100, 50, 72))
    #expect(parts[2].frame == rect(20, 32, 10, 40))
  }

  @Test func nestsStacksAndSharesTheirRoom() {
    let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    row.distribution = .fillEqually
    row.spacing = 15
    row.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let spread = UIStackView(arrangedSubviews: [box(20, 10), box(40, 10), box(30, 10)])
    spread.distribution = .equalSpacing
    let column = UIStackView(arrangedSubviews: [row, spread])
    column.axis = .vertical
    _ = add(column)
    layOut(
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(row.frame == rect(0, 0, 300, 30))
    #expect(row.subviews.map(\.frame.minX) == [0, 105, 210])
    #expect(row.subviews.map(\.frame.width) == [90, 90, 90])
    #expect(spread.frame == rect(0, 30, 300, 10))
    #expect(spread.subviews.map(\.frame.minX) == [0, 125, 270])
  }

  @Test func keepsTheMiddlesOfAStackTheSameDistanceApart() {
    let stack = UIStackView(arrangedSubviews: [box(20, 10), box(60, 10), box(100, 10)])
    stack.distribution = .equalCentering
    _ = add(stack)
    layOut(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(stack.subviews.map(\.center.x) == [10, 130, 250])
  }

  /// One of the texts has to give way, and it is the one that resists less.
  @Test func weighsInequalitiesThatCompete() {
    let (long, short) = (UILabel(), UILabel())
    long.text = String(repeating: "x", count: 40)
    short.text = String(repeating: "x", count: 10)
    short.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [long, short])
    _ = add(row)
    layOut(row.widthAnchor.constraint(lessThanOrEqualToConstant: 200))
    #expect(row.frame.width == 200)
    #expect(short.frame.width == short.intrinsicContentSize.width)
    #expect(long.frame.maxX == short.frame.minX)
  }

  @Test func givesContentItsSizeAndBreaksLines() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 20)
    label.numberOfLines = 0
    _ = add(label)
    let (name, toggle) = (UILabel(), UISwitch())
    name.text = "Formal"
    let row = UIStackView(arrangedSubviews: [name, toggle])
    _ = add(row)
    layOut(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      row.topAnchor.constraint(equalTo: label.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(label.frame.width == 300)
    #expect(label.frame.height == 3 * UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(row.frame.minY == label.frame.maxY && row.frame.height == 31)
    #expect(toggle.frame == rect(249, 0, 51, 31))
    #expect(name.frame == rect(0, 0, 249, 31))
  }

  @Test func leavesFramesAloneThatCodeHasSet() {
    let (fixed, tied) = (UIView(frame: rect(30, 40, 50, 60)), add())
    root.addSubview(fixed)
    layOut(
      tied.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      tied.topAnchor.constraint(equalTo: fixed.topAnchor),
      tied.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      tied.heightAnchor.constraint(equalTo: fixed.heightAnchor))
    #expect(fixed.frame == rect(30, 40, 50, 60) && tied.frame == rect(80, 40, 50, 60))
  }

  @Test func solvesGuidesOfTheirOwn() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(box(10, 10))
    layOut(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame == rect(75, 0, 10, 10))
  }

  @Test func survivesWhatCannotHold() {
    let view = add(box(10, 10))
    layOut(
      view.widthAnchor.constraint(equalToConstant: 90),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(view.frame.minX == 0 && [10, 90, 300].contains(view.frame.width))
  }
}
