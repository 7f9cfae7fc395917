import Foundation
import KataContent
import KataCore
import Testing

struct LessonShelfTests {
  private let manifest = """
    {"schema":"kata/lessons/v1","lessons":[
      {"id":"why","minutes":8},
      {"id":"mvp","minutes":12,"practice":[{"kata":"greeting","pattern":"mvp"}]},
      {"id":"mvvm","minutes":10,"practice":[]}]}
    """

  private func lesson(_ title: String, _ body: String = "Text.") -> String {
    "---\ntitle: \(title)\nsummary: About \(title).\n---\n\n\(body)\n"
  }

  private var course: [String: String] {
    [
      "lessons.json": manifest, "en/01-why.md": lesson("Why choose"),
      "en/02-mvp.md": lesson("Passive views"), "en/03-mvvm.md": lesson("Bindings, view models"),
      "zh-Hans/02-mvp.md": lesson("被动视图"),
    ]
  }

  @Test func readsACourseInItsOrder() throws {
    try withLessons(course) { folder in
      let lessons = try LessonShelf(folders: [folder]).lessons(in: .english)
      #expect(lessons.map(\.number) == [1, 2, 3])
      #expect(lessons.map(\.id) == ["why", "mvp", "mvvm"])
      #expect(lessons.map(\.title) == ["Why choose", "Passive views", "Bindings, view models"])
      #expect(lessons[1].summary == "About Passive views.")
      #expect(lessons.map(\.minutes) == [8, 12, 10])
      #expect(lessons.map(\.practice) == [[], [Practice(kata: "greeting", pattern: "mvp")], []])
    }
  }

  @Test func fallsBackToEnglish() throws {
    try withLessons(course) { folder in
      let lessons = try LessonShelf(folders: [folder]).lessons(in: .chinese)
      #expect(lessons.map(\.language) == [.english, .chinese, .english])
      #expect(lessons[1].title == "被动视图")
    }
  }

  @Test(arguments: [
    ("2", "mvp"), ("02", "mvp"), ("mvp", "mvp"), ("MVP", "mvp"), ("mvv", "mvvm"), ("w", "why"),
    ("passive", "mvp"), ("Bindings", "mvvm"), ("why choose", "why"), ("view", "mvvm"),
    ("03-mvvm.md", "mvvm"), ("en/01-why.md", "why"),
  ])
  func findsTheLessonThatIsMeant(word: String, id: String) throws {
    try withLessons(course) { folder in
      let lesson = try LessonShelf(folders: [folder]).lesson(word, in: .english)
      #expect(lesson.id == id)
    }
  }

  @Test func findsAPartOfAChineseTitle() throws {
    try withLessons(course) { folder in
      let lesson = try LessonShelf(folders: [folder]).lesson("被动", in: .chinese)
      #expect(lesson.id == "mvp")
    }
  }

  @Test(arguments: [
    ("mpv", "mvp"), ("mv", "mvp"), ("zzzzz", nil), ("0", nil), ("4", nil), ("", nil),
    ("../etc/passwd", nil), ("99999999999999999999", nil),
  ])
  func namesTheNearestWhereThereIsNone(word: String, nearest: String?) throws {
    let known = ["why", "mvp", "mvvm"]
    try withLessons(course) { folder in
      #expect(throws: ContentError.unknownLesson(word, nearest: nearest, known: known)) {
        try LessonShelf(folders: [folder]).lesson(word, in: .english)
      }
    }
  }

  @Test func putsFurtherFoldersAfterAndNamesakesInPlace() throws {
    let files = [
      "lessons.json": """
      {"schema":"kata/lessons/v1","lessons":[{"id":"tea","minutes":1},{"id":"mvp","minutes":2}]}
      """, "en/01-tea.md": lesson("Tea"), "en/02-mvp.md": lesson("Ours"),
    ]
    try withLessons(course) { first in
      try withLessons(files) { second in
        let lessons = try LessonShelf(folders: [first, second]).lessons(in: .english)
        #expect(lessons.map(\.id) == ["why", "mvp", "mvvm", "tea"])
        #expect(lessons.map(\.title)[1] == "Ours")
        #expect(lessons.map(\.number) == [1, 2, 3, 4])
      }
    }
  }

  @Test func keepsALessonWithoutAFileInTheList() throws {
    var files = course
    files["en/01-why.md"] = nil
    try withLessons(files) { folder in
      let shelf = LessonShelf(folders: [folder])
      let lessons = try shelf.lessons(in: .english)
      #expect(lessons.map(\.title) == ["why", "Passive views", "Bindings, view models"])
      let error = try #require(throws: ContentError.self) { try shelf.page(lessons[0]) }
      #expect("\(error)".contains("en/01-why.md cannot be read: there is no such file"))
    }
  }

  @Test func findsALessonThatHasMoved() throws {
    var files = course
    files["en/07-why.md"] = files.removeValue(forKey: "en/01-why.md")
    try withLessons(files) { folder in
      let lesson = try LessonShelf(folders: [folder]).lesson("1", in: .english)
      #expect(lesson.title == "Why choose")
    }
  }

  @Test func refusesAFileOfTenMegabytes() throws {
    var files = course
    files["en/01-why.md"] = lesson("Why choose", String(repeating: "word ", count: 2_100_000))
    try withLessons(files) { folder in
      let shelf = LessonShelf(folders: [folder])
      let lesson = try shelf.lesson("why", in: .english)
      #expect(lesson.title == "Why choose")
      let error = try #require(throws: ContentError.self) { try shelf.page(lesson) }
      #expect("\(error)".contains("10 MB"))
    }
  }

  @Test func refusesAFolderInPlaceOfAFile() throws {
    var files = course
    files["en/01-why.md/deep.md"] = files.removeValue(forKey: "en/01-why.md")
    try withLessons(files) { folder in
      let shelf = LessonShelf(folders: [folder])
      let lesson = try shelf.lesson("why", in: .english)
      let error = try #require(throws: ContentError.self) { try shelf.page(lesson) }
      #expect("\(error)".contains("it is not a file"))
    }
  }

  @Test(arguments: [
    ("{", "not JSON"), ("{}", "`schema` is missing"),
    (#"{"schema":"kata/lessons/v9","lessons":[]}"#, "`schema` is \"kata/lessons/v9\""),
    (#"{"schema":"kata/lessons/v1","lessons":[{"id":"a"}]}"#, "`lessons[0].minutes` is missing"),
    (#"{"schema":"kata/lessons/v1","lessons":[{"id":"A","minutes":1}]}"#, "the id \"A\""),
    (#"{"schema":"kata/lessons/v1","lessons":[{"id":"7","minutes":1}]}"#, "the id \"7\""),
    (#"{"schema":"kata/lessons/v1","lessons":[{"id":"a","minutes":0}]}"#, "`minutes` of a"),
    (
      #"{"schema":"kata/lessons/v1","lessons":[{"id":"a","minutes":1},{"id":"a","minutes":1}]}"#,
      "share the id \"a\""
    ),
  ])
  func saysWhatIsWrongWithAManifest(json: String, words: String) throws {
    try withLessons(["lessons.json": json]) { folder in
      let error = try #require(throws: ContentError.self) {
        try LessonShelf(folders: [folder]).lessons(in: .english)
      }
      #expect("\(error)".contains(words))
      #expect("\(error)".contains("lessons.json"))
    }
  }

  @Test func saysThatAFolderHoldsNoLessons() throws {
    try withLessons(["readme.txt": ""]) { folder in
      #expect(throws: ContentError.noLessons(path: folder.path)) {
        try LessonShelf(folders: [folder]).lessons(in: .english)
      }
    }
  }
}
