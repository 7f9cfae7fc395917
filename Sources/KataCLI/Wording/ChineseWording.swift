import KataCore
import KataReporting
import KataTerminal

/// The tutorial in simplified Chinese.
struct ChineseWording: Wording {
  func welcome(read: String, start: String, help: String) -> [String] {
    [
      "欢迎使用 kata：通过重构学习 iOS 架构。",
      "阅读第一课请输入 \(read)，也可以先做一个五分钟的小练习：\(start)。",
      "TAB 键补全，\(help) 列出所有命令，^D 退出。",
    ]
  }

  func welcomeBack(place: String?, _ tally: Course.Tally) -> String {
    let course = progressSummary(tally)
    return place.map { "当前位置：\($0)。\(course)" } ?? course
  }

  func movedToLast(from folder: String, to place: String) -> String {
    "\(folder) 不是工作区，当前位于上次的工作区：\(place)"
  }

  func gainAfterPass(_ gain: String?, score: String) -> String {
    gain.map { "设计上最值得改进的一点：\($0.replacing("\n", with: "。"))" } ?? "查看设计还能如何改进：\(score)"
  }
  func compareAfterPass(_ compare: String) -> String { "与参考答案比较：\(compare)" }

  func next(_ step: NextStep, command: String?) -> String {
    let command = command.map { "：\($0)" } ?? ""
    switch step {
    case .read(let lesson, let isBegun):
      return (isBegun ? "继续阅读" : "阅读") + "《\(lesson.title)》\(command)"
    case .answer(let lesson, let left):
      return "回答《\(lesson.title)》余下的 \(left) 道题\(command)"
    case .start(let exercise) where exercise.drillMinutes != nil:
      return "做小练习“\(exercise.title)”，约 \(exercise.drillMinutes ?? 0) 分钟\(command)"
    case .review(let exercise):
      return SpacedText.chinese(
        "在“\(exercise.title)”的 ", exercise.patternTitle, " 解答中找出错误", command)
    case .start(let exercise):
      return SpacedText.chinese("把“\(exercise.title)”改写成 ", exercise.patternTitle, command)
    case .resume(let exercise, _):
      return SpacedText.chinese(
        "继续“\(exercise.title)”的 ", exercise.patternTitle, " 练习", command)
    case .check: return "在编辑器里修改 Sources 中的文件，然后检查\(command)"
    case .fix: return "修正检查发现的问题，再次检查；需要帮助时\(command)"
    case .reach(let threshold, _): return reach(threshold) + command
    case .change(let change, _):
      return change.isBegun
        ? "完成变更需求“\(change.title)”，然后检查\(command)"
        : "处理变更需求“\(change.title)”，检验这个设计是否容易修改\(command)"
    case .finished: return "全部完成：每一课都读过，小练习和练习都已通过。"
    }
  }

  private func reach(_ threshold: ScoreThreshold) -> String {
    let feature = Catalogue.current.text(threshold.feature.title)
    let goal =
      threshold.value.map { "\(feature)现在是 \($0)，要求 \(threshold.minimum)" }
      ?? "\(feature)要达到 \(threshold.minimum)"
    return threshold.isForOwnTests
      ? "把 XCTest 文件放进与 `Sources` 并列的 `Tests`，写上 `@testable import App`，再检查（\(goal)）"
      : "改进设计，再检查（\(goal)）"
  }

  var emptyInterrupt: String { "（^D 或 quit 退出）" }
  var lineEditor: LineWording {
    LineWording(
      askToList: { "共有 \($0) 项，全部列出？[y/N] " }, search: { "历史记录“\($0)”：" },
      failedSearch: { "历史记录中没有“\($0)”：" })
  }

  func commandGroup(_ name: String) -> String {
    switch name {
    case "Learn": "学习"
    case "Practise": "练习"
    case "Design": "设计"
    case "Write": "生成"
    case "Your files": "你的文件"
    case "The program": "程序"
    case "This session": "会话"
    default: name
    }
  }
  var helpAdvice: String {
    """
    `help <命令>` 说明某个命令，TAB 键列出所有命令及其用途。`c`、`h`、`l`、`n`、`p`、`r`、`w` 分别是 check、hint、lessons、\
    next、progress、read、watch 的简写。
    """
  }

