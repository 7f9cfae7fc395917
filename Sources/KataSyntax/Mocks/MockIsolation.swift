import SwiftSyntax

/// Which actor a mock or a member of it belongs to, and whether other tasks may use it.
struct MockIsolation {
  /// The attribute of a global actor, such as `@MainActor`; nil for none.
  var actor: String?
  var isSendable = false
  /// The member is marked `nonisolated` in a mock that belongs to an actor.
  var isNonisolated = false

  /// The isolation of a member with these attributes and modifiers.
  func member(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Self {
    var own = self
    if let actor = attributes.globalActor { own.actor = actor }
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) {
      own.isNonisolated = actor != nil
      own.actor = nil
    }
    return own
  }

  /// What stands before a stored property.
  func storage(isStatic: Bool) -> String {
    let isUnsafe = isNonisolated || isStatic && actor == nil
    // A property of the member's own actor in a class without one.
    return (isUnsafe ? "nonisolated(unsafe) " : "") + (isStatic ? "static " : "")
  }

  /// What stands before the type of a handler, which runs where the member does.
  var handler: String {
    if let actor { return actor + " " }
    return isSendable || isNonisolated ? "@Sendable " : ""
  }
}

extension AttributeListSyntax {
  /// The attribute of a global actor, by its usual name.
  var globalActor: String? {
    compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.hasSuffix("Actor") }?.trimmedDescription
  }

  /// The attributes of a requirement that its implementation has too, each with a blank behind it.
  var kept: String {
    let objectiveC: Set = ["objc", "IBAction", "IBOutlet", "nonobjc"]
    return compactMap { $0.as(AttributeSyntax.self) }
      .filter { !objectiveC.contains($0.attributeName.trimmedDescription) }
      .map { $0.trimmedDescription + " " }.joined()
  }
}
