/// One of the views that stand one below the other in a table.
@MainActor
struct TableLine {
  let view: UIView
  var height: CGFloat
  /// The height where the content says none; nil where the height is fixed.
  let usualHeight: CGFloat?

  /// - Parameters:
  ///   - wish: What the delegate or the table says; less than zero for a height that follows from the content.
  ///   - estimate: The height until that is found.
  init(_ view: UIView, wish: CGFloat, estimate: CGFloat = -1, usual: CGFloat) {
    self.view = view
    usualHeight = wish < 0 && view.mayFit ? usual : nil
    let present = view.placedSize.height
    let first = estimate > 0 && usualHeight != nil ? estimate : usual
    height = wish >= 0 ? wish : usualHeight == nil || present == 0 ? first : present
  }
}

extension UITableView {
  /// Puts all views one below the other, in the order in which a person reads them.
  func arrange() {
    EffectLog.apart {
      isFittingDue = false
      lines = wantedLines
      takeIn(lines.map(\.view))
      placeLines()
      let mayBecomeWider = !keepsFrame && layoutRoot.layoutState == .due
      guard mayBecomeWider || lines.contains(where: { $0.usualHeight != nil }) else { return }
      awaitFitting()
      if KeyValueObservers.isAnyoneWaiting || lines.contains(where: { $0.view.looksAtFrames }) {
        fitLines()
      }
    }
  }

  /// Has the heights found before somebody looks at a frame.
  private func awaitFitting() {
    isFittingDue = true
    LayoutPass.isFittingDue = true
  }

  /// Lets the height of a line be found again.
  func contentDidChange(in view: UIView) {
    measured.remove(ObjectIdentifier(view))
    if lines.contains(where: { $0.view === view && $0.usualHeight != nil }) { awaitFitting() }
  }

  /// Gives the lines the table's width and the heights of their content, if that is due.
  func fitLines() {
    guard isFittingDue else { return }
    isFittingDue = false
    EffectLog.apart {
      placeIfDue()
      if contentSize.width != width { measured = [] }
      for index in lines.indices { measure(&lines[index]) }
      placeLines()
    }
  }

  private func measure(_ line: inout TableLine) {
    guard let usual = line.usualHeight,
      measured.insert(ObjectIdentifier(line.view)).inserted
    else { return }
    let size = line.view.systemLayoutSizeFitting(
      CGSize(width: lineWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    line.height = size.height > 0 ? size.height : usual
  }

  // MARK: Which lines there are

  private var wantedLines: [TableLine] {
    var lines: [TableLine] = []
    if let view = tableHeaderView {
      lines.append(TableLine(view, wish: view.bounds.height, usual: 0))
    }
    for (section, cells) in rows.sections.enumerated() {
      if let view = headers.value(at: section) {
        let wish = delegate?.tableView(self, heightForHeaderInSection: section)
        let estimate = delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        lines.append(
          TableLine(view, wish: wish ?? sectionHeaderHeight, estimate: estimate ?? -1, usual: 28))
      }
      for (row, cell) in cells.enumerated() {
        guard let cell else { continue }
        let path = IndexPath(row: row, section: section)
        let wish = delegate?.tableView(self, heightForRowAt: path)
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path)
        lines.append(TableLine(cell, wish: wish ?? rowHeight, estimate: estimate ?? -1, usual: 44))
      }
      if let view = footers.value(at: section) {
        let wish = delegate?.tableView(self, heightForFooterInSection: section)
        let estimate = delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        lines.append(
          TableLine(view, wish: wish ?? sectionFooterHeight, estimate: estimate ?? -1, usual: 28))
      }
    }
    if let view = tableFooterView {
      lines.append(TableLine(view, wish: view.bounds.height, usual: 0))
    }
    return lines
  }

  private func takeIn(_ views: [UIView]) {
    let wanted = Set(views.map(ObjectIdentifier.init))
    for view in subviews where isOwn(view) && !wanted.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for view in views where subviews.last !== view { insert(view, at: subviews.count) }
  }

  private func isOwn(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView
  }

  // MARK: Where they are

  /// The table's width, or the screen's until it has one.
  private var width: CGFloat {
    placedSize.width > 0 ? placedSize.width : UIScreen.main.bounds.width
  }

  private var margin: CGFloat { style == .insetGrouped ? 20 : 0 }

  private var lineWidth: CGFloat { max(0, width - 2 * margin) }

  private func placeLines() {
    var y: CGFloat = 0
    for line in lines {
      let frame = CGRect(x: margin, y: y, width: lineWidth, height: line.height)
      if line.view.placedFrame != frame { place(line, at: frame) }
      y += line.height
    }
    contentSize = CGSize(width: width, height: y)
  }

  /// Changes the frame, and those inside at once where somebody is looking.
  private func place(_ line: TableLine, at frame: CGRect) {
    guard measured.contains(ObjectIdentifier(line.view)) else {
      line.view.frame = frame
      return
    }
    line.view.place {
      line.view.frame = frame
      for inner in line.view.subviews where line.view.insets(ofFollower: inner) != nil {
        inner.place { line.view.placeFollowers() }
      }
    }
  }
}
