import KataCore

/// Leaves out findings that the step of another one settles, so that no step is asked for twice.
///
/// - Who tells its screen by a protocol what to show, or publishes it, sets no labels: the two are one finding.
/// - Who leaves a screen's texts or state to another needs none of the model that they are made of.
/// - A part that takes what a screen decides takes up the seam with it.
/// - Who is handed the part that decides needs no other to ask.
/// - Who makes a type of a screen's texts has each of them in one place.
/// - Who stops making its own presenter has no use for the other parts that it makes beside it.
/// - Who keeps its screen as its router keeps another object once the screen leads to no others.
/// - Who no longer asks whom it should not know does nothing more by that.
/// - A reference goes with the function that it stands in, when most of that is on its way elsewhere.
/// - Who writes the part that decides by the contract writes the seam with it; and while there is none, nobody else can ask
///   the screen's helpers.
/// - Who tells the view by the contract what to show is no longer tied to it, and in VIPER who reports by the contract hands
///   out no entity.
/// - Who is told to publish a state is listened to with it, and who needs no notification needs no centre for it.
/// - Who no longer attaches a screen needs neither what it is attached by nor another word on when the view is ready.
/// - What no test reaches in a screen goes where what it words and decides goes, and changes go with their function.
/// - A presenter needs no UIKit once it handles neither views nor screens.
struct SettledFindings {
  var duties: [DesignFinding]
  var references: [DesignFinding]
  private(set) var tests: [DesignFinding]
  private let functions: FunctionsOnLines

  init(
    duties: [DesignFinding], references: [DesignFinding], tests: [DesignFinding], design: Design,
    functions: FunctionsOnLines
  ) {
    self.functions = functions
    self.tests = tests
    (self.duties, self.references) = ScreenTies(design: design).joined(duties, references)
    joinWays(design)
    leaveOutPassed()
    leaveOutWorded()
    leaveOutRoutedRings(design)
    joinEntities()
    leaveOutDetours()
    settleSeam()
    leaveOutAssembled()
    leaveOutAsked()
    let moved = functions.mostly(on: self.duties.filter(\.isMove))
    leaveOutMoved(moved)
    leaveOutUntested(moved)
  }

  // MARK: Ways

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

  /// Whoever makes a type of a screen's texts has each of them in one place.
  private mutating func leaveOutWorded() {
    let worded = Set(
      duties.filter { $0.rule == .piledWork && $0.responsibilities == [.presentation] }
        .compactMap(\.type))
    duties = duties.filter { finding in
      finding.rule != .repeatedRule || finding.other != nil || finding.detail != nil
        || finding.type.map(worded.contains) != true
    }
  }

  /// Who is handed the part that decides needs nothing of what that part knows.
  private mutating func leaveOutPassed() {
    let passed = references.filter(\.passesPart)
    references = references.filter { reference in
      reference.rule != .wrongWayReference
        || !passed.contains { $0.type == reference.type && $0.other != reference.other }
    }
  }

  // MARK: Detours

  /// Who is told to publish a state is listened to with it, and who needs no notification needs no centre for it.
  private mutating func leaveOutDetours() {
    let published = Set(references.filter { $0.remedy == .publish }.compactMap(\.type))
    let fillers = (duties + references).filter { $0.rule != .unaskedPart && !$0.waiting.isEmpty }
    references = references.compactMap { finding in
      if finding.passesPart { return finding }
      guard finding.rule == .unaskedPart, let finding = unattached(finding) else {
        return finding.rule == .unaskedPart ? nil : finding
      }
      if finding.remedy == .bind {
        return finding.other.map(published.contains) == true ? nil : finding
      }
      // Who fills what is still empty in a part has it called as well.
      let waiting = fillers.filter { [$0.other, $0.detail].contains(finding.other) }
        .flatMap(\.waiting)
      var rest = finding
      rest.members = finding.members.filter { !waiting.contains($0) }
      rest.waiting = finding.waiting.filter { !waiting.contains($0) }
      return rest.members.isEmpty ? nil : rest
    }
    let news = Set(
      references.filter { $0.rule == .broadcast }.flatMap(\.locations).map(SourceLine.init))
    func isHeard(_ place: SourceLocation) -> Bool { news.contains(SourceLine(place)) }
    tests = tests.filter { finding in
      finding.rule != .uninterceptableEffect || !finding.locations.allSatisfy(isHeard)
    }
    // What is taken out of a notification goes with it.
    duties = duties.filter { $0.locations.count(where: isHeard) * 2 <= $0.locations.count }
  }

  /// What is left to say of a part once nobody attaches its screen any more, but tells it that the view is ready.
  private func unattached(_ finding: DesignFinding) -> DesignFinding? {
    let attachment = references.first {
      $0.rule == .strongRing && $0.remedy == .bind && $0.type == finding.other
    }
    guard let attachment else { return finding }
    if finding.remedy == nil, finding.members == finding.waiting { return nil }
    var rest = finding
    rest.members = finding.members.filter { !attachment.members.contains($0) }
    return rest.members.isEmpty ? nil : rest
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

  /// A line or two that go with whom they ask, which is said already.
  private mutating func leaveOutAsked() {
    let asking = references.filter { $0.rule == .wrongWayReference && $0.level == .essential }
    duties = duties.filter { duty in
      duty.locations.count > 2
        || !asking.contains { reference in
          let lines = Set(reference.locations.map(SourceLine.init))
          return reference.type == duty.type
            && duty.locations.allSatisfy { lines.contains(SourceLine($0)) }
        }
    }
  }

  // MARK: Moves

  private mutating func leaveOutMoved(_ moved: Set<Int>) {
    references = references.filter { reference in
      guard reference.remedy != .leadOn else {
        return !duties.contains { $0.type == reference.type && $0.isAboutWays }
      }
      // What people enter comes another way, whoever takes it.
      return reference.locations.isEmpty || reference.remedy == .bind && reference.home == .view
        || !reference.locations.allSatisfy { place in
          functions.on(place).contains(where: moved.contains)
        }
    }
  }

  private mutating func leaveOutUntested(_ moved: Set<Int>) {
    let decided = Set(duties.filter(\.isAboutLogic).compactMap(\.type))
    let tied = Set(
      duties.filter { $0.isAboutWays || $0.responsibilities.contains(.layout) }.compactMap(\.type)
        + references.filter(\.isAboutScreens).compactMap(\.type))
    let ways = Set(duties.filter(\.isAboutWays).compactMap(\.type))
    // While the screen is told instead of a state, no suite can notice anything.
    let isUntold = references.contains { $0.remedy == .publish && $0.level == .essential }
    tests = tests.filter { finding in
      if isUntold, finding.rule == .survivor { return false }
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
