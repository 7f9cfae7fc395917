/// What the files of the records were found to be.
enum RecordCondition: Hashable {
  case sound
  /// There is nothing yet, or no more than the beginning of it.
  case unmade
  /// An older kata made them, and they can be brought up to date.
  case outdated
  case unfit(RecordError.Unfitness)

  var unfitness: RecordError.Unfitness? {
    if case .unfit(let unfitness) = self { unfitness } else { nil }
  }
}
