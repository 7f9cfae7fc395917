import GreetingContract

/// How the greeting screen words things.
struct GreetingWording {
  func greeting(_ person: Person, nickname: String?, style: GreetingStyle) -> String {
    switch style {
    case .formal: "Good day, \(joined(person.salutation, name(of: person)))."
    case .informal: "Hello, \(nickname ?? name(of: person))!"
    }
  }

  func name(of person: Person) -> String {
    let (first, last) = (person.firstName, person.lastName)
    let isChinese = !first.isEmpty && !last.isEmpty && (first + last).isChinese
    return isChinese ? last + first : joined(first, last)
  }

  func count(_ count: Int) -> String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }

  func failure(_ failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// Whether it has Chinese characters and nothing else.
  fileprivate var isChinese: Bool {
    unicodeScalars.allSatisfy { ("\u{4E00}"..."\u{9FFF}").contains($0) }
  }
}
