import Foundation

final class GreetingScreenInteractor: GreetingScreenInteractorProtocol {
  func trim(_ text: String) -> String? {
    let clean = text.trimmingCharacters(in: .whitespaces)
    return clean.isEmpty ? nil : clean
  }
}
