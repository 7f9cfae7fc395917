import KataCore

/// A screen in use: what it shows, what has the focus, and how the server answers next.
struct RunState: Sendable {
  private(set) var moment: ScreenMoment
  /// The number of what the next key is for.
  private(set) var focus = 0
  /// What somebody has chosen to have the focus, which gets it back after it could not be used for a while.
  private var chosen: ScreenNode?
  /// What had the focus before an alert came, which gets it back once the alert is gone.
  private var behindAlert: ScreenNode?
  var next = NextAnswer.good
  /// Whether keys go to the field that has the focus.
  var isTyping = false
  /// What has happened lately, the last of it last.
  private(set) var news: [News] = []
  private let methods: [TracedSources.Method]
  /// The types in the order in which they were met, which gives each a colour of its own.
  private(set) var types: [String] = []

  /// A piece of news.
  enum News: Hashable, Sendable {
    /// What somebody did.
    case action(String)
    case said(String)
    /// What it went through.
    case path(RunPath)
  }

  private static let mostNews = 50

  init(_ moment: ScreenMoment, methods: [TracedSources.Method], opening: String) {
    self.moment = moment
    self.methods = methods
    add(.action(opening))
    note(moment)
  }

  /// What can be used now.
  var targets: [ScreenNode] { moment.picture?.targets ?? [] }

  /// What has the focus; nil when nothing can be used.
  var focused: ScreenNode? { targets.indices.contains(focus) ? targets[focus] : nil }

  /// Takes what the screen has become; the focus stays with the same view as far as it is there.
  mutating func take(_ moment: ScreenMoment) {
    var before = chosen ?? focused
    let hadAlert = self.moment.picture?.alert != nil
    self.moment = moment
    let hasAlert = moment.picture?.alert != nil
    // An alert that has come wants an answer to itself.
    let isOther = hasAlert && !hadAlert
    if isOther { (behindAlert, before, chosen) = (before, nil, nil) }
    if hadAlert, !hasAlert {
      before = behindAlert
      chosen = behindAlert
    }
    let same = targets.firstIndex { $0.isSame(as: before) }
    focus = same ?? (isOther ? 0 : max(0, min(focus, targets.count - 1)))
    if focused?.kind != "UITextField" { isTyping = false }
    note(moment)
  }

  /// What the last action went through.
  var path: RunPath { RunPath(moment.calls, of: methods) }

  /// Moves the focus, around the ends.
  mutating func move(by step: Int) {
    let count = targets.count
    guard count > 0 else { return }
    focus = (focus + step + count) % count
    chosen = focused
  }

  mutating func say(_ text: String) { add(.said(text)) }

  mutating func begin(_ action: String) { add(.action(action)) }

  private mutating func add(_ piece: News) {
    news = Array((news + [piece]).suffix(Self.mostNews))
  }

  private mutating func note(_ moment: ScreenMoment) {
    if let refusal = moment.refusal { say(refusal) }
    for line in moment.printed.split(whereSeparator: \.isNewline) { say("› \(line)") }
    let path = path
    for step in path.steps {
      if let type = step.type, !types.contains(type) { types.append(type) }
    }
    if !path.steps.isEmpty { add(.path(path)) }
  }
}

extension ScreenNode {
  fileprivate func isSame(as other: ScreenNode?) -> Bool {
    guard let other, kind == other.kind else { return false }
    return id != nil || other.id != nil ? id == other.id : text == other.text
  }
}
