@_spi(Driving) import UIKit

/// How a kata's screen is shown and used outside of its suites: the states it can be in, and its scripted services.
///
/// A kata that has a folder `Suites/Screen` declares one conforming type there, named `KataScreen`. The states and events
/// that it knows stand in its `kata.json`.
@MainActor protocol ScreenScript: AnyObject {
  /// Prepares the services.
  ///
  /// - Parameter values: Made-up data, the same every time.
  init(values: SeededValues)

  /// Fills the services before the screen is made.
  func prepare(for state: String)

  /// Makes the screen that a learner's `Solution` offers.
  func makeScreen(of solution: Any.Type) throws -> UIViewController

  /// Uses the screen, which has just opened, until it is in a state.
  func enter(_ state: String, with driver: ScreenDriver) throws

  /// What the request asks for that waits for its answer; nil when none waits.
  var request: String? { get }

  /// Answers the request that waits.
  func answer(_ answer: ScreenAnswer)

  /// Makes something happen outside the screen.
  func happen(_ event: String)
}

extension ScreenScript {
  func prepare(for state: String) {}

  func happen(_ event: String) {}

  /// The learner's `Solution` as the type that makes the screen.
  func seam<Seam>(of solution: Any.Type, as seam: Seam.Type) throws -> Seam {
    guard let made = solution as? Seam else { throw ScreenScriptError.noScreen("\(seam)") }
    return made
  }
}

/// How a server answers.
enum ScreenAnswer: String, Decodable {
  case good, failure, nonsense
}

/// Why a screen cannot be shown.
enum ScreenScriptError: Error, CustomStringConvertible {
  case noScreen(String)
  case unknownState(String)

  var description: String {
    switch self {
    case .noScreen(let seam):
      "`Solution` does not conform to `\(seam.replacing(".Type", with: ""))`, which makes the screen."
    case .unknownState(let state): "The kata's script does not know the state \"\(state)\"."
    }
  }
}
