extension SuiteError: CustomStringConvertible {
  package var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

extension SuiteError.Problem: CustomStringConvertible {
  package var description: String { "\(location): \(sentence)" }

  private var sentence: String {
    switch kind {
    case .notASuite:
      "No class here derives from XCTestCase, so nothing would be checked; remove the file or add one."
    case .noTitle(let method):
      "\(method) has no doc comment; write one sentence that says what must hold."
    case .duplicate(let id):
      "Another case already has the id \(id); give this method another name."
    case .noName: "A case needs a name behind `test`."
    case .strangeName:
      "The name holds characters that cannot be printed; use letters, digits and blanks."
    case .isAsync(let method):
      "\(method) is async, which the suite host does not wait for; make it synchronous."
    case .isHidden(let method):
      "\(method) is private, static or returns a value, so XCTest would not run it; make it a plain method."
    case .isConditional:
      "Cases inside `#if` would be listed on every platform; move them out of it."
    case .unreadable: "The file is too large or too deeply nested to be read."
    }
  }
}
