import KataCore
import Testing

/// What shows a screen to its author is no part of the program.
struct PreviewTests {
  @Test(arguments: [
    "struct Shown: PreviewProvider { static var previews: some View { Row(date: Date()) } }",
    "#if DEBUG\nstruct Shown: PreviewProvider { static var now: Date { Date() } }\n#endif",
    "#Preview { Row(date: Date()) }", "#Preview(\"Row\") { Row(date: Date()) }",
  ])
  func leavesOutPreviewsAndTheirStubs(preview: String) {
    let stub = "final class PreviewStore: Store { func now() -> Date { Date() } }"
    let facts = ReadFacts("struct Row { let date: Date }\n\(stub)\n\(preview)").facts
    #expect(facts.types.map(\.name) == ["Row"])
    #expect(facts.atoms.isEmpty)
  }

  @Test func aTypeNamedPreviewIsOneWhereNothingIsPreviewed() {
    let facts = ReadFacts("final class PreviewController: UIViewController {}").facts
    #expect(facts.types.map(\.name) == ["PreviewController"])
  }
}
