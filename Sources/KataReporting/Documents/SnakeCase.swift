/// A Swift case name as documents write it: `viewModel` becomes `view_model`.
struct SnakeCase: CustomStringConvertible {
  let description: String

  init(_ name: String) {
    description = name.reduce(into: "") { result, character in
      if character.isUppercase {
        result += (result.last?.isLowercase == true ? "_" : "") + character.lowercased()
      } else {
        result.append(character)
      }
    }
  }
}
