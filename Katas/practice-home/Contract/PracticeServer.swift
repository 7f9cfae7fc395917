/// Answers the two requests of the page.
public protocol PracticeServer: AnyObject {
  /// Asks for the subjects of all phases; `completion` is called once, on the main actor.
  func fetchSubjects(completion: @escaping (Result<[Subject], any Error>) -> Void)
  /// Asks for banner and activities; `completion` is called once, on the main actor.
  func fetchPromotions(completion: @escaping (Result<Promotions, any Error>) -> Void)
}
