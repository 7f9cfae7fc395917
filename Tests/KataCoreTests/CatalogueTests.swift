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

  @Test func leavesEverythingInEnglish() {
    #expect(Catalogue.english.text("check again") == "check again")
  }
}
