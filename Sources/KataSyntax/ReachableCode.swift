import KataCore
import SwiftSyntax

/// The code that a part of a solution answers for besides its own body: the values that it is handed, and the helpers that
/// it calls.
///
/// A helper behind a protocol of the learner's is its own affair, as the next part is.
struct ReachableCode: Sendable {
  /// A token, and the type that it stands in.
  struct Place {
    let token: TokenSyntax
    let file: ParsedFile
    let type: String?
  }

  private let types: DeclaredTypes
  private let parts: SolutionParts
  private let handed: HandedValues
  private let calls: CallGraph
  private let views: Set<String>

  init(files: [ParsedFile], types: DeclaredTypes, parts: SolutionParts) {
    self.types = types
    self.parts = parts
    handed = HandedValues(files: files, types: types)
    calls = CallGraph(files: files, types: types)
    views = types.names(conformingTo: "UIViewController")
      .union(types.names(conformingTo: "UIView"))
  }

  /// The tokens of it.
  func places(besides part: [DeclaredTypes.Entry]) -> [Place] {
    let border = border(Set(part.map(\.name)))
    return handed.places(by: part) + calls.places(from: part, upTo: border.contains)
  }

  /// The types that answer for themselves.
  private func border(_ own: Set<String>) -> Set<String> {
    let others = parts.classes.subtracting(own)
    return own.isDisjoint(with: views) ? others.union(views) : others
  }
}
