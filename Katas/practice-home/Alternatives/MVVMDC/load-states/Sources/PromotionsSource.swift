import PracticeHomeContract

/// Model-related: fetches promotions.
struct PromotionsSource {
  let server: any PracticeServer

  func fetch(_ completion: @escaping (Result<Promotions, any Error>) -> Void) {
    server.fetchPromotions(completion: completion)
  }
}
