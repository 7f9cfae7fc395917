import UIKit

/// The objects that a solution makes its screen of, as far as stored properties lead to them, and the roles they play.
@MainActor struct ScreenParts {
  let graph: ObjectGraph
  /// The parts that the pattern asks for, the view among them.
  let kinds: [PartKind]

  /// Looks at a screen as it is now, and loads nothing.
  init(of screen: UIViewController, kinds: [PartKind]) throws {
    graph = try ObjectGraph(from: screen)
    self.kinds = [.view] + kinds
  }

  var views: [AnyObject] { graph.objects.filter(PartKind.view.isOne) }

  /// The first object of this kind; fails the case if no stored property leads to one.
  @discardableResult
  func part<Part>(_ kind: PartKind, as part: Part.Type) throws -> Part {
    for object in graph.objects {
      if let part = object as? Part { return part }
    }
    throw Failure(
      role: kind.role,
      should: "The screen that `makeScreen` returns should work with the \(kind.role.title).",
      expected: "a stored property that references it, in the view controller or in what it holds",
      actual: gone(kind)?.explanation
        ?? "no stored property leads to a `\("\(Part.self)".replacing("any ", with: ""))`",
      types: views.map { LearnerType.name(type(of: $0)) }, place: gone(kind)?.path)
  }

  /// Fails the case if one object plays two of the pattern's roles.
  func shouldBeApart() throws {
    for object in graph.objects {
      let titles = kinds.filter { $0.isOne(object) }.map(\.role.title)
      guard titles.count > 1 else { continue }
      let name = LearnerType.name(type(of: object))
      throw Failure(
        role: titles.contains(Role.view.title) ? .view : nil,
        should: "Every role should be an object of its own.",
        expected: "one object for each of \(titles.joined(separator: " and "))",
        actual: "`\(name)` is \(titles.joined(separator: " and ")) at once", types: [name])
    }
  }

  /// Fails the case if a view, or a helper that it leads to, stores one of these.
  func viewShouldKeepNone(of model: [ModelKind]) throws {
    try shouldKeepNone(.view, of: model)
  }

  /// Fails the case if a part of this kind, or a helper that it leads to, stores one of these.
  func shouldKeepNone(_ kind: PartKind, of model: [ModelKind]) throws {
    let isView = kind.role.title == Role.view.title
    // What a view shows or has attached to it is part of the view, whatever its class.
    let starts = graph.objects.filter {
      kind.isOne($0) || (isView && graph.shown.contains(ObjectIdentifier($0)))
    }
    let reach = graph.reach(from: starts) { object in
      kinds.dropFirst(isView ? 1 : 0).contains { $0.isOne(object) }
    }
    do {
      try kind.role.shouldKeepNone(in: reach, of: graph, name: model.name(of:))
    } catch {
      // An object with two roles is the cause, and the rest follows from it.
      try shouldBeApart()
      throw error
    }
  }

  /// A weak property of the view whose object is gone; nil if there is none.
  func gone(_ kind: PartKind) -> EmptyProperty? {
    views.lazy.compactMap { view in
      EmptyProperty.weakOnes(of: view).first { empty in
        LearnerType.parts(of: empty.type).contains { type in
          type == kind.type || (LearnerType.owns(type) && kind.isMade(type))
        }
      }
    }.first
  }
}
