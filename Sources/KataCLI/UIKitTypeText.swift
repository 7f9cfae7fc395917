import KataCore

/// A type of UIKit as lines of text, its members by how they behave.
struct UIKitTypeText {
  let type: UIKitType

  init(_ type: UIKitType) {
    self.type = type
  }

  var text: String {
    let head = type.inherited.isEmpty ? type.name : "\(type.name): \(type.inherited)"
    let parts = UIKitType.Behaviour.allCases.map(part)
    return "\(head)\n" + parts.joined()
  }

  private func part(_ behaviour: UIKitType.Behaviour) -> String {
    let lines = type.members.filter { $0.behaviour == behaviour }.map { "  \($0.declaration)\n" }
    return lines.isEmpty ? "" : "\n\(Catalogue.current.text(behaviour.rawValue))\n" + lines.joined()
  }
}
