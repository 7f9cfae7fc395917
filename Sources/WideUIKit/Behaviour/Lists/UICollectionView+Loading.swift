extension UICollectionView {
  /// Asks the data source for everything, if that is due.
  func loadIfNeeded() {
    guard needsReload, !isFilling else { return }
    needsReload = false
    EffectLog.apart {
      for cell in items.sections.joined().compactMap(\.self) { release(cell) }
      items.sections = counts.map { Array(repeating: nil, count: $0) }
      fill()
    }
  }

  /// What the data source says now.
  var counts: [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Asks for the cells that are missing, and for the views above and below sections.
  func fill() {
    guard let dataSource, !isFilling else { return }
    isFilling = true
    defer { isFilling = false }
    for path in items.paths where items[path] == nil {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.collection = self
      items.sections[path.section][path.row] = cell
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    for (section, views) in supplements.enumerated() { release(views, of: section) }
    supplements = items.sections.indices.map { supplements(in: $0, dataSource) }
    setNeedsLayout()
  }

  func release(_ cell: UICollectionViewCell) {
    let path = items.path(of: cell)
    cell.removeFromSuperview()
    cell.collection = nil
    cell.isSelected = false
    if let path { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    pool.keep(cell, cell.reuseIdentifier)
  }

  private func release(_ views: [String: UICollectionReusableView], of section: Int) {
    let path = IndexPath(item: 0, section: section)
    for (kind, view) in views.sorted(by: { $0.key < $1.key }) {
      view.removeFromSuperview()
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }

  private func supplements(
    in section: Int, _ dataSource: any UICollectionViewDataSource
  ) -> [String: UICollectionReusableView] {
    var views: [String: UICollectionReusableView] = [:]
    let path = IndexPath(item: 0, section: section)
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
    where wants(kind, in: section) {
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      views[kind] = view
    }
    return views
  }

  /// Whether a section has a view of a kind: a flow layout says so by its size.
  private func wants(_ kind: String, in section: Int) -> Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return false }
    let isHeader = kind == Self.elementKindSectionHeader
    let own = isHeader ? flow.headerReferenceSize : flow.footerReferenceSize
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return own != .zero
    }
    let size =
      isHeader
      ? delegate.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
      : delegate.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
    return size != .zero
  }

  /// Puts all views in their places, in the order in which a person reads them.
  func arrange() {
    EffectLog.apart {
      var line = FlowLine(collection: self)
      for (section, cells) in items.sections.enumerated() {
        if let view = supplements.value(Self.elementKindSectionHeader, at: section) {
          place(view, line.block(height: 44))
        }
        line.begin(section)
        for (item, cell) in cells.enumerated() {
          guard let cell else { continue }
          place(cell, line.frame(at: IndexPath(item: item, section: section)))
        }
        line.end()
        if let view = supplements.value(Self.elementKindSectionFooter, at: section) {
          place(view, line.block(height: 44))
        }
      }
      contentSize = line.contentSize
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { insert(view, at: subviews.count) }
  }
}

extension [[String: UICollectionReusableView]] {
  fileprivate func value(_ kind: String, at section: Int) -> UICollectionReusableView? {
    indices.contains(section) ? self[section][kind] : nil
  }
}
