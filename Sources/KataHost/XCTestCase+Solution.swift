import XCTest

extension XCTestCase {
  /// The learner's `Solution` as the type `Seam`, such as `(any GreetingMVP.Type).self`.
  ///
  /// Fails the case, and says how to conform, when `Solution` does not conform.
  @MainActor func solution<Seam>(as seam: Seam.Type) throws -> Seam {
    if let solution = CaseSetting.current?.solution as? Seam { return solution }
    let name = "\(seam)".replacing("any ", with: "").replacing(".Type", with: "")
    throw Failure(
      role: Role(title: "solution", seam: name),
      should: "`Solution` should conform to `\(name)`, which says how the parts are made.",
      expected: "extension Solution: \(name) { … }",
      actual: "`Solution` does not conform to `\(name)` yet.",
      types: ["Solution"])
  }

  /// Made-up data for this case, the same whenever seed and case are the same.
  @MainActor func seededValues() -> SeededValues {
    guard let setting = CaseSetting.current else { preconditionFailure("No case is running.") }
    return SeededValues(seed: setting.seed, salt: setting.id)
  }
}
