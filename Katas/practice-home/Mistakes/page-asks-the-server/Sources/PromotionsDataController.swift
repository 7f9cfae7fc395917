import PracticeHomeContract

/// Model-related: keeps banner and activities.
final class PromotionsDataController {
  private(set) var promotions: Promotions?
  private(set) var hasFailed = false
  private var newestRequest = 0

  func begin() -> Int {
    newestRequest += 1
    return newestRequest
  }

  func isNewest(_ request: Int) -> Bool { request == newestRequest }

  func take(_ result: Result<Promotions, any Error>) -> Delivery {
    switch result {
    case .success(let fetched):
      promotions = fetched
      hasFailed = false
      return .fetched
    case .failure:
      hasFailed = true
      return .failed
    }
  }
}
