import KataCore
import KataTerminal

/// The tutorial in simplified Chinese.
struct ChineseWording: Wording {
  func welcome(read: String, start: String, help: String) -> [String] {
    [
      "欢迎使用 kata：通过重构学习 iOS 架构。",
      "阅读第一课请输入 \(read)，也可以直接从代码开始：\(start)。",
      "TAB 键补全，\(help) 列出所有命令，^D 退出。",
    ]
  }

  func welcomeBack(place: String?, lessons: Int, of total: Int, katas: Int, ofKatas: Int)
    -> String
  {
    let course = progressSummary(lessons: lessons, of: total, katas: katas, ofKatas: ofKatas)
    return place.map { "当前位置：\($0)。\(course)" } ?? course
  }

  func next(_ step: NextStep, command: String?) -> String {
    let command = command.map { "：\($0)" } ?? ""
    switch step {
    case .read(let lesson, let isBegun):
      return (isBegun ? "继续阅读" : "阅读") + "《\(lesson.title)》\(command)"
    case .answer(let lesson, let left):
      return "回答《\(lesson.title)》余下的 \(left) 道题\(command)"
    case .start(let exercise):
      return "把“\(exercise.title)”改写成 \(exercise.patternTitle)\(command)"
    case .resume(let exercise, _):
      return "继续“\(exercise.title)”的 \(exercise.patternTitle) 练习\(command)"
    case .check: return "在编辑器里修改 Sources 中的文件，然后检查\(command)"
    case .mend: return "修正检查发现的问题，再次检查；需要帮助时\(command)"
    case .finished: return "全部完成：每一课都读过，每个练习的每种模式都已通过。"
    }
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
    case "Your files": "你的文件"
    case "The program": "程序"
    case "This session": "会话"
    default: name
    }
  }
  var helpAdvice: String {
    """
    `help COMMAND` 说明一个命令，TAB 键列出所有命令及其用途。`c`、`h`、`l`、`n`、`p`、`r`、`w` 分别是 check、hint、lessons、\
    next、progress、read、watch 的简写。
    """
  }

  func started(_ kata: String, pattern: String, place: String) -> String {
    "“\(kata)”的 \(pattern) 练习已开始：\(place)"
  }
  var nextSteps: String { "接着：" }
  var firstSteps: [String] {
    [
      "brief    练习说明：页面做什么，要改成什么样",
      "edit     打开文件；用别的编辑器也可以",
      "check    检查；watch 则在每次保存后检查",
    ]
  }

  var lessonsTitle: String { "课程" }
  func lessonsRead(_ count: Int, of total: Int) -> String { "已读 \(count)/\(total)" }
  func minutes(_ count: Int) -> String { "\(count) 分钟" }
  func lessonLine(number: Int, minutes: Int) -> String { "第 \(number) 课，约 \(minutes) 分钟" }
  func notTranslated(_ language: Language) -> String { "本课暂无中文版，以下为英文原文。" }
  func placeKept(_ command: String) -> String { "已记住阅读位置，输入 \(command) 继续。" }
  var practiseNow: String { "动手练习" }
  func practice(_ kata: String, _ pattern: String, command: String) -> String {
    "把“\(kata)”改写成 \(pattern)：\(command)"
  }
  func practicePassed(_ kata: String, _ pattern: String) -> String {
    "“\(kata)”的 \(pattern) 练习：已通过"
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
  func score(right: Int, of total: Int) -> String { "答对 \(right)/\(total) 题" }
  func questionsLeft(_ command: String) -> String { "回答余下的题目：\(command)" }

  func hintTitle(_ number: Int, of total: Int) -> String { "提示 \(number)/\(total)" }
  func hintFor(_ title: String) -> String { "尚未满足：\(title)" }
  func hintForSeam(_ seam: String) -> String { "还没有类型遵循 \(seam)。" }
  func hintForHalfASeam(_ seam: String) -> String { "编译器列出了 \(seam) 还缺少的部分。" }
  func moreHints(_ command: String) -> String { "再次输入 \(command) 可获得更具体的提示。" }
  func lastHint(read: String?, solution: String) -> String {
    let lesson = read.map { "用 \($0) 重温相关课程，或者" } ?? ""
    return "这是最后一条提示。可以\(lesson)用 \(solution) 查看参考答案。"
  }
  func noHint(read: String?) -> String {
    "这一项没有提示。" + (read.map { "相关课程：\($0)" } ?? "")
  }
  func nothingFails(_ next: String) -> String { "检查已通过，没有需要提示的内容。下一步：\(next)" }
  var mendBuildFirst: String { "代码先要能够编译，才能运行检查：" }

  var scoring: String { "正在评分" }
  func doesNotBuild(_ check: String) -> String { "代码无法编译，因此无法评分。\(check) 会说明原因。" }
  func notScored(_ check: String) -> String { "测试没有运行完，因此无法评分。\(check) 会说明原因。" }
  func noReferenceScores(_ kata: String) -> String { "“\(kata)”还没有参考答案的分数，无从比较。" }
  func reference(_ pattern: String) -> String { "\(pattern) 参考答案" }
  var starter: String { "初始代码" }
  func starter(_ pattern: String) -> String { "初始代码（按 \(pattern)）" }
  var thisFolder: String { "当前文件夹" }

  var progressTitle: String { "学习进度" }
  func progressSummary(lessons: Int, of total: Int, katas: Int, ofKatas: Int) -> String {
    "已读 \(lessons)/\(total) 课，通过 \(katas)/\(ofKatas) 个练习。"
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
}
