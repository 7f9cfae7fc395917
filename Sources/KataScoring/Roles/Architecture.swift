import KataCore

/// One of the patterns that the tables of roles and references know, the richest last.
///
/// Supervising MVP and data controllers are known by a kata's word alone: code that nobody has announced as such is
/// read as MVP, MVVM or MVC.
enum Architecture: String, CaseIterable, Comparable, Sendable {
  case mvc, mvp, supervising, mva, mvvm
  case dataControllers = "data-controllers"
  case viper

  /// The pattern that an id names, in the form that a lesson is about where that is one of these two; nil for others.
  ///
  /// MVC with managers is judged as MVC is, every other form of MVVM as MVVM.
  init?(pattern: String?, lesson: String?) {
    let form = [Self.supervising, .dataControllers].first { $0.rawValue == lesson }
    let word = pattern == "managers" ? "mvc" : pattern.map { String($0.prefix { $0 != "-" }) }
    guard let known = form ?? word.flatMap(Self.init) else { return nil }
    self = known
  }

  /// Says whether each screen may have a pattern of its own: code that no kata gives one, and a kata whose pattern
  /// is `own`.
  static func isChosenByScreen(_ pattern: String?) -> Bool { pattern == nil || pattern == "own" }

  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .dataControllers: .dataController
    case .mvp, .supervising, .viper: .presenter
    case .mva: .adapter
    }
  }

  /// The name as people write it.
  var title: String {
    switch self {
    case .mvc, .mvp, .mva, .mvvm, .viper: rawValue.uppercased()
    case .supervising: "Supervising MVP"
    case .dataControllers: "MVVM with DataControllers"
    }
  }

  /// The id of the lesson about it.
  var lesson: String { self == .mva ? "managers" : rawValue }

  static func < (left: Architecture, right: Architecture) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
