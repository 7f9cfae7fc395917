import Foundation
import GreetingContract

protocol FetchInteractorDelegate: AnyObject {
  func interactor(_ interactor: FetchInteractor, didFetch person: Person)
  func interactor(_ interactor: FetchInteractor, didFailWith failure: GreetingFailure)
}

final class FetchInteractor {
  weak var delegate: (any FetchInteractorDelegate)?
  private let http: any HTTPClient

  init(http: any HTTPClient) {
    self.http = http
  }

  func fetchPerson() {
    http.get("/person") { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let data):
        do {
          let person = try JSONDecoder().decode(PersonDTO.self, from: data).toEntity()
          self.delegate?.interactor(self, didFetch: person)
        } catch {
          self.delegate?.interactor(self, didFailWith: .data)
        }
      case .failure:
        self.delegate?.interactor(self, didFailWith: .connection)
      }
    }
  }
}
