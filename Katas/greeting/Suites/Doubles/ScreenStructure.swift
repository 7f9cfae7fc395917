import GreetingContract
import UIKit

/// The objects that a solution makes its screen of, as far as stored properties lead to them.
@MainActor struct ScreenStructure {
  private let parts: ScreenParts

  var graph: ObjectGraph { parts.graph }

  /// Looks at the screen that `solution` makes, before it is loaded.
  init(_ solution: any GreetingScreen.Type, in world: GreetingWorld) throws {
    try self.init(of: solution.makeScreen(services: world.services))
  }

  /// Looks at a screen as it is now.
  init(of screen: UIViewController) throws {
    parts = try ScreenParts(of: screen, kinds: [.presenter, .viewModel, .interactor, .router])
  }

  /// The first object of this kind from the screen on; fails the case if there is none.
  @discardableResult
  func part<Part>(_ kind: PartKind, as part: Part.Type) throws -> Part {
    try parts.part(kind, as: part)
  }

  /// Fails the case if one object plays two of the pattern's roles.
  func rolesShouldBeApart() throws {
    try parts.shouldBeApart()
  }

  /// Fails the case if a view, or a helper that it leads to, stores services or a person.
  func viewShouldKeepNoModel() throws {
    try parts.viewShouldKeepNone(of: [.services, .person, .interactor])
  }

  /// Fails the case if the presenter, or a helper that it leads to, stores services or a person.
  func presenterShouldKeepNoModel() throws {
    try parts.shouldKeepNone(.presenter, of: [.services, .person])
  }

  /// The failure of a part that cannot be reached or cannot answer, whatever else follows from that.
  var brokenWire: Failure? {
    let interactors = graph.objects.compactMap { $0 as? any GreetingInteractor }
    if let interactor = interactors.first(where: { $0.output == nil }) {
      let name = LearnerType.name(type(of: interactor as AnyObject))
      return Failure(
        role: .interactor, member: "output",
        should: "The interactor should have an output once the screen is shown.",
        expected: "whoever hears what it reports",
        actual: "`\(name).output` is nil: nobody set it, or nobody holds what it was set to",
        types: [name])
    }
    guard let gone = parts.gone(.presenter) ?? parts.gone(.viewModel) else { return nil }
    return Failure(
      role: .view, should: "The view should hold the part that it works with.",
      actual: gone.explanation, types: parts.views.map { LearnerType.name(type(of: $0)) },
      place: gone.path)
  }
}
