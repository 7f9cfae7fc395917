import GreetingContract

/// How the greeting screen words the facts.
struct GreetingWording {
  func greeting(_ name: PersonName, nickname: String?, style: GreetingStyle) -> String {
    switch style {
    case .formal: "Good day, \(joined(name.salutation, fullName(name)))."
    case .informal: "Hello, \(nickname ?? fullName(name))!"
    }
  }

  func fullName(_ name: PersonName) -> String {
    let isChinese = !name.first.isEmpty && !name.last.isEmpty && (name.first + name.last).isChinese
    return isChinese ? name.last + name.first : joined(name.first, name.last)
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
