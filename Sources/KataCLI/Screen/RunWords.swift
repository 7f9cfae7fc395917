import KataCore

/// The sentences around a screen in use, in one language.
struct RunWords: Sendable {
  let move: String
  let tap: String
  let swipe: String
  let type: String
  let back: String
  let quit: String
  let happen: String
  let endTyping: String
  let answerNow: String
  let opened: String
  let nothingToUse: String
  let nothingToSwipe: String
  let left: String
  let printed: String
  let byItself: String
  let wentThrough: String
  let nextAnswer: [NextAnswer: String]
  /// What a key says that makes the next answer so.
  let keys: [NextAnswer: String]
  let help: [String]
  private let isEnglish: Bool

  /// - Parameter isNew: Whether the last action has sent it, or it has waited since an earlier one.
  func waiting(for request: String, isNew: Bool) -> String {
    guard !isNew else {
      return isEnglish ? "The server is asked for \(request)." : "正在向服务器请求 \(request)。"
    }
    return isEnglish
      ? "\(request) still waits for its answer." : "\(request) 仍在等待响应。"
  }

  func answered(_ answer: NextAnswer) -> String {
    switch answer {
    case .good, .slow: isEnglish ? "The server answers." : "服务器已响应。"
    case .failure: isEnglish ? "The request fails." : "请求失败。"
    case .nonsense: isEnglish ? "The server answers nonsense." : "服务器返回了无法理解的内容。"
    }
  }

  func happened(_ title: String) -> String {
    isEnglish ? "Outside: \(title)." : "外部事件：\(title)。"
  }

  func tooSmall(columns: Int, rows: Int) -> String {
    isEnglish
      ? "The terminal has \(columns) columns and \(rows) rows; `run` needs \(RunView.leastColumns) and \(RunView.leastRows). `kata show` prints the screen instead."
      : "终端只有 \(columns) 列、\(rows) 行；`run` 至少需要 \(RunView.leastColumns) 列、\(RunView.leastRows) 行。可改用 `kata show` 输出页面。"
  }

  func unknown(_ word: String, near: String?) -> String {
    let advice = near.map { isEnglish ? " Did you mean \($0)?" : "是否想输入 \($0)？" } ?? ""
    return isEnglish
      ? "\"\(word)\" is no command here, and nothing on the screen that can be used.\(advice) `help` lists the commands."
      : "“\(word)”既不是命令，也不是页面上可用的控件。\(advice)`help` 列出所有命令。"
  }

  func notUsable(_ word: String) -> String {
    isEnglish
      ? "Nothing that can be used now is named \"\(word)\"." : "当前没有名为“\(word)”的可用控件。"
  }

  func noEvent(_ name: String, _ names: [String]) -> String {
    let list = names.isEmpty ? (isEnglish ? "none" : "无") : names.joined(separator: ", ")
    return isEnglish
      ? "Nothing named \"\(name)\" can happen; there are: \(list)."
      : "没有名为“\(name)”的事件；可用的有：\(list)。"
  }

  /// The key that uses a control.
  var enter: String { isEnglish ? "ENTER" : "回车" }

  var nothingWaits: String {
    isEnglish ? "No request waits for an answer." : "没有等待响应的请求。"
  }
}

extension RunWords {
  init(_ language: Language) {
    self = language == .chinese ? .chinese : .english
  }

  private static let english = RunWords(
    move: "move", tap: "use", swipe: "swipe", type: "type", back: "back", quit: "quit",
    happen: "event",
    endTyping: "ESC ends typing, ENTER presses return", answerNow: "answer now",
    opened: "The screen is open.", nothingToUse: "Nothing can be used.",
    nothingToSwipe: "Only a row of a list can be swiped.",
    left: "The screen is closed.", printed: "The code printed", byItself: "By itself",
    wentThrough: "It went through:",
    nextAnswer: [
      .good: "The server answers.", .slow: "The next request is slow.",
      .failure: "The next request fails.", .nonsense: "The next answer is nonsense.",
    ],
    keys: [.good: "good", .slow: "slow", .failure: "fail", .nonsense: "nonsense"],
    help: [
      "A number or a name uses what is on the screen: 1, or greet.",
      "type NAME TEXT    types over the text of a field; return NAME presses its return key",
      "swipe NAME        swipes over a row, which shows its actions; then use one: Delete",
      "back              goes back, or swipes a sheet away",
      "slow, fail, nonsense, good   how the next request is answered; a slow one waits for answer",
      "answer            lets the server answer the request that waits",
      "happen EVENT      makes something happen outside the screen",
      "look              tells the screen again",
      "quit              leaves; so does the end of the input",
    ], isEnglish: true)

  private static let chinese = RunWords(
    move: "移动", tap: "操作", swipe: "轻扫", type: "输入", back: "返回", quit: "退出", happen: "事件",
    endTyping: "ESC 结束输入，回车按下 return 键", answerNow: "立即响应",
    opened: "页面已打开。", nothingToUse: "没有可用的控件。",
    nothingToSwipe: "只有列表里的行可以轻扫。", left: "页面已关闭。", printed: "代码输出",
    byItself: "自行发生", wentThrough: "经过：",
    nextAnswer: [
      .good: "服务器正常响应。", .slow: "下一个请求会很慢。", .failure: "下一个请求会失败。",
      .nonsense: "下一次响应是错误数据。",
    ],
    keys: [.good: "正常", .slow: "慢", .failure: "失败", .nonsense: "错误数据"],
    help: [
      "输入编号或名称来使用页面上的控件，例如 1 或 greet。",
      "type 名称 文字    替换文本框里的文字；return 名称 按下 return 键",
      "swipe 名称        轻扫一行，显示它的操作；再输入操作名，例如 Delete",
      "back              返回，或关闭弹出的页面",
      "slow、fail、nonsense、good   下一个请求如何响应；slow 会一直等到 answer",
      "answer            让服务器响应等待中的请求",
      "happen 事件       触发一个外部事件",
      "look              再次显示页面",
      "quit              离开；输入结束时也会离开",
    ], isEnglish: false)
}
