import KataCore
import Testing

@testable import KataCLI

/// What the stages say in English, as it reads in Chinese with the program's own catalogue.
struct ChineseSentencesTests {
  private static let catalogue = Catalogue(sentences: SentenceFile(of: .chinese).sentences)

  @Test(arguments: [
    (
      "`Screen` makes network requests in 5 lines", "`Screen` 用 5 行代码发起网络请求"
    ),
    ("In MVP that belongs to the presenter.", "在 MVP 中，这是 Presenter 的职责。"),
    ("Move it to the view.", "把它移到视图。"),
    ("In MVP the view must not depend on the model directly.", "在 MVP 中，视图不能直接依赖模型。"),
    (
      "`Screen` is a massive view controller: besides its views it has storage, logging and domain rules",
      "`Screen` 是臃肿的视图控制器：除了视图，还负责读写数据、日志与埋点和业务规则"
    ),
    ("Retain cycle: `A` → `B` → `A`", "循环引用：`A` → `B` → `A`"),
    ("Nothing calls `a`, `b` and 3 more of `C`", "`C` 的 `a`、`b` 和另外 3 个没有被调用"),
    (
      "No test without a view notices `a < b` instead of `a <= b`",
      "不加载视图的测试都发现不了：把 `a <= b` 改成 `a < b`"
    ),
    ("`Screen` reaches the clock by `Date()`", "`Screen` 通过 `Date()` 直接访问系统时间"),
    ("“用名和姓问候。” does not hold (2 more cases fail)", "“用名和姓问候。”未通过（另有 2 项用例未通过）"),
    (
      "Your own tests notice 3 of 10 changes in the lines that they run",
      "你自己的测试所运行的代码共有 10 处变异，只发现了 3 处"
    ),
    ("wiring in 1 line", "组装 1 行"),
    ("Expected: “b”, “a” and “c”", "期望：“b”、“a”和“c”"),
    ("Testability is 48, and this kata asks for 60.", "可测试性为 48，而这个练习要求 60。"),
    ("about 24 points of distribution", "职责分布约提高 24 分"),
    ("lines 3, 5-8", "第 3、5-8 行"),
    (
      "There is no kata named `tea`. The katas are: greeting, cell.\nFor katas of your own, name their folder with --katas or in KATA_KATAS.",
      "没有名为 `tea` 的练习。练习有：greeting、cell。\n自己的练习要用 --katas 或 KATA_KATAS 指定所在的文件夹。"
    ),
  ])
  func translates(english: String, chinese: String) {
    #expect(Self.catalogue.text(english) == chinese)
  }

  /// What a suite says of a role ends the sentence in English, in the affirmative.
  @Test(arguments: [
    ("The presenter should present an alert itself.", "Presenter 应该自己弹出提示框。"),
    ("The presenter should not present an alert itself.", "Presenter 不应该自己弹出提示框。"),
    ("The view should not present an alert itself.", "视图不应该自己弹出提示框。"),
  ])
  func saysWhatARoleShouldNotDo(english: String, chinese: String) {
    let suites = ["present an alert itself": "自己弹出提示框"]
    let catalogue = Catalogue(
      sentences: SentenceFile(of: .chinese).sentences.merging(suites) { $1 })
    #expect(catalogue.text(english) == chinese)
  }

  @Test(arguments: [
    "Hello, Ada Lovelace!", "Ada and David", "Greeted in Paris", "Ada: Lovelace", "one of many",
    "Good day, Dr. Ada Lovelace.",
  ])
  func leavesWhatLearnersProgramsSay(text: String) {
    #expect(Self.catalogue.text(text) == text)
  }
}
