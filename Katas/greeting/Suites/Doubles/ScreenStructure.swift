import GreetingContract
import UIKit

/// The objects that a solution makes its screen of, looked at before the screen is loaded.
@MainActor struct ScreenStructure {
  private let graph: ObjectGraph

  init(_ solution: any GreetingScreen.Type, in world: GreetingWorld) throws {
    graph = try ObjectGraph(from: solution.makeScreen(services: world.services))
  }

  /// Fails the case unless the screen holds an object that is a `Part`.
  func shouldHold<Part>(_ role: Role, as part: Part.Type) throws {
    if graph.objects.contains(where: { $0 is Part }) { return }
    throw Failure(
      role: role,
      should: "The screen that `makeScreen(services:)` returns should work with the \(role.title).",
      expected: "a stored property that leads to it, in the view controller or in what it holds",
      actual: "no stored property leads to a `\(role.seam ?? role.title)`",
      types: views.map { LearnerType.name(type(of: $0)) })
  }

  /// Fails the case if a view or view controller is a `Part`, too.
  func viewShouldNotBe<Part>(_ title: String, as part: Part.Type) throws {
    guard let view = views.first(where: { $0 is Part }) else { return }
    let name = LearnerType.name(type(of: view))
    throw Failure(
      role: .view, should: "The view should not be the \(title) as well.",
      expected: "an object of its own for the \(title)", actual: "`\(name)` is both",
      types: [name])
  }

  /// Fails the case if a view or view controller stores services, a person, or what else is
  /// forbidden.
  func viewShouldKeepNoModel(
    alsoForbidden isForbidden: (StoredProperty) -> Bool = { _ in false }
  ) throws {
    try Role.view.shouldStoreNone("keep no services and no model", in: graph) { property in
      guard let holder = property.holder, isView(holder) else { return false }
      return Self.isModel(property) || isForbidden(property)
    }
  }

  /// Says whether the property may hold services, one of them, or the entity.
  static func isModel(_ property: StoredProperty) -> Bool {
    property.types.contains { type in modelTypes.contains { $0 == type } }
      || property.contents.contains(where: isService)
  }

  private var views: [AnyObject] {
    graph.objects.filter(isView)
  }

  private func isView(_ object: AnyObject) -> Bool {
    object is UIViewController || object is UIView
  }

  private static let modelTypes: [Any.Type] = [
    GreetingServices.self, (any HTTPClient).self, (any KeyValueStore).self, (any EventLog).self,
    (any PersonFeed).self, (any FeedSubscription).self, Person.self,
  ]

  private static func isService(_ value: Any) -> Bool {
    value is any HTTPClient || value is any KeyValueStore || value is any EventLog
      || value is any PersonFeed || value is any FeedSubscription
  }
}
