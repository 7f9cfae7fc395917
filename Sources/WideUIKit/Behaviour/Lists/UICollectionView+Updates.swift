extension UICollectionView {
  /// Makes changes as one, and compares them with what the data source says afterwards.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    group { updates?() }
    guard let completion else { return }
    VirtualClock.current.schedule(after: .milliseconds(300)) { completion(true) }
  }

  /// Announces that items have come; paths are those after the update.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }

  /// Announces that items have gone; paths are those before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }

  /// Asks for items again.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Asks for items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Announces that an item has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Announces that sections have come.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Announces that sections have gone.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for whole sections again.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func update(_ change: (inout ListUpdates) -> Void) {
    group {
      guard var announced = updates else { return }
      change(&announced)
      updates = announced
    }
  }

  private func group(_ changes: () -> Void) {
    loadIfNeeded()
    if updateDepth == 0 { updates = ListUpdates() }
    updateDepth += 1
    changes()
    updateDepth -= 1
    guard updateDepth == 0, let announced = updates else { return }
    updates = nil
    EffectLog.apart { carryOut(announced) }
  }

  private func carryOut(_ updates: ListUpdates) {
    let old = items.counts
    var changed = items
    let (released, isSound) = changed.apply(updates)
    let actual = counts
    let words = ListInconsistency(noun: "item", updates: updates)
      .words(old: old, expected: changed.counts, actual: actual)
    guard isSound, words == nil else {
      RaisedException.raise(
        words ?? "Invalid update: it names an item that is not there before or after the update.")
      needsReload = true
      return loadIfNeeded()
    }
    for cell in released { release(cell) }
    items = changed
    for section in updates.insertedSections.union(updates.reloadedSections)
    where items.sections.indices.contains(section) && items.sections[section].isEmpty {
      items.sections[section] = Array(repeating: nil, count: actual[section])
    }
    fill()
  }

  /// Takes over an order that a diffable data source has worked out.
  func rearrange(_ sections: [[UICollectionViewCell?]]) {
    let kept = Set(sections.joined().compactMap { $0.map(ObjectIdentifier.init) })
    for cell in items.sections.joined().compactMap(\.self)
    where !kept.contains(ObjectIdentifier(cell)) { release(cell) }
    needsReload = false
    items.sections = sections
    fill()
  }
}
