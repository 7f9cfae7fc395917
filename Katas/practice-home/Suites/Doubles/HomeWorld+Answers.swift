import PracticeHomeContract
@_spi(Driving) import UIKit

/// How server and database answer, as soon as they have been asked.
extension HomeWorld {
  /// The server answers a request for subjects, or fails; 0 is the oldest that waits.
  func answerSubjects(_ subjects: [Subject]?, at index: Int = 0, by role: Role = .screen) throws {
    try role.should("ask the server for subjects", expected: true) {
      server.subjects.open.count > index
    }
    server.subjects.answer(
      subjects.map { .success($0) } ?? .failure(ServerFake.noConnection), at: index)
    MainQueue.settle()
  }

  /// The server answers a request for promotions, or fails; 0 is the oldest that waits.
  func answerPromotions(
    _ promotions: Promotions?, at index: Int = 0, by role: Role = .screen
  ) throws {
    try role.should("ask the server for promotions", expected: true) {
      server.promotions.open.count > index
    }
    server.promotions.answer(
      promotions.map { .success($0) } ?? .failure(ServerFake.noConnection), at: index)
    MainQueue.settle()
  }

  func answerDatabase(_ subjects: [Subject]?, by role: Role = .screen) throws {
    try role.should("read the database while no subjects are known", expected: true) {
      database.isAsked
    }
    database.answer(subjects)
    MainQueue.settle()
  }
}
