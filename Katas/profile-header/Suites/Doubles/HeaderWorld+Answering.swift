import Foundation
import ProfileHeaderContract
@_spi(Driving) import UIKit

/// How the server of a world answers.
extension HeaderWorld {
  /// Answers `request` with `user`, or fails the case if `role` has not sent it.
  func answer(_ request: String, _ role: Role, on member: String? = nil, with user: User) throws {
    try answer(request, role, on: member, .success(answer(for: user)))
  }

  /// Lets `request` fail.
  func fail(_ request: String, _ role: Role, on member: String? = nil) throws {
    try answer(request, role, on: member, .failure(URLError(.notConnectedToInternet)))
  }

  /// Fails the case unless `request` waits for its answer.
  func shouldWait(_ request: String, _ role: Role, on member: String? = nil) throws {
    try role.should(
      "send \"\(request)\"", on: member,
      actual: "\(server.question), and the rest could not be tried"
    ) { server.open.contains(request) }
  }

  /// Answers whatever waits, such as the requests of a screen that was left.
  func answerAll() {
    MainQueue.settle()
    for request in server.open {
      server.answer(request, .success(answer(for: user())))
      MainQueue.settle()
    }
  }

  func answer(
    _ request: String, _ role: Role, on member: String? = nil, _ result: Result<Data, any Error>
  ) throws {
    try shouldWait(request, role, on: member)
    server.answer(request, result)
    MainQueue.settle()
  }
}
