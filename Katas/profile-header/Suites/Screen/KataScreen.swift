import Foundation
import ProfileHeaderContract
@_spi(Driving) import UIKit

/// The header as `kata show` and `kata run` use it, with a server that does what it is asked.
@MainActor final class KataScreen: ScreenScript {
  private let world: HeaderWorld
  private var user = User(
    id: 122, name: "Clara Bow", joined: Joined(year: 2019, month: 6, day: 14).date,
    followers: 12_345, following: 87, posts: 41, isFollowed: false, isOwn: false,
    isVerified: false)

  init(values: SeededValues) {
    world = HeaderWorld(values: values, userID: 122)
  }

  func prepare(for state: String) {
    switch state {
    case "nameless": user.name = nil
    case "chinese": user.name = "李小明"
    case "own", "editing", "renamed": user.isOwn = true
    case "verified": user.isVerified = true
    case "stored": world.store.contents[world.key] = world.answer(for: user)
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any HeaderScreen.Type).self)
      .makeScreen(userID: world.userID, services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    if ["loading", "stored"].contains(state) { return }
    answer(state == "failed" ? .failure : .good)
    driver.settle()
    switch state {
    case "loaded", "nameless", "chinese", "own", "verified", "failed": break
    case "following": try driver.tap("follow")
    case "followed", "refused":
      try driver.tap("follow")
      answer(state == "refused" ? .failure : .good)
    case "editing": try driver.tap("editName")
    case "renamed":
      try driver.tap("editName")
      try driver.type("Clara B.", into: "newName")
      try driver.tap("save")
      answer(.good)
    default: throw ScreenScriptError.unknownState(state)
    }
    driver.settle()
  }

  var request: String? { world.server.open.first }

  func answer(_ answer: ScreenAnswer) {
    guard let request else { return }
    switch answer {
    case .good:
      carryOut(request)
      world.server.answer(request, .success(world.answer(for: user)))
    case .failure: world.server.answer(request, .failure(URLError(.notConnectedToInternet)))
    case .nonsense: world.server.answer(request, .success(Data("<html>502</html>".utf8)))
    }
  }

  /// Somebody else follows the user meanwhile.
  func happen(_ event: String) {
    user.followers += 1
  }

  private func carryOut(_ request: String) {
    if let name = request.split(separator: "name=", maxSplits: 1).dropFirst().first {
      user.name = String(name)
    } else if request == world.rename(to: "") {
      user.name = nil
    } else if request == world.follow, !user.isFollowed {
      user = world.toggled(user)
    } else if request == world.unfollow, user.isFollowed {
      user = world.toggled(user)
    }
  }
}
