import Foundation
import KataCLI
import KataTestSupport
import Testing

struct LanguageTests {
  /// Lines in which words stand that are no names, options or code.
  private func english(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let words = line.split(separator: " ").filter { word in
        word.count > 1 && word.allSatisfy { $0.isASCII && $0.isLowercase }
      }
      return words.count > 3 && !line.contains { $0 >= "\u{4e00}" } && !line.contains("用法")
    }
  }

  @Test(arguments: [
    "check", "again", "watch", "hint", "solution", "read", "lessons", "katas", "start", "brief",
    "contract", "next", "progress", "compare", "edit", "diff", "history", "undo", "reset",
    "update", "doctor", "lang",
  ])
  func explainsEveryCommandInChinese(command: String) async throws {
    let world = try World()
    #expect(await world.run("help", command, "--lang", "zh") == .done)
    let text = world.answer()
    #expect(text.contains("概述："))
    #expect(english(text) == [])
  }

  @Test(arguments: [
    ["--lang", "zh", "katas"], ["katas", "--lang=zh"], ["katas", "--lang", "zh"],
  ])
  func takesTheLanguageAnywhere(arguments: [String]) async throws {
    let world = try World()
    #expect(await world.run(arguments, in: "") == .done)
    #expect(world.answer().contains("问候"))
  }

  @Test(arguments: ["fr", ""]) func refusesALanguageThatIsNotThere(name: String) async throws {
    let world = try World()
    #expect(await world.run("katas", "--lang", name) == .usage)
    #expect(world.errors.take().contains("There is no language `\(name)`"))
  }

  @Test func saysErrorsInChinese() async throws {
    var world = try World()
    world.environment = ["KATA_LANG": "zh"]
    #expect(await world.run("start", "greting", "mvp") == .usage)
    let text = world.errors.take()
    #expect(text.contains("没有名为 `greting` 的练习"))
    #expect(text.contains("是不是想输入 `greeting`"))
  }

  @Test func putsTheOptionBeforeTheEnvironment() async throws {
    var world = try World()
    world.environment = ["KATA_LANG": "zh"]
    #expect(await world.run("katas", "--lang", "en") == .done)
    #expect(world.answer().contains("A screen that greets"))
  }

  @Test(arguments: ["fr_FR.UTF-8", "C", ""]) func staysEnglishInOtherLocales(
    locale: String
  ) async throws {
    var world = try World()
    world.environment = ["LANG": locale]
    #expect(await world.run("katas") == .done)
    #expect(world.answer().contains("A screen that greets"))
  }
}
