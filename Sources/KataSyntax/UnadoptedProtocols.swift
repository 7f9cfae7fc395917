package import KataCore
import SwiftSyntax

/// The protocols of a solution that no type of it adopts.
///
/// Such a protocol is easily declared for a role and then forgotten where the role is played: what is cast to it
/// is nil, and many cases fail without one of them saying why.
package struct UnadoptedProtocols: Sendable {
  private let files: [ParsedFile]

  package init(in files: [ParsedFile]) {
    self.files = files
  }

  /// A warning for each, in the order of the files.
  package var findings: [Finding] {
    DeepStack.run(for: files) {
      let types = DeclaredTypes(in: files)
      let protocols = types.entries.filter { $0.kind == .protocol }
      let adopters = Set(types.entries.filter { $0.kind != .protocol }.map(\.name))
        .subtracting(protocols.map(\.name))
      return protocols.filter {
        types.names(conformingTo: $0.name).isDisjoint(with: adopters)
      }.map(finding)
    }
  }

  private func finding(_ entry: DeclaredTypes.Entry) -> Finding {
    let location = entry.file.location(offset: entry.offset)
    return Finding(
      id: "unadopted", severity: .warning, summary: "no type adopts `\(entry.name)`",
      explanation: "A cast to it gives nil, and nothing can be stored as it.",
      location: location, excerpt: entry.file.excerpt(line: location.line),
      nextSteps: ["Let the type that plays this role conform to it, or remove it."],
      isCause: true)
  }
}
