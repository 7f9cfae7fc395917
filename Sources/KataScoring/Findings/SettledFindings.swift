import KataCore

/// Leaves out findings that the step of another one settles, so that no step is asked for twice.
///
/// - Who tells its screen by a protocol what to show, or publishes it, sets no labels: the two are one finding.
/// - Who leaves a screen's texts or state to another needs none of the model that they are made of.
/// - Who stops making its own presenter has no use for the other parts that it makes beside it.
/// - Who keeps its screen as its router keeps another object once the screen leads to no others.
/// - A reference goes with the function that it stands in, when most of that is on its way elsewhere.
/// - What no test reaches in a screen goes where what it words and decides goes, and changes go with their function.
/// - A presenter needs no UIKit once it handles neither views nor screens.
struct SettledFindings {
  private(set) var duties: [DesignFinding]
  private(set) var references: [DesignFinding]
  private(set) var tests: [DesignFinding]
  private let functions: FunctionsOnLines

  init(
    duties: [DesignFinding], references: [DesignFinding], tests: [DesignFinding], design: Design
  ) {
    functions = FunctionsOnLines(design)
    (self.duties, self.references, self.tests) = (duties, references, tests)
    joinTies()
    joinWays(design)
    leaveOutRoutedRings(design)
    joinEntities()
    leaveOutAssembled()
    leaveOutMoved()
    leaveOutUntested()
  }

  // MARK: Ties to a screen

  private mutating func joinTies() {
    for (index, reference) in references.enumerated()
    where reference.remedy == .publish || reference.remedy == .knowByProtocol {
      let place = duties.firstIndex { duty in
        duty.type == reference.type && !duty.responsibilities.isEmpty
          && Set(duty.responsibilities).isSubset(of: [.layout, .viewEvents])
      }
      guard let place, reference.responsibilities.isEmpty else { continue }
      references[index] = reference.joined(with: duties[place])
      duties.remove(at: place)
    }
  }

  /// A router that one of two asks is asked by the other as well.
  private mutating func joinWays(_ design: Design) {
    guard let first = duties.firstIndex(where: \.leadsOn) else { return }
    let others = duties.indices.dropFirst(first + 1).filter { index in
      let (one, other) = (duties[first], duties[index])
      return other.leadsOn && other.other == one.other && Self.know(one.type, other.type, design)
    }
    for index in others { duties[first] = duties[first].joined(with: duties[index]) }
    for index in others.reversed() { duties.remove(at: index) }
  }

  private mutating func leaveOutRoutedRings(_ design: Design) {
    let screens = Set(duties.filter(\.leadsOn).compactMap(\.type))
    let seams = SeamRole(index: design.index)
    references = references.filter { ring in
      guard ring.rule == .strongRing, let screen = ring.other, screens.contains(screen),
        let owner = ring.type.flatMap({ design.index.type($0) }),
        let held = design.index.facts.types[owner].properties.first(where: {
          $0.name == ring.member
        }),
        let name = held.type
      else { return true }
      return seams.role(ofSeam: name) != .router
    }
  }

  private static func know(_ one: String?, _ other: String?, _ design: Design) -> Bool {
    let types = [one, other].compactMap { $0.flatMap { design.index.type($0) } }
    return types.count == 2
      && design.links.contains { types.contains($0.from) && types.contains($0.to) }
  }

  /// A view that words or keeps no more of the model is handed no more of it.
  private mutating func joinEntities() {
    for (index, duty) in duties.enumerated() where duty.isMove && duty.isScreens {
      let place = references.firstIndex { reference in
        reference.remedy == .handOver && reference.type == duty.type
          && reference.home == duty.home && duty.isAbout(reference)
      }
      guard let place, duty.detail == nil else { continue }
      duties[index] = duty.joined(handing: references[place])
      references.remove(at: place)
    }
  }

  // MARK: Assembly

  /// Parts that a screen handles only where it makes its presenter.
  private mutating func leaveOutAssembled() {
    let makers = references.filter(\.isAboutAssembly)
    references = references.filter { reference in
      reference.isAboutAssembly
        || !makers.contains { $0.type == reference.type && isPart(reference, of: $0) }
    }
  }

