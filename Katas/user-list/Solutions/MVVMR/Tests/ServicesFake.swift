import Foundation
import UserListContract

@testable import App

/// Keeps what it is asked, and answers when a test says so.
@MainActor final class ServicesFake: HasUsers, HasPages, HasLog, UsersService, PageLoader, EventLog
{
  var users: any UsersService { self }
  var pages: any PageLoader { self }
  var log: any EventLog { self }

  private(set) var events: [String] = []
  private(set) var requests: [String] = []
  private var answerUsers: ((Result<[User], any Error>) -> Void)?
  private var answerDetails: ((Result<UserDetails, any Error>) -> Void)?
  private var answerPage: ((Result<String, any Error>) -> Void)?

  func fetchUsers(completion: @escaping (Result<[User], any Error>) -> Void) {
    requests.append("users")
    answerUsers = completion
  }
  func fetchDetails(
    ofUser id: Int, completion: @escaping (Result<UserDetails, any Error>) -> Void
  ) {
    requests.append("details \(id)")
    answerDetails = completion
  }
  func loadPage(at address: URL, completion: @escaping (Result<String, any Error>) -> Void) {
    requests.append("page \(address)")
    answerPage = completion
  }
  func record(_ event: String) { events.append(event) }

  func answer(users: [User]) { answerUsers?(.success(users)) }
  func answer(details: UserDetails) { answerDetails?(.success(details)) }
  func answer(page: String) { answerPage?(.success(page)) }
  func fail() {
    answerUsers?(.failure(CancellationError()))
    answerDetails?(.failure(CancellationError()))
    answerPage?(.failure(CancellationError()))
  }
}