  func started(_ kata: String, pattern: String, place: String) -> String {
    SpacedText.chinese("“\(kata)”的 ", pattern, " 练习已开始：", place)
  }
  var nextSteps: String { "下一步：" }
  var firstSteps: [String] {
    [
      "brief    练习说明：页面做什么，要改成什么样",
      "edit     打开文件；用别的编辑器也可以",
      "check    检查；watch 则在每次保存后检查",
    ]
  }

  func stepsDone(_ done: Int, of total: Int) -> String { "已完成 \(done)/\(total) 步" }
  var stepIsDone: String { "已完成" }
  var stepIsOpen: String { "未完成" }

  func nowHold(_ titles: [String], of count: Int) -> String {
    "与上次检查相比，新通过 \(count) 项：\(listed(titles, of: count))"
  }

  func noLongerHold(_ titles: [String], of count: Int) -> String {
    "原来通过、现在没有通过的有 \(count) 项：\(listed(titles, of: count))"
  }

  func doNotHoldYet(_ count: Int) -> String { "变更新增的用例中，\(count) 项尚未通过。" }

  func verdict(_ verdict: HistoryVerdict) -> String {
    let held = "通过 \(verdict.score)/\(verdict.maxScore) 项"
    return switch verdict.reason {
    case nil: "通过"
    case "refused": "使用了不允许的功能"
    case "doesNotCompile": "无法编译"
    case "buildStopped": "编译被中止"
    case "casesFailed": held
    default: "\(held)后中止"
    }
  }

  private func listed(_ titles: [String], of count: Int) -> String {
    titles.joined(separator: "；") + (count > titles.count ? "；等等" : "")
  }

  func briefGoesOn(_ command: String) -> String { "\(command) 显示完整说明：每种行为的细节和该模式的规则。" }

  var ownTestsStep: String {
    "然后在与 Sources/ 并列的 Tests/ 里写自己的测试，写上 `@testable import App`"
  }

  func shellSteps(withBrief: Bool) -> [String] {
    let change = "在编辑器里修改 Sources/ 中的文件"
    return [withBrief ? "kata brief 查看说明，然后\(change)" : change, "kata check 或 kata watch"]
  }

  func changeTitle(_ title: String, number: Int, of total: Int) -> String {
    total == 1 ? "变更需求：\(title)" : "变更需求 \(number)/\(total)：\(title)"
  }
  func changeAdvice(check: String) -> String {
    "当前的文件已保留，用于对比。修改后再检查：\(check)。检查会同时运行变更的用例，并统计改动的范围。"
  }
  func changeWaits(_ threshold: String, anyway: String) -> String {
    "\(threshold)\n有了测试，才能看出变更会破坏什么。想先处理变更需求：\(anyway)"
  }
  func everyChangeMade(compare: String) -> String {
    "这个练习的变更需求都已完成。\(compare) 列出各项数字，可以用来说明你的设计。"
  }
  var changeMeasured: String { "统计截至首次通过检查时的代码，之后的修改不计入任何变更。" }
  func changeCosts(_ title: String) -> String { "“\(title)”的改动范围" }
  func yours(_ pattern: String) -> String { "\(pattern)，你的解答" }
  func footprint(_ footprint: ChangeFootprint) -> String {
    let new = footprint.added == 0 ? "" : "（新增 \(footprint.added) 个）"
    return
      "\(footprint.types) 个类型中改动了 \(footprint.touched.count) 个\(new)，\(footprint.tokens) 个 token"
  }
  func touched(_ names: [String], of count: Int) -> String {
    let more = count > names.count ? " 等 \(count) 个类型" : ""
    return names.isEmpty ? "没有改动代码。" : "改动了 \(names.joined(separator: "、"))\(more)。"
  }
  var lessonsTitle: String { "课程" }
  func lessonsRead(_ count: Int, of total: Int) -> String { "已读 \(count)/\(total)" }
  func minutes(_ count: Int) -> String { "\(count) 分钟" }
  func lessonLine(number: Int, minutes: Int) -> String { "第 \(number) 课，约 \(minutes) 分钟" }
  func notTranslated(_ language: Language) -> String { "本课暂无中文版，以下为英文原文。" }
  func pagerAdvice(hasQuestions: Bool) -> String {
    hasQuestions ? "空格键翻页，q 离开，读完后进入思考题" : "空格键翻页，q 离开，保留阅读位置"
  }
  var pagerKeys: String { "空格翻页，q 退出" }
  var pagerEnd: String { "q 退出" }
  var pagerEndBeforeQuestions: String { "按 q 进入思考题" }
  func folded(lines: Int) -> String {
    "还有 \(lines) 行代码：答题时按 m 查看，或者用 --whole 阅读全文。"
  }
  func placeKept(_ command: String) -> String { "已记住阅读位置，输入 \(command) 继续。" }
  var practiseNow: String { "动手练习" }
  func practice(_ kata: String, _ pattern: String, command: String) -> String {
    SpacedText.chinese("把“\(kata)”改写成 ", pattern, "：", command)
  }
  func practicePassed(_ kata: String, _ pattern: String) -> String {
    SpacedText.chinese("“\(kata)”的 ", pattern, " 练习：已通过")
  }
  func furtherReading(_ title: String, afterPractice: Bool, command: String) -> String {
    "接着阅读《\(title)》：\(command)"
  }

