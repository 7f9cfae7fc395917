import SampleContract
import UIKit

/// The objects that a solution makes its screen of, looked at before the screen is loaded.
@MainActor struct ScreenStructure {
  private let graph: ObjectGraph

  init(_ solution: any SampleScreen.Type, in world: SampleWorld) throws {
    graph = try ObjectGraph(from: solution.makeScreen(services: world.services))
  }

  /// Fails the case unless the screen holds an object that is a `Part`.
  func shouldHold<Part>(_ role: Role, as part: Part.Type) throws {
    if graph.objects.contains(where: { $0 is Part }) { return }
    throw Failure(
      role: role,
      should: "The screen that `makeScreen(services:)` returns should work with the \(role.title).",
      expected: "a stored property that references it, in the view controller or in what it holds",
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

  /// Fails the case if a view or view controller stores services.
  func viewShouldKeepNoServices() throws {
    try Role.view.shouldStoreNone("keep no services", in: graph) { property in
      guard let holder = property.holder, isView(holder) else { return false }
      return property.types.contains { $0 == SampleServices.self || $0 == (any KeyValueStore).self }
        || property.contents.contains { $0 is any KeyValueStore }
    }
  }

  private var views: [AnyObject] {
    graph.objects.filter(isView)
  }

  private func isView(_ object: AnyObject) -> Bool {
    object is UIViewController || object is UIView
  }
}
