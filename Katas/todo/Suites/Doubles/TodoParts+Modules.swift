import TodoContract
@_spi(Driving) import UIKit

/// What one module knows of the other.
extension TodoParts {
  /// Fails the case if a part or view of one module is declared to store a class of the other's.
  func modulesShouldNotKnowClasses() throws {
    let list = try modules.list.map(object) + listViews
    let form = try modules.add.map(object) + formViews
    try should("list", list, notNameClassesOf: form, "form")
    try should("form", form, notNameClassesOf: list, "list")
  }

  private func should(
    _ name: String, _ objects: [AnyObject], notNameClassesOf others: [AnyObject], _ other: String
  ) throws {
    let foreign = others.map { type(of: $0) as Any.Type }.filter(LearnerType.owns)
    for object in objects {
      guard let found = Self.classes(declaredBy: object, among: foreign).first else { continue }
      throw Failure(
        should: "The \(name) should not know the classes of the \(other).",
        expected: "a protocol of yours, or nothing, in place of `\(found)`",
        actual: "`\(LearnerType.name(type(of: object)))` stores a `\(found)` by its class",
        types: [LearnerType.name(type(of: object))])
    }
  }

  private static func classes(declaredBy object: AnyObject, among foreign: [Any.Type]) -> [String] {
    let types = DeclaredField.all(of: type(of: object)).flatMap { LearnerType.parts(of: $0.type) }
    let inClosures = types.filter(LearnerType.isClosure).flatMap { type in
      String(reflecting: type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        .map(String.init)
    }
    return foreign.filter { type in
      types.contains { $0 == type } || inClosures.contains(String(reflecting: type))
    }.map { LearnerType.name($0) }
  }

  /// Fails the case if a part of the form's is given more of the services than it uses.
  func formShouldNeedOnlyWhatItUses() throws {
    let wide = ModelKind(
      "services that the form has no use for",
      types: [
        TodoServices.self, (any TodoStore).self, (any TodoReading).self,
        (any TodoReading & TodoAdding).self,
      ]
    ) { _ in false }
    for part in modules.add {
      let object = try object(part)
      let found = graph.properties.first { $0.holder === object && wide.isHeld(by: $0) }
      guard let found else { continue }
      throw Failure(
        role: part.role, should: "The \(part.role.title) should be given only what it uses.",
        expected: "a protocol that can add items and nothing else",
        actual: "`\(found.path)` can do more than that",
        types: [LearnerType.name(type(of: object))])
    }
  }
}
