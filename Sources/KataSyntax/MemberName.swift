import SwiftSyntax

/// A member's name as Swift writes it: `isFormal`, `didTapGreet()`, `show(_:animated:)`.
struct MemberName: Equatable {
  let base: String
  /// The argument labels; nil when the name leaves them open.
  let labels: [String]?

  init(_ text: String) {
    let name = text.prefix { $0 != "(" }
    base = String(name)
    let rest = text.dropFirst(name.count).filter { $0 != "(" && $0 != ")" }
    labels = name.count == text.count ? nil : rest.split(separator: ":").map(String.init)
  }

  init(base: String, parameters: FunctionParameterListSyntax) {
    self.base = base
    labels = parameters.map { $0.firstName.plainText }
  }
}
