import CounterContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let interactor = Role(title: "interactor", seam: "CounterVIPER")
  static let presenter = Role(title: "presenter", seam: "CounterVIPER")
}

/// A store that forgets everything after the case.
@MainActor final class CountFake: CountStore {
  var count: Int

  init(_ count: Int) {
    self.count = count
  }
}

/// The two parts of a screen on show, and what leads from the one to the other.
@MainActor struct CounterParts {
  let interactor: AnyObject
  let presenter: AnyObject
  let graph: ObjectGraph
  private let presenterClass: AnyClass

  init(_ solution: any CounterVIPER.Type) throws {
    let stage = Stage(solution.makeScreen(store: CountFake(1)))
    graph = try ObjectGraph(from: stage.screen)
    presenterClass = solution.presenter
    interactor = try Self.object(.interactor, solution.interactor, in: graph)
    presenter = try Self.object(.presenter, solution.presenter, in: graph)
    if interactor === presenter {
      let name = LearnerType.name(solution.presenter)
      throw Failure(
        role: .interactor, should: "Interactor and presenter should be two objects.",
        actual: "`\(name)` is both", types: [name])
    }
  }

  private static func object(
    _ role: Role, _ kind: AnyClass, in graph: ObjectGraph
  ) throws -> AnyObject {
    if let object = graph.objects.first(where: { type(of: $0) == kind }) { return object }
    throw Failure(
      role: role, should: "The screen should work with the \(role.title) that `Solution` names.",
      expected: "a stored property that leads to a `\(kind)`", actual: "none does",
      types: ["\(kind)"])
  }

  /// The references from the interactor to the presenter.
  var outputs: [ObjectGraph.Link] {
    graph.links.filter { $0.from === interactor && $0.to === presenter }
  }

  /// The properties of the interactor.
  var properties: [StoredProperty] {
    graph.properties.filter { $0.holder === interactor }
  }

  /// Whether a property is declared by a protocol of the learner's own.
  func isByProtocol(_ path: String) -> Bool {
    properties.contains { property in
      property.path == path
        && LearnerType.parts(of: property.declared).contains(where: LearnerType.isOwnProtocol)
    }
  }

  /// The protocols of the learner's own by which the interactor's references to the presenter are declared.
  var outputProtocols: [Any.Type] {
    properties.filter { property in outputs.contains { $0.path == property.path } }
      .flatMap { LearnerType.parts(of: $0.declared) }.filter(LearnerType.isOwnProtocol)
  }

  /// Whether a property, or a closure in it, is declared with the presenter's class.
  func namesPresenter(_ property: StoredProperty) -> Bool {
    LearnerType.parts(of: property.declared).contains { $0 == presenterClass }
      || property.namesInClosures.contains(String(reflecting: presenterClass))
  }
}
