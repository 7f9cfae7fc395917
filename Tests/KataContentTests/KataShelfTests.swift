import Foundation
import KataContent
import KataCore
import Testing

struct KataShelfTests {
  private func withKata(
    _ json: String, named name: String = "tea", _ work: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-shelf-\(UUID())")
    let kata = folder.appending(path: name)
    try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: kata.appending(path: "kata.json"))
    try work(folder)
  }

  private let tea = """
    {"schema":"kata/kata/v1","id":"tea","version":3,"titles":{"en":"Tea"},"contract":"TeaContract",
     "patterns":[{"id":"mvp","title":"MVP","folder":"MVP","seam":"TeaMVP"}]}
    """

  @Test func readsAManifest() throws {
    try withKata(tea) { folder in
      let kata = try KataShelf(folders: [folder]).kata("TEA")
      #expect(kata.version == 3)
      #expect(try kata.requirePattern("MVP").seam == "TeaMVP")
    }
  }

  @Test(arguments: ["/dev/null", "tea/kata.json"]) func refusesAFileForAFolder(
    path: String
  ) throws {
    try withKata(tea) { folder in
      let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
      #expect(throws: ContentError.folderMissing(path: file.path)) {
        try KataShelf(folders: [file]).katas()
      }
    }
  }

  @Test func refusesAManifestOfGigabytes() throws {
    try withKata(tea) { folder in
      let manifest = folder.appending(path: "tea/kata.json").path
      try #require(truncate(manifest, 3 << 30) == 0)
      #expect(
        throws: ContentError.brokenManifest(
          path: manifest, reason: "it has 3072 MB, and may have 4")
      ) {
        try KataShelf(folders: [folder]).kata("tea")
      }
    }
  }

  @Test(arguments: [
    (#""Tea""#, #""\u001b[31mTea""#, #"the text "\u{1B}[31mTea" holds a control character"#),
    (#""Tea""#, #""Tea\u202e""#, #"the text "Tea\u{202E}" holds a control character"#),
    (
      #""TeaContract""#, #""-Xfrontend""#,
      #"`contract` is "-Xfrontend", which is no name of a module"#
    ),
  ])
  func refusesTextsThatReachTooFar(text: String, evil: String, reason: String) throws {
    try withKata(tea.replacing(text, with: evil)) { folder in
      let manifest = folder.appending(path: "tea/kata.json").path
      #expect(throws: ContentError.brokenManifest(path: manifest, reason: reason)) {
        try KataShelf(folders: [folder]).kata("tea")
      }
    }
  }

  @Test func comesWithTheGreetingKata() throws {
    #expect(try KataShelf(bundledAnd: []).katas().map(\.id).contains("greeting"))
  }

  @Test func startsWithTheKatasThatGiveTheRoles() throws {
    let katas = try KataShelf(bundledAnd: []).katasToStart()
    #expect(katas.first?.id == "greeting")
    let depths = katas.map(\.depth)
    #expect(depths.first == .givenSeam && depths.last != .givenSeam)
    let places = depths.compactMap { Kata.Depth.allCases.firstIndex(of: $0) }
    #expect(places == places.sorted())
  }

  @Test func prefersTheTeachersNamesakeOfABundledKata() throws {
    let greeting = tea.replacing("\"tea\"", with: "\"greeting\"").replacing(
      "\"version\":3", with: "\"version\":99")
    try withKata(greeting, named: "greeting") { folder in
      let shelf = KataShelf(bundledAnd: [folder])
      #expect(try shelf.kata("greeting").version == 99)
      let ids = try shelf.katas().map(\.id)
      #expect(ids.count { $0 == "greeting" } == 1)
    }
  }

  @Test func refusesNamesakesInTwoFoldersOfSomebodysOwn() throws {
    try withKata(tea) { first in
      try withKata(tea) { second in
        let shelf = KataShelf(folders: [first, second])
        let asked = try #require(throws: ContentError.self) { try shelf.kata("tea") }
        let listed = try #require(throws: ContentError.self) { try shelf.katas() }
        for error in [asked, listed] {
          #expect("\(error)".contains(first.path) && "\(error)".contains(second.path), "\(error)")
        }
        let once = try KataShelf(folders: [first, first]).katas()
        #expect(once.count == 1)
      }
    }
  }

  @Test(arguments: [
    ("0.1", nil), ("0.1.0", nil), ("0.0.9", nil), ("0.2", "need kata 0.2 or later"),
    ("1", "need kata 1 or later"), ("soon", "not a version"),
  ])
  func refusesAPackForALaterProgram(version: String, words: String?) throws {
    try withKata(tea) { folder in
      let text = #"{"schema":"kata/pack/v1","requires":"\#(version)"}"#
      try Data(text.utf8).write(to: folder.appending(path: "pack.json"))
      let shelf = KataShelf(folders: [folder])
      guard let words else {
        let ids = try [shelf.kata("tea")].map(\.id) + shelf.katas().map(\.id)
        #expect(ids == ["tea", "tea"])
        return
      }
      let asked = try #require(throws: ContentError.self) { try shelf.kata("tea") }
      let listed = try #require(throws: ContentError.self) { try shelf.katas() }
      #expect("\(asked)".contains(words) && "\(listed)".contains(words), "\(asked)")
    }
  }

  @Test func suggestsTheNearestNames() throws {
    try withKata(tea) { folder in
      let shelf = KataShelf(folders: [folder])
      #expect(throws: ContentError.unknownKata("tae", nearest: "tea", known: ["tea"])) {
        try shelf.kata("tae")
      }
      #expect(
        throws: ContentError.unknownPattern("mvpp", kata: "tea", nearest: "mvp", known: ["mvp"])
      ) { try shelf.kata("tea").requirePattern("mvpp") }
    }
  }

  @Test(arguments: [
    ("{", "not JSON: it ends too early"), ("{}", "`schema` is missing"), ("[]", "is not"),
    ("{\n \"id\": \"tea\",\n \"version\" 3\n}", "not JSON from line 3, column 12 on"),
    (#"{"schema":"a","id":"b","version":"3"}"#, "`version` is not a whole number"),
    (#"{"schema":"kata/kata/v9"}"#, "`id` is missing"),
  ])
  func namesWhatIsWrongWithAManifest(json: String, words: String) throws {
    try withKata(json) { folder in
      let error = try #require(
        throws: ContentError.self
      ) { try KataShelf(folders: [folder]).katas() }
      #expect("\(error)".contains(words))
      #expect("\(error)".contains("kata.json"))
    }
  }

  @Test(arguments: [
    ("kata/kata/v1", "kata/kata/v9", "`schema`"), ("\"id\":\"tea\"", "\"id\":\"mud\"", "folder"),
    ("\"en\":\"Tea\"", "\"de\":\"Tee\"", "\"en\""),
  ])
  func refusesWhatItsFormAloneDoesNotShow(old: String, new: String, words: String) throws {
    try withKata(tea.replacing(old, with: new, maxReplacements: 1)) { folder in
      let error = try #require(
        throws: ContentError.self
      ) { try KataShelf(folders: [folder]).katas() }
      #expect("\(error)".contains(words))
    }
  }

  @Test func findsAKataBesideABrokenOne() throws {
    try withKata(tea) { folder in
      let broken = folder.appending(path: "mud")
      try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: broken.appending(path: "kata.json"))
      let kata = try KataShelf(folders: [folder]).kata("tea")
      #expect(kata.id == "tea")
    }
  }

  @Test(arguments: [
    #""buildSeconds":1e19,"silenceSeconds":3"#, #""buildSeconds":20,"silenceSeconds":-1"#,
  ])
  func refusesLimitsThatTheSystemCannotTake(seconds: String) throws {
    let others = #""totalSeconds":20,"memoryMegabytes":1024,"outputKilobytes":256"#
    let limits = #""limits":{\#(seconds),\#(others)}"#
    try withKata(tea.replacing("\"version\":3", with: "\"version\":3,\(limits)")) { folder in
      let error = try #require(throws: ContentError.self) {
        try KataShelf(folders: [folder]).katas()
      }
      #expect("\(error)".contains("`limits`"))
    }
  }
}
