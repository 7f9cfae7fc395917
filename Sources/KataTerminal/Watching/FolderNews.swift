/// What the system has told about folders since the last time.
struct FolderNews: Sendable {
  var signs: [(path: String, sign: SettlingChanges.Sign)] = []
  /// Says that folders have come or gone, or that something was lost: all is to be looked at.
  var callsForSurvey = false
}