  var questionsTitle: String { "思考题" }
  var answersTitle: String { "答案" }
  func question(_ number: Int, of total: Int, kind: Checkpoint.Kind) -> String {
    let task =
      switch kind {
      case .choose: "选择"
      case .predict: "预测结果"
      case .line: "找出问题所在的行"
      }
    return "第 \(number)/\(total) 题：\(task)"
  }
  func askForChoice(_ labels: String) -> String { "你的答案（\(labels)；回车跳过，q 结束）：" }
  var askForLine: String { "行号（回车跳过，q 结束）：" }
  func noSuchAnswer(_ labels: String) -> String { "请输入 \(labels)、回车或 q。" }
  var noSuchLine: String { "请输入行号、回车或 q。" }
  var right: String { "正确。" }
  func wrong(_ label: String) -> String { "不是 \(label)。" }
  func score(firstTries: Int, of answered: Int) -> String {
    "答了 \(answered) 题，首次答对 \(firstTries) 题"
  }
  var nothingAnswered: String { "没有回答任何题目。" }
  var showMore: String { "按回车继续，q 停止：" }
  func questionsLeft(_ command: String) -> String { "回答余下的题目：\(command)" }

  func hintTitle(_ number: Int, of total: Int) -> String { "提示 \(number)/\(total)" }
  func hintFor(_ title: String) -> String { "尚未通过：\(title)" }
  func hintForSeam(_ seam: String) -> String { "还没有类型遵循 \(seam)。" }
  func hintForHalfASeam(_ seam: String) -> String { "编译器列出了 \(seam) 还缺少的部分。" }
  func hintCosts(_ command: String) -> String { "不再看提示就通过，可以得到一颗星 ★。仍想看下一条，再次输入 \(command)。" }
  func moreHints(_ command: String) -> String { "再次输入 \(command) 可获得更具体的提示。" }
  func lastHint(read: String?, solution: String) -> String {
    let lesson = read.map { "用 \($0) 重温相关课程，或者" } ?? ""
    return "这是最后一条提示。可以\(lesson)用 \(solution) 查看参考答案。"
  }
  func noHint(read: String?) -> String {
    "这一项没有提示。" + (read.map { "相关课程：\($0)" } ?? "")
  }
  func nothingFails(_ next: String) -> String { "检查已通过，没有需要提示的内容。下一步：\(next)" }
  var fixBuildFirst: String { "代码能够编译之后，才能运行检查：" }

  var scoring: String { "正在评分" }
  func doesNotBuild(_ check: String) -> String { "代码无法编译，因此无法评分。\(check) 会说明原因。" }
  func notScored(_ check: String) -> String { "测试没有运行完，因此无法评分。\(check) 会说明原因。" }
  func noReferenceScores(_ kata: String) -> String { "“\(kata)”还没有参考答案的分数，无法比较。" }
  func reference(_ pattern: String) -> String { SpacedText.chinese(pattern, " 参考答案") }
  var starter: String { "初始代码" }
  func starter(_ pattern: String) -> String { "初始代码（按 \(pattern)）" }
  var thisFolder: String { "当前文件夹" }

