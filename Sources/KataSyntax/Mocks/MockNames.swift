import SwiftSyntax

/// Gives each member of a mock the beginning of its properties' names: `show` for `showCalls` and `showHandler`.
struct MockNames {
  private var taken: Set<String> = []
  /// Names of several methods, which are told apart by their labels.
  private let overloaded: Set<String>

  init(ofMethods names: [String]) {
    let counts = Dictionary(grouping: names) { $0 }
    overloaded = Set(counts.filter { $0.value.count > 1 }.keys)
  }

  /// The first of some names that no other member has, from the shortest to the longest.
  mutating func stem(_ base: String, labels: [String], types: [String]) -> String {
    let longer = ([base] + labels.map(Self.capitalised)).joined()
    let longest = longer + types.map(Self.capitalised).joined()
    var candidates = [base, longer, longest].dropFirst(overloaded.contains(base) ? 1 : 0)
    var number = 2
    while true {
      let name = candidates.popFirst() ?? "\(longest)\(number)"
      if taken.insert(name).inserted { return name }
      if candidates.isEmpty { number += 1 }
    }
  }

  private static func capitalised(_ text: String) -> String {
    let word = text.filter { $0.isLetter || $0.isNumber }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
