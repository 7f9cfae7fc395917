import GreetingContract
import UIKit

/// The objects that a solution makes its screen of, as far as stored properties lead to them.
@MainActor struct ScreenStructure {
  private let graph: ObjectGraph

  /// Looks at the screen that `solution` makes, before it is loaded.
  init(_ solution: any GreetingScreen.Type, in world: GreetingWorld) throws {
    try self.init(of: solution.makeScreen(services: world.services))
  }

  /// Looks at a screen as it is now.
  init(of screen: UIViewController) throws {
    graph = try ObjectGraph(from: screen)
  }

  /// The first object from the screen on that is a `Part`; fails the case if there is none.
  @discardableResult
  func part<Part>(_ role: Role, as part: Part.Type) throws -> Part {
    for object in graph.objects {
      if let part = object as? Part { return part }
    }
    throw Failure(
      role: role,
      should: "The screen that `makeScreen(services:)` returns should work with the \(role.title).",
      expected: "a stored property that leads to it, in the view controller or in what it holds",
      actual: "no stored property leads to a `\("\(Part.self)".replacing("any ", with: ""))`",
      types: views.map { LearnerType.name(type(of: $0)) })
  }

  /// Fails the case if one object plays two of the pattern's roles.
  func rolesShouldBeApart() throws {
    for object in graph.objects {
      let titles = Self.titles(of: object)
      guard titles.count > 1 else { continue }
      let name = LearnerType.name(type(of: object))
      throw Failure(
        role: titles.contains("view") ? .view : nil,
        should: "Every role should be an object of its own.",
        expected: "one object for each of \(titles.joined(separator: " and "))",
        actual: "`\(name)` is \(titles.joined(separator: " and ")) at once", types: [name])
    }
  }

  /// Fails the case if a view, or a helper that it leads to, stores services or a person.
  func viewShouldKeepNoModel() throws {
    let reach = graph.reach(from: views, upTo: Self.isRoleBehindTheView)
    try unlessRolesMeet {
      try Role.view.shouldKeepNone(in: reach, of: graph) {
        Model.name(of: $0, withInteractor: true)
      }
    }
  }

  /// Fails the case if the presenter, or a helper that it leads to, stores services or a person.
  func presenterShouldKeepNoModel() throws {
    let presenters = graph.objects.filter { $0 is any GreetingPresenter }
    let reach = graph.reach(from: presenters) { Self.isView($0) || Self.isRoleBehindTheView($0) }
    try unlessRolesMeet {
      try Role.presenter.shouldKeepNone(in: reach, of: graph) { Model.name(of: $0) }
    }
  }

  /// Tells of an object with two roles instead of what follows from that.
  private func unlessRolesMeet(_ check: () throws -> Void) throws {
    do {
      try check()
    } catch {
      try rolesShouldBeApart()
      throw error
    }
  }

  private var views: [AnyObject] {
    graph.objects.filter(Self.isView)
  }

  private static func isView(_ object: AnyObject) -> Bool {
    object is UIViewController || object is UIView
  }

  private static func isRoleBehindTheView(_ object: AnyObject) -> Bool {
    titles(of: object).contains { $0 != "view" }
  }

  private static func titles(of object: AnyObject) -> [String] {
    let roles = [
      ("view", isView(object)), ("presenter", object is any GreetingPresenter),
      ("view model", object is any GreetingViewModel),
      ("interactor", object is any GreetingInteractor), ("router", object is any GreetingRouter),
    ]
    return roles.filter(\.1).map(\.0)
  }
}
