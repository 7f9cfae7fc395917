package import KataCore
import SwiftSyntax

/// Finds where in a learner's files to point when a case failed, in a design it has never seen.
package struct SeamLocator: Sendable {
  let types: DeclaredTypes

  package init(files: [ParsedFile]) {
    types = DeclaredTypes(in: files)
  }

  /// The failure with the place to look at filled in, once there is one.
  ///
  /// The place that the run has shown comes first, then the types it is about, with the member if one of them has it,
  /// then its role and member, then `Solution`. What is about one screen of several, nobody knows which, has none.
  package func located(_ failure: CaseFailure) -> CaseFailure {
    guard failure.location == nil else { return failure }
    let ofMember = failure.types.lazy.compactMap { type in
      failure.member.flatMap { place(ofProperty: $0, inType: type) }
    }.first
    let ofTypes = ofMember ?? failure.types.lazy.compactMap { place(ofType: $0) }.first
    let shown = failure.place.flatMap(place(at:)) ?? ofTypes
    guard let place = shown ?? place(ofSeam: failure.seam, member: failure.member) else {
      return failure
    }
    var failure = failure
    failure.location = place.location
    failure.excerpt = place.excerpt
    return failure
  }

  /// The member in the type that conforms to a contract's protocol, else that type, else `Solution`.
  ///
  /// - Parameter member: a name such as `isFormal`, `didTapGreet()` or `show(_:animated:)`.
  package func place(ofSeam seam: String?, member: String? = nil) -> SourcePlace? {
    guard let seam else { return placeOfScreen(member) }
    let naming = types.names(conformingTo: seam).union([seam])
    let parts = types.entries.filter { $0.kind != .protocol && isPart($0, of: naming) }
    if let name = member.map(MemberName.init), let place = place(of: name, in: parts) {
      return place
    }
    let declaration = parts.first { $0.kind != .extension } ?? parts.first
    return declaration.map { place($0.offset, in: $0.file) } ?? place(ofType: "Solution")
  }

  /// The controller, if there is only one.
  private func placeOfScreen(_ member: String?) -> SourcePlace? {
    let controllers = types.names(conformingTo: "UIViewController")
    let declared = Set(types.entries.filter { controllers.contains($0.name) }.map(\.path))
    return declared.count > 1 ? nil : place(ofSeam: "UIViewController", member: member)
  }

  /// The declaration that a word such as `Router` or `Router.screen` names, or the one line that sets its text.
  private func place(at word: String) -> SourcePlace? {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return place(ofType: word) }
    return place(settingTextOf: parts[1], inType: parts[0])
      ?? place(ofProperty: parts[1], inType: parts[0]) ?? place(ofType: word)
  }

  /// The statement that sets a view's text; nil where several do, of which only the run knows the last.
  private func place(settingTextOf property: String, inType type: String) -> SourcePlace? {
    let found = entries(ofType: type).flatMap { entry in
      entry.members.flatMap { member in
        TextAssignments.offsets(of: property, in: member.decl).map { (entry.file, $0) }
      }
    }
    return found.count == 1 ? found.first.map { place($0.1, in: $0.0) } : nil
  }

  /// The declaration of a type, by a name such as `Presenter`, `Outer.Inner` or `Module.Outer.Inner<Int>`.
  package func place(ofType name: String) -> SourcePlace? {
    let found = entries(ofType: name)
    let declaration = found.first { $0.kind != .extension } ?? found.first
    return declaration.map { place($0.offset, in: $0.file) }
  }

  /// The declaration of a property in a type or one of its extensions.
  package func place(ofProperty property: String, inType type: String) -> SourcePlace? {
    place(of: MemberName(property), in: entries(ofType: type))
  }

  // MARK: Types

  /// Says whether an entry is the body or an extension of a type that conforms.
  private func isPart(_ entry: DeclaredTypes.Entry, of naming: Set<String>) -> Bool {
    // A conforming type's own name is in the set too, which is how its extensions are found.
    !naming.isDisjoint(with: entry.inherited) || naming.contains(entry.name)
  }

  private func entries(ofType name: String) -> [DeclaredTypes.Entry] {
    let plain = name.prefix { $0 != "<" }
    var parts = plain.split(separator: ".").filter { !$0.hasPrefix("(") }
    // A runtime's name begins with the module, which is no type of the learner's.
    while !parts.isEmpty {
      let path = parts.joined(separator: ".")
      let found = types.entries.filter { $0.path == path }
      if !found.isEmpty { return found }
      parts.removeFirst()
    }
    return types.entries.filter { $0.name == plain.split(separator: ".").last.map(String.init) }
  }

  // MARK: Members

  private func place(of name: MemberName, in parts: [DeclaredTypes.Entry]) -> SourcePlace? {
    var nearly: SourcePlace?
    for part in parts {
      for member in part.members {
        for (found, token) in member.decl.memberNames where found.base == name.base {
          let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
          if name.labels == nil || found.labels == name.labels {
            return place(offset, in: part.file)
          }
          nearly = nearly ?? place(offset, in: part.file)
        }
      }
    }
    return nearly
  }

  private func place(_ offset: Int, in file: ParsedFile) -> SourcePlace {
    let location = file.location(offset: offset)
    return SourcePlace(location: location, excerpt: file.excerpt(line: location.line))
  }
}

extension DeclSyntax {
  /// The names that a member declares, with their tokens.
  fileprivate var memberNames: [(MemberName, TokenSyntax)] {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let parameters = node.signature.parameterClause.parameters
      return [(MemberName(base: node.name.plainText, parameters: parameters), node.name)]
    case .initializerDecl(let node):
      let parameters = node.signature.parameterClause.parameters
      return [(MemberName(base: "init", parameters: parameters), node.initKeyword)]
    case .variableDecl(let node):
      return node.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return (MemberName(name.identifier.plainText), name.identifier)
      }
    case .enumCaseDecl(let node):
      return node.elements.map { (MemberName($0.name.plainText), $0.name) }
    default:
      return []
    }
  }
}
