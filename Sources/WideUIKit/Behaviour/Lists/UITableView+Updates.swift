extension UITableView {
  /// Begins a group of changes that count as one.
  public func beginUpdates() {
    loadIfNeeded()
    if updateDepth == 0 { updates = ListUpdates() }
    updateDepth += 1
  }

  /// Ends the group and compares it with what the data source says now.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    EffectLog.apart { carryOut(updates) }
  }

  /// Makes changes as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    VirtualClock.current.schedule(after: .milliseconds(300)) { completion(true) }
  }

  /// Announces that rows have come; paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted += indexPaths }
  }

  /// Announces that rows have gone; paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted += indexPaths }
  }

  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded += indexPaths }
  }

  /// Asks for rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reloaded += indexPaths }
  }

  /// Announces that a row has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Announces that sections have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Announces that sections have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for whole sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Announces that a section has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  private func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var announced = updates {
      change(&announced)
      updates = announced
    }
    endUpdates()
  }

  private func carryOut(_ updates: ListUpdates) {
    let old = rows.counts
    var changed = rows
    let (released, isSound) = changed.apply(updates)
    let actual = counts
    let inconsistency = ListInconsistency(noun: "row", updates: updates)
    let words = inconsistency.words(old: old, expected: changed.counts, actual: actual)
    guard isSound, words == nil else {
      RaisedException.raise(
        words ?? "Invalid update: it names a row that is not there before or after the update.")
      needsReload = true
      return loadIfNeeded()
    }
    for cell in released { release(cell) }
    rows = changed
    for section in updates.insertedSections.union(updates.reloadedSections)
    where rows.sections.indices.contains(section) && rows.sections[section].isEmpty {
      rows.sections[section] = Array(repeating: nil, count: actual[section])
    }
    fill()
  }

  /// Takes over an order that a diffable data source has worked out.
  func rearrange(_ sections: [[UITableViewCell?]]) {
    let kept = Set(sections.joined().compactMap { $0.map(ObjectIdentifier.init) })
    for cell in rows.sections.joined().compactMap(\.self)
    where !kept.contains(ObjectIdentifier(cell)) { release(cell) }
    needsReload = false
    rows.sections = sections
    fill()
  }
}