  private func isPart(_ reference: DesignFinding, of assembly: DesignFinding) -> Bool {
    let made = functions.making(assembly)
    let inside = reference.locations.filter { place in
      functions.on(place).contains(where: made.contains)
    }
    return !inside.isEmpty
      && reference.locations.allSatisfy { inside.contains($0) || functions.isDeclared(at: $0) }
  }

  // MARK: Moves

  private mutating func leaveOutMoved() {
    let moved = functions.mostly(on: duties.filter(\.isMove))
    references = references.filter { reference in
      guard reference.remedy != .leadOn else {
        return !duties.contains { $0.type == reference.type && $0.isAboutWays }
      }
      return reference.locations.isEmpty
        || !reference.locations.allSatisfy { place in
          functions.on(place).contains(where: moved.contains)
        }
    }
  }

  private mutating func leaveOutUntested() {
    let moved = functions.mostly(on: duties.filter(\.isMove))
    let decided = Set(duties.filter(\.isAboutLogic).compactMap(\.type))
    let tied = Set(
      duties.filter { $0.isAboutWays || $0.responsibilities.contains(.layout) }.compactMap(\.type)
        + references.filter(\.isAboutScreens).compactMap(\.type))
    let ways = Set(duties.filter(\.isAboutWays).compactMap(\.type))
    tests = tests.filter { finding in
      guard let type = finding.type else { return true }
      return switch finding.rule {
      case .unreachableLogic: !decided.contains(type)
      case .logicBesideUIKit: !tied.contains(type)
      case .uninterceptableEffect: finding.remedy != .leadOn || !ways.contains(type)
      case .survivor:
        !finding.locations.prefix(1).flatMap(functions.on).contains(where: moved.contains)
      default: true
      }
    }
  }
}

extension DesignFinding {
  /// Whether a screen puts itself together.
  var isAboutAssembly: Bool {
    rule == .wrongWayReference && remedy == .handIn && home == .builder
  }

  /// Whether lines go from one role to another.
  fileprivate var isMove: Bool { rule == .misplacedDuty && remedy == nil }

  fileprivate var isAboutWays: Bool { responsibilities.contains(.navigation) }

  fileprivate var leadsOn: Bool {
    isMove && responsibilities == [.navigation]
  }

  fileprivate var isAboutLogic: Bool {
    isMove && responsibilities.contains { $0 == .presentation || $0 == .domain }
  }

  fileprivate var isAboutScreens: Bool {
    remedy == .publish || remedy == .leadOn || remedy == .knowByProtocol && level == .essential
  }

  fileprivate var isScreens: Bool { role == .view || role == .controller }

  /// Whether some of its lines are about another finding's.
  fileprivate func isAbout(_ reference: DesignFinding) -> Bool {
    let lines = Set(reference.locations.map { "\($0.path):\($0.line)" })
    return locations.contains { lines.contains("\($0.path):\($0.line)") }
  }

  /// The same with where the screen has to do with what the lines are made of.
  fileprivate func joined(handing reference: DesignFinding) -> DesignFinding {
    DesignFinding(
      rule, level, type: type, member: member, responsibilities: responsibilities, other: other,
      locations: (locations + reference.locations).oncePerLine, amount: amount, gain: gain,
      lesson: lesson, detail: reference.other, home: home, remedy: remedy, role: role,
      asker: asker, members: members, work: work)
  }

  /// The same with the lines of a duty: of one's own that handle views, or of another type.
  fileprivate func joined(with duty: DesignFinding) -> DesignFinding {
    let isOwn = duty.type == type
    let places = isOwn ? duty.locations + locations : locations + duty.locations
    let others = duty.members.map { "\(duty.type ?? "").\($0)" }
    return DesignFinding(
      rule, isOwn ? .essential : level, type: type, member: member,
      responsibilities: duty.responsibilities, other: other, locations: places.oncePerLine,
      amount: (isOwn ? 0 : amount ?? 0) + (duty.amount ?? 0),
      gain: Score.rounded((gain ?? 0) + (duty.gain ?? 0)), lesson: lesson, detail: detail,
      home: home, remedy: remedy, role: role, asker: asker,
      members: isOwn ? duty.members : members.prefix(1) + others + members.dropFirst(),
      work: duty.work)
  }
}
