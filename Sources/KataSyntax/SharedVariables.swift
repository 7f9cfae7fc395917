package import KataCore
import SwiftSyntax

/// The variables of a solution that all its screens share: those that are `static`, and those outside of types.
///
/// Sharing is not wrong as such, but where one keeps what belongs to a screen, many cases fail alike and none of them
/// says why.
package struct SharedVariables: Sendable {
  private let files: [ParsedFile]

  package init(in files: [ParsedFile]) {
    self.files = files
  }

  /// A warning for each, those of types first.
  package var findings: [Finding] {
    DeepStack.run(for: files) {
      let members = DeclaredTypes(in: files).entries.flatMap { entry in
        entry.members.flatMap { found($0.decl, in: entry.file, type: entry.path) }
      }
      return members
        + files.flatMap { file in
          file.tree.statements.flatMap { found($0.item.as(DeclSyntax.self), in: file, type: nil) }
        }
    }
  }

  private func found(_ decl: DeclSyntax?, in file: ParsedFile, type: String?) -> [Finding] {
    guard let variable = decl?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      type == nil || variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return [] }
    return variable.bindings.filter(\.isStored).compactMap { binding in
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      return name.map { finding($0, in: file, type: type) }
    }
  }

  private func finding(_ name: TokenSyntax, in file: ParsedFile, type: String?) -> Finding {
    let location = file.location(of: name)
    let path = [type, name.plainText].compactMap(\.self).joined(separator: ".")
    return Finding(
      id: "shared", severity: .warning, summary: "all screens share `\(path)`",
      explanation: "Every case makes a screen of its own, and finds there what another has left.",
      location: location, excerpt: file.excerpt(line: location.line),
      nextSteps: ["Keep it in an object that belongs to one screen."], isCause: true)
  }
}

extension PatternBindingSyntax {
  /// Says whether it has a place in memory: observers leave it that, a getter does not.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
