@testable import KataBuilding

extension ObjectSymbol {
  /// A symbol as `nm` writes it: the name, a blank, and the letter of its kind.
  init(line: String) {
    let binding: Binding =
      switch line.last {
      case "U", "w", "v": .wanted
      case "W", "V": .merged
      case let kind?: kind.isUppercase ? .global : .local
      case nil: .local
      }
    self.init(name: String(line.dropLast(2)), binding: binding)
  }
}
