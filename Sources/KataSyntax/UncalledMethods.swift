package import KataCore
import SwiftSyntax

/// The methods that a solution has written for UIKit to call, and that are never called here.
package struct UncalledMethods: Sendable {
  private let files: [ParsedFile]
  private let owners: [String: Set<String>]

  /// - Parameter owners: The protocols and classes that ask for a method, by its name, such as `display(_:)`.
  package init(in files: [ParsedFile], owners: [String: Set<String>]) {
    self.files = files
    self.owners = owners
  }

  /// A note for each name, at its first place.
  package var findings: [Finding] {
    DeepStack.run(for: files) {
      let types = DeclaredTypes(in: files)
      var seen: Set<String> = []
      return types.entries.flatMap { entry in
        entry.members.compactMap { member -> Finding? in
          guard let method = member.decl.as(FunctionDeclSyntax.self),
            let wanted = owners[method.fullName],
            wanted.contains(where: { types.isOne($0, entry) }),
            seen.insert(method.fullName).inserted
          else { return nil }
          return note(on: method, in: entry.file)
        }
      }
    }
  }

  private func note(on method: FunctionDeclSyntax, in file: ParsedFile) -> Finding {
    let location = file.location(of: method.name)
    return Finding(
      id: "uikit.uncalled", severity: .note,
      summary: "`\(method.fullName)` is accepted here and never called.", location: location,
      excerpt: file.excerpt(line: location.line))
  }
}

extension DeclaredTypes {
  /// Whether a type is this one, inherits from it or conforms to it by these files.
  fileprivate func isOne(_ owner: String, _ entry: Entry) -> Bool {
    entry.name == owner || names(conformingTo: owner).contains(entry.name)
  }
}