  var progressTitle: String { "学习进度" }
  func progressSummary(_ tally: Course.Tally) -> String {
    let part = { (part: Course.Tally.Part) in "\(part.done)/\(part.total)" }
    let drills = tally.drills.total == 0 ? "" : " \(part(tally.drills)) 个小练习、"
    let stars = tally.stars == 0 ? "" : "，获得 \(tally.stars) 颗星"
    return
      "已读 \(part(tally.lessons)) 课，通过\(drills.isEmpty ? " " : drills)\(part(tally.katas)) 个练习\(stars)。"
  }
  func reading(_ state: Course.Station.Reading) -> String {
    switch state {
    case .unread: "未读"
    case .begun: "读了一部分"
    case .finished: "已读"
    }
  }
  func questionsAnswered(_ right: Int, of total: Int) -> String { "思考题 \(right)/\(total)" }
  func exercise(_ exercise: Course.Exercise) -> String {
    let checks = "检查 \(exercise.attempts) 次"
    let help =
      (exercise.hints > 0 ? ["提示 \(exercise.hints) 条"] : []) + (exercise.gaveUp ? ["看过答案"] : [])
    if exercise.passed != nil { return (["已通过", checks] + help).joined(separator: "，") }
    guard exercise.attempts > 0 else { return "未开始" }
    let score = "通过 \(exercise.bestScore)/\(exercise.maxScore) 项"
    return ([score, checks] + help).joined(separator: "，")
  }
  var here: String { "当前位置" }
  var otherKatas: String { "其他练习" }

  var drillsTitle: String { "小练习：每个只练一个知识点" }
  func startedDrill(_ drill: String, place: String) -> String {
    "小练习“\(drill)”已开始：\(place)"
  }
  func startedReview(_ subject: String, place: String) -> String {
    "\(subject)的找错练习已开始：\(place)"
  }
  func reviewSubject(_ title: String, pattern: String?) -> String {
    pattern.map { "“\(title)”（\($0)）" } ?? "小练习“\(title)”"
  }
  func reviewTask(_ subject: String, check: String) -> String {
    "Sources 中是\(subject)的一份完整解答，其中有一处设计错误。找到并修正它：\(check) 显示它造成的后果，全部用例通过，修正就完成了。"
  }
  func begunBefore(_ folder: String) -> String {
    "之前已经开始过，继续请输入：cd \(folder) && kata check"
  }
  func wentBack(_ folder: String) -> String {
    "之前已经开始过，现在回到 \(folder)。`next` 提示下一步。"
  }
  func drill(_ drill: Course.Exercise, command: String) -> String {
    let state = drill.passed == nil ? "\(drill.drillMinutes ?? 0) 分钟" : "已通过"
    return "小练习“\(drill.title)”（\(state)）：\(command)"
  }
  func everyDrillPassed(_ drills: String, next: String) -> String {
    "所有小练习都已通过。\(next)。\(drills) 列出全部；指定名称和新文件夹可以再做一遍。"
  }
  func nothingToReview(drill: String, named: String) -> String {
    "找错练习会给出完整的解答，而你还没有通过任何练习。可以先开始 \(drill)，或指定要找错的练习：\(named)"
  }
  func everyMistakeFound(_ kata: String?, hasMistakes: Bool, other: String?) -> String {
    let subject = kata.map { "“\($0)”" } ?? ""
    let found = hasMistakes ? "\(subject)中预设的错误已全部找到。" : "\(subject)没有预设的错误。"
    return found + (other.map { "还可以继续：\($0)" } ?? "")
  }
  func reviews(_ exercise: Course.Exercise) -> String? {
    let isOpen =
      exercise.reviewsPassed > 0 || (exercise.passed != nil && exercise.drillMinutes == nil)
    guard isOpen, !exercise.reviews.isEmpty else { return nil }
    return "找错：\(exercise.reviewsPassed)/\(exercise.reviews.count)"
  }
  var withoutHelp: String { "没有看提示就通过" }
  func withoutHelp(reviews: Int) -> String { "没有看提示的 \(reviews) 个" }
  var earnedStar: String { "没有看提示就通过，获得一颗星。" }
  var keptStar: String { "这颗星之前已经获得。" }
  func nextAfterPass(_ next: String) -> String { "接下来：\(next)" }
  func reviewsLeft(_ count: Int, review: String) -> String { "还有 \(count) 处错误可以找：\(review)。" }
}
