/// A name or a piece of a learner's code inside a sentence, between backticks.
struct CodeWord: CustomStringConvertible {
  let description: String

  /// The code without its backticks, to stand inside of others.
  var bare: String { description.filter { $0 != "`" } }

  /// Leaves out backticks of the code itself, which would end the quotation; cuts what is too long for a sentence.
  init(_ code: String) {
    let bare = code.filter { $0 != "`" }
    description = bare.isEmpty ? "it" : "`\(bare.count > 80 ? bare.prefix(77) + "..." : bare)`"
  }
}
