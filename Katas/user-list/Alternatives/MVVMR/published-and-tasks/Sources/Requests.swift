import Foundation
import UserListContract

protocol UserRequests {
  func users() async -> Result<[User], any Error>
  func details(of id: Int) async -> Result<UserDetails, any Error>
}

protocol PageRequests {
  func page(at address: URL) async -> Result<String, any Error>
}

/// The services, for those who wait in a task.
struct Requests: UserRequests, PageRequests {
  let users: any UsersService
  let pages: any PageLoader

  func users() async -> Result<[User], any Error> {
    await withCheckedContinuation { continuation in
      users.fetchUsers { continuation.resume(returning: $0) }
    }
  }

  func details(of id: Int) async -> Result<UserDetails, any Error> {
    await withCheckedContinuation { continuation in
      users.fetchDetails(ofUser: id) { continuation.resume(returning: $0) }
    }
  }

  func page(at address: URL) async -> Result<String, any Error> {
    await withCheckedContinuation { continuation in
      pages.loadPage(at: address) { continuation.resume(returning: $0) }
    }
  }
}
