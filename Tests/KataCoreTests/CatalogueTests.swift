import KataCore
import Testing

struct CatalogueTests {
  private let catalogue = Catalogue(sentences: [
    "There is no kata named `%@`.": "没有名为 `%@` 的练习。",
    "Did you mean `%@`?": "是不是想输入 `%@`？",
    "Next: %@": "下一步：%@", "check again": "再检查一次",
    "%@ of %@": "%@/%@", "%@ and %@": "%@和%@", "%@, %@": "%@、%@", "%@ in %@": "%2$@，%1$@",
    "The patterns are: %@.": "模式有：%@。", "`%@` calls %@": "`%@` 调用了%@",
    "the view": "视图", "the presenter": "Presenter", "%@ more": "另外 %@ 个", "%@ lines": "%@ 行",
    "%@\nYou were last in %@.": "%@\n上次的工作区：%@。", "In %@ of code": "共 %@ 代码",
    "%@ of %@ cases do not hold yet.": "%2$@ 项用例中有 %1$@ 项尚未通过。",
    "Look at\nthe file.": "查看\n文件。",
  ])

  @Test(arguments: [
    ("check again", "再检查一次"),
    ("There is no kata named `tea`.", "没有名为 `tea` 的练习。"),
    ("There is no kata named `tea`. Did you mean `sea`?", "没有名为 `tea` 的练习。是不是想输入 `sea`？"),
    ("3 of 47 cases do not hold yet.", "47 项用例中有 3 项尚未通过。"),
    ("3 of 47", "3/47"),
    ("Look at\nthe file.", "查看\n文件。"),
    ("check again\nDid you mean `a`?", "再检查一次\n是不是想输入 `a`？"),
    ("The patterns are: mvp, mvvm, viper.", "模式有：mvp、mvvm、viper。"),
    ("check again\nNext: check again\nYou were last in ~/a.", "再检查一次\n下一步：再检查一次\n上次的工作区：~/a。"),
    ("`A`, `B` and 3 more", "`A`、`B` 和另外 3 个"),
    ("`A` calls the view", "`A` 调用了视图"),
    ("`A` calls the presenter", "`A` 调用了 Presenter"),
    ("In 5 lines of code", "共 5 行代码"),
  ])
  func translates(english: String, chinese: String) {
    #expect(catalogue.text(english) == chinese)
  }

  @Test func translatesWhatIsPutIn() {
    #expect(catalogue.text("Next: check again") == "下一步：再检查一次")
    #expect(catalogue.text("Next: read it") == "下一步：read it")
  }

  @Test(arguments: [
    "Hello, David!", "Greeted in Paris", "Ada and David", "one of many",
    "The end of the line", "A text of the learner's own", "", "check again, please", "Hello, %@!",
  ])
  func leavesWhatItDoesNotKnow(text: String) {
    #expect(catalogue.text(text) == text)
  }

  @Test func fillsAFormatByItsKey() {
    #expect(catalogue.text("%@ in %@", "the view", "5 lines") == "5 行，视图")
    #expect(Catalogue.english.text("%@ in %@", "the view", "5 lines") == "the view in 5 lines")
  }

  private let commands = Catalogue(
    sentences: [
      "next": "下一步", "profile": "资料", "view": "视图", "%@ and %@": "%@和%@", "%@, %@": "%@、%@",
      "The katas are: %@.": "练习有：%@。", "See 'kata %@ --help' for more.": "用“kata %@ --help”查看更多。",
      "the kata's %@": "练习的%@", "there is no command `%@`.": "没有命令 `%@`。",
      "`%@ --%@` is wrong": "`%@ --%@` 不对", "In %@ that is new.": "在 %@ 中，这是新的。",
      "Supervising MVP": "MVP（Supervising Controller）",
    ], names: ["next", "profile"])

  @Test(arguments: [
    ("next", "下一步"),
    ("The katas are: greeting, profile.", "练习有：greeting、profile。"),
    ("See 'kata next --help' for more.", "用“kata next --help”查看更多。"),
    ("See 'kata view --help' for more.", "用“kata view --help”查看更多。"),
    ("the kata's view", "练习的视图"),
    ("there is no command `视图`.", "没有命令 `视图`。"),
    ("there is no command `view`.", "没有命令 `view`。"),
    ("`next --view` is wrong", "`next --view` 不对"),
  ])
  func leavesWhatIsTypedAsItIs(english: String, chinese: String) {
    #expect(commands.text(english) == chinese)
  }

  @Test func leavesNamesInAFormat() {
    #expect(commands.text("The katas are: %@.", "profile") == "练习有：profile。")
  }

  @Test func putsNoBlankBesideAFullWidthMark() {
    #expect(
      commands.text("In Supervising MVP that is new.") == "在 MVP（Supervising Controller）中，这是新的。")
    #expect(SpacedText.chinese("改写成 ", "带 Manager 的 MVC", "：", "a") == "改写成带 Manager 的 MVC：a")
    #expect(SpacedText.chinese("改写成 ", "MVP", " 练习") == "改写成 MVP 练习")
  }

  @Test func takesTextsInQuotationMarksForAList() {
    #expect(commands.text("“view”, “b”") == "“view”、“b”")
    #expect(commands.text("“view, b”") == "“view, b”")
  }

  @Test func leavesEverythingInEnglish() {
    #expect(Catalogue.english.text("check again") == "check again")
  }
}
