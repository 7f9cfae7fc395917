import KataCore

/// Tells whether an object changes by itself and has no way to say so: no closure to call, no delegate, no stream, no
/// completion.
struct Silence {
  private let index: ProgramIndex

  init(_ index: ProgramIndex) { self.index = index }

  /// Modules that come with a way of their own.
  private static let observing: Set<String> = [
    "Bond", "Combine", "Observation", "OpenCombine", "ReactiveCocoa", "ReactiveSwift", "RxCocoa",
    "RxRelay", "RxSwift", "SwiftUI",
  ]

  func keeps(_ type: Int) -> Bool {
    let facts = index.facts.types[type]
    guard facts.kind == .class, index.superclass[type] == nil else { return false }
    let imports = index.facts.files.filter { facts.files.contains($0.path) }.flatMap(\.imports)
    return Self.observing.isDisjoint(with: imports) && !facts.properties.contains(where: tells)
      && !index.functionsOfType[type].contains(where: answers) && changesLater(type)
  }

  /// A closure, something held weakly, or a box that has a closure itself.
  private func tells(_ property: TypeFacts.StoredProperty) -> Bool {
    if property.isClosure || property.isWeak { return true }
    let box = property.type.flatMap { index.type($0) }.map { index.facts.types[$0] }
    return box?.kind == .class && box?.properties.contains(where: \.isClosure) == true
  }

  private func answers(_ function: Int) -> Bool {
    index.facts.functions[function].parameterTypes.contains("function")
  }

  /// Whether it takes up an answer that comes later.
  private func changesLater(_ type: Int) -> Bool {
    index.atoms(of: type).contains { atom in
      atom.isInClosure && atom.uses.contains { $0.kind == .write }
    }
  }
}
