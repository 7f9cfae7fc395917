import KataCore
import SwiftSyntax

/// Finds names in what a part of a solution answers for besides its own body: the values that it is handed, and the
/// helpers that it calls.
///
/// A helper behind a protocol of the learner's is its own affair, as the next part is.
struct HelperSearch: Sendable {
  /// A name, and the type that it stands in.
  struct Place {
    let token: TokenSyntax
    let file: ParsedFile
    let type: String?
  }

  private let types: DeclaredTypes
  private let parts: SolutionParts
  private let handed: HandedValues
  private let calls: HelperCalls
  private let views: Set<String>

  init(files: [ParsedFile], types: DeclaredTypes, parts: SolutionParts) {
    self.types = types
    self.parts = parts
    handed = HandedValues(files: files, types: types)
    calls = HelperCalls(files: files, types: types)
    views = types.names(conformingTo: "UIViewController")
      .union(types.names(conformingTo: "UIView"))
  }

  /// The first token that is excluded.
  func place(
    besides part: [DeclaredTypes.Entry], where isExcluded: (TokenSyntax) -> Bool
  ) -> Place? {
    let own = Set(part.map(\.name))
    return handed.places(by: part).first { isExcluded($0.token) }
      ?? calls.places(from: part) { border(own).contains($0) }.first { isExcluded($0.token) }
  }

  /// The types that answer for themselves.
  private func border(_ own: Set<String>) -> Set<String> {
    let others = parts.classes.subtracting(own)
    return own.isDisjoint(with: views) ? others.union(views) : others
  }
}
