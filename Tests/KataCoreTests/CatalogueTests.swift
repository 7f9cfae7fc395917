import KataCore
import Testing

struct CatalogueTests {
  private let catalogue = Catalogue(sentences: [
    "There is no kata named `%@`.": "没有名为 `%@` 的练习。",
    "Did you mean `%@`?": "是不是想输入 `%@`？",
    "Next: %@": "下一步：%@", "check again": "再检查一次",
    "%@ of %@": "%@/%@",
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
  ])
  func translates(english: String, chinese: String) {
    #expect(catalogue.text(english) == chinese)
  }

  @Test func translatesWhatIsPutIn() {
    #expect(catalogue.text("Next: check again") == "下一步：再检查一次")
    #expect(catalogue.text("Next: read it") == "下一步：read it")
  }

  @Test(arguments: [
    "The end of the line", "A text of the learner's own", "", "check again, please", "Hello, %@!",
  ])
  func leavesWhatItDoesNotKnow(text: String) {
    #expect(catalogue.text(text) == text)
  }

  @Test func leavesEverythingInEnglish() {
    #expect(Catalogue.english.text("check again") == "check again")
  }
}
