/// Something that is measured once in every round.
package enum BenchStep: String, Codable, CaseIterable, Sendable {
  case plainWholeModule, plainUsualMode
  case checkAfterEdit, wholeCheck, checkColdKit
  case parse, lint
  case lintFolder, parseGrownFolder, lintGrownFolder
  case testAfterBodyEdit, testAfterDeclarationEdit
  case testColdStandInBuilt, testCold

  /// What is run and on what, in words.
  ///
  /// A cold kit has the stand-in and what is known of the toolchain; a cold package has nothing.
  package var title: String {
    switch self {
    case .plainWholeModule: "swiftc -emit-library -wmo"
    case .plainUsualMode: "swiftc -emit-library, usual mode"
    case .checkAfterEdit: "kata check after an edit"
    case .wholeCheck: "check and scores after an edit"
    case .checkColdKit: "kata check, cold kit"
    case .parse: "the parser alone, a controller of 3,000 lines"
    case .lint: "reading its design, parsing included"
    case .lintFolder: "reading a folder's design"
    case .parseGrownFolder: "the parser alone, 4 times the folder's files"
    case .lintGrownFolder: "reading their design, parsing included"
    case .testAfterBodyEdit: "swift test after an edit in a body"
    case .testAfterDeclarationEdit: "swift test after an edit of a declaration"
    case .testColdStandInBuilt: "swift test, cold but for the stand-in"
    case .testCold: "swift test, cold"
    }
  }

  var part: BenchPart {
    switch self {
    case .testAfterBodyEdit, .testAfterDeclarationEdit, .testColdStandInBuilt, .testCold: .swiftTest
    case .plainWholeModule, .plainUsualMode, .checkAfterEdit, .wholeCheck, .checkColdKit: .checks
    case .parse, .lint, .lintFolder, .parseGrownFolder, .lintGrownFolder: .lint
    }
  }
}
