/// What the running case needs of the host.
///
/// XCTest makes its cases itself, so nothing can be handed to them; hence the task local.
struct CaseSetting: @unchecked Sendable {
  @TaskLocal static var current: CaseSetting?

  let id: String
  /// The learner's `Solution`; a type, which no thread can change.
  let solution: Any.Type
  let seed: UInt64
  var looks = Looks()
}
