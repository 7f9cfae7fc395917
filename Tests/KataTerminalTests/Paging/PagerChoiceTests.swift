import Foundation
import KataProcess
import KataTestSupport
import Testing

@testable import KataTerminal

struct PagerChoiceTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["less", "more", "view"] {
      try folder.write("", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: path(name))
    }
  }

  @Test func takesLessWhenNothingIsSaid() throws {
    let command = try #require(chosen([:]))
    #expect(command.executable == path("less"))
    #expect(command.arguments == ["-FIRg"])
    #expect(command.environment["LESSCHARSET"] == "UTF-8")
  }

  @Test func keepsLessFromWritingFiles() throws {
    #expect(try #require(chosen([:])).environment["LESSSECURE"] == "1")
    #expect(try #require(chosen(["LESSSECURE": ""])).environment["LESSSECURE"] == "1")
  }

  @Test func saysInLessWhatLeadsOn() {
    let less = Pager(program: "/usr/bin/less", arguments: [], environment: [:])
    #expect(
      less.command(startingAt: 1, advice: "50%: q?").arguments == [
        "-FIRg", "-Ps?e(END) .50\\%\\: q\\?",
      ])
    #expect(
      less.command(startingAt: 1, advice: "SPACE", ending: "q: on").arguments == [
        "-FIRg", "-Ps?e(END) q\\: on:SPACE.",
      ])
    let own = Pager(program: "/usr/bin/less", arguments: ["-S"], environment: [:])
    #expect(own.command(startingAt: 1, advice: "q").arguments == ["-S", "-R"])
    let more = Pager(program: "/usr/bin/more", arguments: [], environment: [:])
    #expect(more.command(startingAt: 1, advice: "q").arguments == [])
  }

  @Test(arguments: [
    (["KATA_PAGER": "more", "PAGER": "view"], "more", []),
    (["PAGER": "view -n 'a b'"], "view", ["-n", "a b"]),
    (["PAGER": "less"], "less", ["-FIRg"]), (["PAGER": "less -S"], "less", ["-S", "-R"]),
  ])
  func takesTheOneThatIsAskedFor(
    environment: [String: String], name: String, arguments: [String]
  ) throws {
    let command = try #require(chosen(environment))
    #expect(command.executable == path(name))
    #expect(command.arguments == arguments)
  }

  @Test(arguments: [
    ["PAGER": ""], ["PAGER": " "], ["PAGER": "cat"], ["PAGER": "/bin/cat -v"],
    ["KATA_PAGER": "", "PAGER": "less"],
    ["KATA_PAGER": "cat", "PAGER": "less"], ["TERM": "dumb"], ["TERM": ""],
  ])
  func isNoneWhenThatIsAskedFor(environment: [String: String]) {
    #expect(choice(environment) == .none)
  }

  @Test func isNoneInPlainMode() {
    #expect(choice([:], isPlain: true) == .none)
  }

  @Test(arguments: [(true, false), (false, true)])
  func isNoneWithoutATerminal(output: Bool, input: Bool) {
    #expect(choice([:], facts: facts(output: output, input: input)) == .none)
  }

  @Test(arguments: ["no-such-pager", "/nowhere/pager"])
  func namesAPagerThatIsNotThere(name: String) {
    #expect(choice(["PAGER": "\(name) -x"]) == .missing(name: name))
  }

  @Test func takesAPagerByItsPath() {
    let pager = Pager(
      program: "/bin/sh", arguments: [],
      environment: ["PAGER": "/bin/sh", "TERM": "xterm", "PATH": folder.url.path])
    #expect(choice(["PAGER": "/bin/sh"]) == .pager(pager))
  }

  @Test(arguments: [
    (590, false), (591, true), (653, true), (654, false), (667, false), (668, true),
  ])
  func saysKeysAloneWhereChineseWouldBeGarbage(number: Int, isShown: Bool) {
    let less = Pager(program: "/usr/bin/less", arguments: [], environment: [:])
    let command = less.command(
      startingAt: 1, advice: "空格", ending: "按 q", version: LessVersion(text: "less \(number) (GNU)")
    )
    #expect(
      command.arguments.last == (isShown ? "-Ps?e(END) 按 q:空格." : "-Ps?e(END) q:SPACE / q."))
  }

  @Test func saysKeysAloneInChineseToALessThatDoesNotTellItsVersion() {
    let less = Pager(program: "/usr/bin/less", arguments: [], environment: [:])
    #expect(
      less.command(startingAt: 1, advice: "空格").arguments.last == "-Ps?e(END) q:SPACE / q.")
  }

  @Test func wipesNoShortPageWithAnOldLess() {
    let pager = Pager(program: "/usr/bin/less", arguments: [], environment: [:])
    let old = LessVersion(text: "less 487 (GNU regular expressions)\nCopyright")
    let new = LessVersion(text: "less 530 (GNU regular expressions)")
    #expect(pager.command(startingAt: 1, version: old).arguments == ["-FIRg", "-X"])
    #expect(pager.command(startingAt: 1, version: new).arguments == ["-FIRg"])
    #expect(LessVersion(text: "BusyBox v1.36.1") == nil)
    #expect(LessVersion(text: "") == nil)
  }

  @Test(arguments: [("less", ["-S", "-R", "+7"]), ("more", ["-S", "+7"]), ("view", ["-S"])])
  func opensAtALineWhereThePagerCan(name: String, arguments: [String]) {
    let pager = Pager(program: "/usr/bin/\(name)", arguments: ["-S"], environment: [:])
    #expect(pager.command(startingAt: 7).arguments == arguments)
  }

  private func choice(
    _ environment: [String: String], isPlain: Bool = false, facts: TerminalFacts? = nil
  ) -> PagerChoice {
    let rest = ["TERM": "xterm", "PATH": folder.url.path]
    return PagerChoice(
      environment: environment.merging(rest) { first, _ in first }, isPlain: isPlain,
      facts: facts ?? self.facts(output: true, input: true))
  }

  private func chosen(_ environment: [String: String]) -> Command? {
    guard case .pager(let pager) = choice(environment) else { return nil }
    return pager.command(startingAt: 1)
  }

  private func facts(output: Bool, input: Bool) -> TerminalFacts {
    TerminalFacts(
      outputIsTerminal: output, errorIsTerminal: true, inputIsTerminal: input, widthInColumns: 80,
      isUTF8: true)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }
}
