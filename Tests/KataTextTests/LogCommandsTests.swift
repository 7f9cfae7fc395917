import KataText
import Testing

struct LogCommandsTests {
  @Test(arguments: [
    ("::error::no", ": :error::no"), ("  ::error::no", "  : :error::no"),
    (
      "\t\u{3000}\u{a0}\u{feff}::set-output name=a::b",
      "\t\u{3000}\u{a0}\u{feff}: :set-output name=a::b"
    ),
    ("a\n::stop-commands::x", "a\n: :stop-commands::x"), ("a\r::error::b", "a\r: :error::b"),
    ("a\r\n ::error::b", "a\r\n : :error::b"), (":::error", ": ::error"),
    ("##[error]no", "# #[error]no"), ("a ##vso[task.complete]b", "a # #vso[task.complete]b"),
    ("##teamcity[testFailed name='a']", "# #teamcity[testFailed name='a']"),
    ("###[error]", "## #[error]"), ("##vso[a] ##vso[b]", "# #vso[a] # #vso[b]"),
  ])
  func breaksCommands(_ text: String, _ safe: String) {
    #expect(LogCommands.broken(text) == safe)
    #expect(LogCommands.broken(safe) == safe)
  }

  @Test(arguments: [
    "XCTest::fail()", "a ::error::b", "## Heading", "let raw = ##\"a\"##", "10::20", ": :",
    "[a](b) ## c [d]", "", "a:", "#[derive]",
  ])
  func leavesWhatIsNoCommand(_ text: String) {
    #expect(LogCommands.broken(text) == text)
  }

  @Test func remembersWhereALineBegan() {
    var commands = LogCommands()
    let pieces = ["text ", "::error::a\n", "  ", "::error::b"].map { commands.broken($0) }
    #expect(pieces == ["text ", "::error::a\n", "  ", ": :error::b"])
  }

  @Test func escapesInTheFormatsOwnForm() {
    let text = "::error ##vso[a] b::c"
    #expect(LogCommands.escaped(text) { "&#\($0.value);" } == ":&#58;error #&#35;vso[a] b::c")
  }
}
