import KataCore

/// Tells where UIKit comes into a program: handlers of events, and what runs once before them.
struct EntranceReading {
  private let index: ProgramIndex
  private var facts: ProgramFacts { index.facts }

  /// The protocols that views hold weakly, to tell of events.
  private let viewDelegates: Set<String>
  /// Whether a type is called back by what it is the delegate of.
  private let isDelegate: [Bool]
  private let targeted: [Set<String>]
  /// Whether a function is called by UIKit when a person or a view's life cycle does something.
  private(set) var isHandler: [Bool] = []

  init(_ index: ProgramIndex) {
    self.index = index
    var names: Set<String> = []
    for (type, entry) in index.facts.types.enumerated()
    where index.kinship[type].isScreenObject {
      for property in entry.properties where property.isWeak {
        if let name = property.type { names.insert(name) }
      }
    }
    viewDelegates = names
    isDelegate = index.ancestors.map { $0.contains(where: Self.isDelegate) }
    targeted = Self.targeted(index)
    isHandler = index.facts.functions.map(hearsEvents)
  }

  /// Whether a function is a step of handlers that runs for nothing else.
  func isStep(_ function: Int) -> Bool {
    let entry = facts.functions[function]
    guard entry.kind == .function,
      index.kinship[entry.type].isScreenObject
        || isDelegate[entry.type],
      entry.parameterTypes.isEmpty, entry.resultType == nil, !isHandler[function]
    else { return false }
    let callers = index.callers[function].map(\.function)
    return !callers.isEmpty
      && callers.allSatisfy { isHandler[$0] && facts.functions[$0].type == entry.type }
  }

  private func hearsEvents(_ entry: FunctionFacts) -> Bool {
    guard entry.kind == .function else { return false }
    let kinship = index.kinship[entry.type]
    // What hears of news is no handler of what a person did.
    if entry.isAction, Self.news.contains(entry.parameterTypes.first ?? "") { return false }
    if entry.isAction, kinship != .none { return true }
    if isTargeted(entry) { return true }
    if entry.isOverride, kinship != .none,
      Self.lifeCycle.contains(entry.name) || overridesAction(entry)
    {
      return true
    }
    if kinship != .none, Self.actions.contains(entry.parameterTypes.first ?? "") { return true }
    return isDelegateMethod(entry) || hearsView(entry)
  }

  /// Whether a superclass has a control call it.
  private func overridesAction(_ entry: FunctionFacts) -> Bool {
    index.ancestors[entry.type].contains { name in
      guard let type = index.type(name) else { return false }
      return index.functionsOfType[type].contains {
        facts.functions[$0].name == entry.name && facts.functions[$0].isAction
      }
    }
  }

  /// Whether a controller's function is called by nobody but views, in handlers of theirs.
  func isToldByViews(_ function: Int) -> Bool {
    let entry = facts.functions[function]
    guard entry.kind == .function, index.kinship[entry.type] == .viewController,
      entry.resultType == nil, !isHandler[function]
    else { return false }
    let callers = index.callers[function].map(\.function)
    return !callers.isEmpty
      && callers.allSatisfy {
        isHandler[$0] && index.kinship[facts.functions[$0].type] == .view
      }
  }

  /// Whether a control is told to call it, in Swift of before `@objc` was asked for as well.
  private func isTargeted(_ entry: FunctionFacts) -> Bool {
    targeted[entry.type].contains(entry.name)
  }

  /// For each type, what it names to controls that are to call it.
  private static func targeted(_ index: ProgramIndex) -> [Set<String>] {
    var names = [Set<String>](repeating: [], count: index.facts.types.count)
    for atom in index.facts.atoms where atom.has(.read) {
      guard atom.uses.contains(where: { $0.name == "addTarget" || $0.labels.contains("action") })
      else { continue }
      let type = index.facts.functions[atom.function].type
      for use in atom.uses where use.kind == .read { names[type].insert(use.name) }
    }
    return names
  }

