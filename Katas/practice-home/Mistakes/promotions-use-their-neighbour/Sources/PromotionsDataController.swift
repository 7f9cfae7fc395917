import PracticeHomeContract

/// Model-related: banner and activities, from the server.
///
/// A class, because answers come later and change what it knows.
final class PromotionsDataController {
  private(set) var promotions: Promotions?
  private(set) var hasFailed = false
  private let subjects: SubjectsDataController
  private var newestRequest = 0

  /// - Parameter subjects: It has the server already.
  init(beside subjects: SubjectsDataController) {
    self.subjects = subjects
  }

  func request(callback: @escaping (Delivery) -> Void) {
    newestRequest += 1
    let request = newestRequest
    subjects.server.fetchPromotions { [weak self] result in
      guard let self, request == newestRequest else { return }
      take(result, callback: callback)
    }
  }

  private func take(
    _ result: Result<Promotions, any Error>, callback: (Delivery) -> Void
  ) {
    switch result {
    case .success(let fetched):
      promotions = fetched
      hasFailed = false
      callback(.fetched)
    case .failure:
      hasFailed = true
      callback(.failed)
    }
  }
}
