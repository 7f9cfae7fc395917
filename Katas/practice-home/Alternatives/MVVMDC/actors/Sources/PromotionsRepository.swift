import PracticeHomeContract

/// Model-related: banner and activities from the server.
actor PromotionsRepository {
  private let server: any PracticeServer

  init(server: any PracticeServer) {
    self.server = server
  }

  func fetched() async throws -> Promotions {
    try await withCheckedThrowingContinuation { continuation in
      let server = server
      Task { @MainActor in server.fetchPromotions { continuation.resume(with: $0) } }
    }
  }
}
