/// What is wrong when a data source's counts do not fit the update that was announced, in UIKit's words.
struct ListInconsistency {
  /// What the list calls its elements: rows or items.
  let noun: String
  let updates: ListUpdates

  /// - Parameters:
  ///   - old: How many there were in each section.
  ///   - expected: How many there should be.
  ///   - actual: How many the data source has.
  func words(old: [Int], expected: [Int], actual: [Int]) -> String? {
    guard expected.count == actual.count else {
      return """
        Invalid update: invalid number of sections. The number of sections contained in the \
        \(list) after the update (\(actual.count)) must be equal to the number of sections \
        contained in the \(list) before the update (\(old.count)), plus or minus the number of \
        sections inserted or deleted (\(updates.insertedSections.count) inserted, \
        \(updates.deletedSections.count) deleted).
        """
    }
    let fresh = updates.insertedSections.union(updates.reloadedSections)
    let stray = expected.indices.first { !fresh.contains($0) && expected[$0] != actual[$0] }
    guard let section = stray else { return nil }
    let inserted = updates.inserted.count { $0.section == section }
    let deleted = updates.deleted.count { $0.section == section }
    let into = updates.moved.count { $0.to.section == section }
    let out = updates.moved.count { $0.from.section == section }
    return """
      Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s \
      contained in an existing section after the update (\(actual[section])) must be equal to \
      the number of \(noun)s contained in that section before the update \
      (\(old.indices.contains(section) ? old[section] : 0)), plus or minus the number of \
      \(noun)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) \
      and plus or minus the number of \(noun)s moved into or out of that section (\(into) moved \
      in, \(out) moved out).
      """
  }

  private var list: String { noun == "row" ? "table view" : "collection view" }
}