  /// Whether a view of the program calls it through a protocol of the program, as it calls its delegate.
  private func hearsView(_ entry: FunctionFacts) -> Bool {
    guard index.kinship[entry.type] == .viewController, entry.resultType == nil else {
      return false
    }
    return index.ancestors[entry.type].contains { name in
      viewDelegates.contains(name)
        && index.protocol(name)?.requirements.contains(entry.name) == true
    }
  }

  private func isDelegateMethod(_ entry: FunctionFacts) -> Bool {
    guard isDelegate[entry.type],
      let first = entry.parameterTypes.first,
      isView(first) || Self.isSender(first)
    else { return false }
    let words = [entry.name] + entry.labels
    return [nil, "Bool", "IndexPath"].contains(entry.resultType)
      && words.contains(where: Self.tellsOfEvent)
  }

  /// Whether UIKit's objects of a type tell of what a person did, though they are no views.
  private static func isSender(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return false }
    return name == "UIScene"
      || ["Controller", "Recognizer", "Interaction"].contains { name.hasSuffix($0) }
  }

  /// Whether a type is one of UIKit's views, of a package's or of the program's.
  private func isView(_ name: String) -> Bool {
    if ViewKinship.isViewLike(name) { return true }
    guard let type = index.type(name) else { return ViewKinship.isPackageView(name) }
    return index.kinship[type].isScreenObject
  }

  private static func tellsOfEvent(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.indices.contains { place in
      (eventWords[bytes[place]] ?? []).contains { bytes[place...].starts(with: $0) }
    }
  }

  /// Functions that run once, before a screen has anything to show.
  ///
  /// - Parameter later: the functions that closures call which wait for something.
  func setUp(without later: Set<Int>) -> [Bool] {
    var known = facts.functions.map { entry in
      switch entry.kind {
      case .initializer, .initialValues: true
      case .function: entry.isOverride && Self.firstSteps.contains(entry.name)
      default: false
      }
    }
    // What only such functions call belongs to them; three rounds reach as deep as people nest it.
    for _ in 0..<3 {
      for function in facts.functions.indices where !known[function] && !later.contains(function) {
        let callers = index.callers[function]
        guard !callers.isEmpty, facts.functions[function].parameterTypes.isEmpty else { continue }
        known[function] = callers.allSatisfy { known[$0.function] }
      }
    }
    return known
  }

  private static func isDelegate(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name == "UISearchResultsUpdating"
      || name == "UITableViewDataSource" || name == "UICollectionViewDataSource"
      || name.hasSuffix("DelegateFlowLayout") || name == "UITableViewController"
      || name == "UICollectionViewController"
  }

  /// Parts of names, by the byte that they begin with.
  private static let eventWords = Dictionary(
    grouping: [
      "did", "Did", "should", "Should", "will", "Will", "Clicked", "clicked",
      "updateSearchResults", "textDid", "commit", "handleTap",
    ].map { Array($0.utf8) }, by: \.[0])
  private static let firstSteps: NameSet = [
    "viewDidLoad", "loadView", "awakeFromNib", "layoutSubviews", "viewDidLayoutSubviews", "prepare",
    "viewWillAppear",
  ]
  /// What UIKit hands to the functions that are to run when somebody has chosen something.
  private static let actions: NameSet = ["UIAlertAction", "UIAction", "UICommand", "UIKeyCommand"]
  private static let news: NameSet = ["Notification", "NSNotification", "CADisplayLink"]
  private static let lifeCycle: NameSet = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing", "awakeFromNib",
    "loadView",
    "touchesBegan", "touchesEnded", "touchesMoved", "touchesCancelled", "motionEnded",
    "motionBegan", "didReceiveMemoryWarning", "prepareForReuse", "didMoveToWindow",
    "didMoveToSuperview", "traitCollectionDidChange", "setSelected", "setHighlighted",
    "viewWillTransition",
  ]
}
