import KataCore

/// Says of findings whom they are about, in which members and what is done there, and opens their places with the line
/// that shows it best.
struct TellingPlaces {
  private let design: Design
  private let roles: [Role]
  private let work: WorkReading
  private let lines: FunctionsOnLines
  private let helpers: HelpingTypes

  init(_ design: Design, _ lines: FunctionsOnLines) {
    (self.design, self.lines, work) = (design, lines, WorkReading(design: design))
    roles = MeantRoles(design).roles
    helpers = HelpingTypes(design, roles)
  }

  /// The finding with all that it needs to be told.
  func placed(_ finding: DesignFinding) -> DesignFinding {
    guard let type = finding.type.flatMap(design.index.type) else { return finding }
    switch finding.rule {
    case .misplacedDuty, .piledWork, .unreachableLogic:
      let done = done(in: finding, by: type)
      return finding.told(
        as: type, of: roles, by: helpers, at: places(of: finding, done, by: type),
        in: members(finding, type),
        doing: counted(done.flatMap(\.work)))
    case .wrongWayReference:
      return finding.told(
        as: type, of: roles, by: helpers, at: referring(finding, type),
        in: finding.members.isEmpty ? members(finding, type) : finding.members,
        doing: finding.work)
    default:
      let isNamed: [DesignFinding.Rule] = [.repeatedRule, .strongRing]
      let members =
        isNamed.contains(finding.rule) && finding.members.isEmpty
        ? members(finding, type) : finding.members
      return finding.told(
        as: type, of: roles, by: helpers, at: finding.locations, in: members, doing: finding.work)
    }
  }

  // MARK: What is done

  private struct Done {
    let place: SourceLocation
    let member: Int
    let atom: Int
    let work: [DesignFinding.Work]
  }

  /// What is done on the finding's lines of the duties that it is about.
  private func done(in finding: DesignFinding, by type: Int) -> [Done] {
    let isAny = finding.responsibilities.isEmpty || finding.rule == .piledWork
    let wanted = isAny ? nil : finding.responsibilities
    return finding.locations.flatMap { place in
      lines.atoms(on: place).compactMap { atom in
        let work = self.work.work(of: atom, in: wanted)
        guard !work.isEmpty else { return nil }
        return Done(
          place: place, member: design.index.facts.atoms[atom].function, atom: atom, work: work)
      }
    }
  }

  /// The places, the most telling line of the main work in the fullest member first.
  private func places(
    of finding: DesignFinding, _ done: [Done], by type: Int
  ) -> [SourceLocation] {
    // That something is kept shows best by what is done with it.
    let works = counted(done.flatMap(\.work))
    let main = works.filter { $0 != .keeping }.prefix(2)
    let fullest = counted(done.filter { !$0.work.allSatisfy { $0 == .keeping } }.map(\.member))
      .first
    func tells(_ one: Done) -> Double {
      let plain = main.filter(one.work.contains).map { self.work.tells(one.atom, of: $0) }.max()
      return (plain ?? 0) + (one.member == fullest ? 0.5 : 0)
        + (belongs(one.place, to: type) ? 10 : 0) - (self.work.work(of: one.atom).count > 1 ? 1 : 0)
    }
    guard let best = done.map(tells).max(), let first = done.first(where: { tells($0) == best })
    else { return finding.locations }
    return finding.locations.opened(by: first.place)
  }

  /// The most frequent first, those of the same count in their order.
  private func counted<T: Hashable>(_ all: [T]) -> [T] {
    var (found, places) = ([(one: T, count: Int, place: Int)](), [T: Int]())
    for one in all {
      let place = places[one] ?? found.count
      if place == found.count {
        places[one] = place
        found.append((one, 0, place))
      }
      found[place].count += 1
    }
    return found.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map(\.one)
  }

  // MARK: Where

  private func members(_ finding: DesignFinding, _ type: Int) -> [String] {
    if finding.isAboutAssembly { return makers(finding, type) }
    // What only goes along with it comes last.
    let own = finding.locations.filter { belongs($0, to: type) }
    let others = finding.locations.filter { !belongs($0, to: type) }
    return counted(own.compactMap { member(at: $0, type) })
      + counted(others.compactMap { member(at: $0, type) })
  }

  private func member(at place: SourceLocation, _ type: Int) -> String? {
    let facts = design.index.facts
    let property = facts.types[type].properties.first {
      $0.location.line == place.line && $0.location.path == place.path
    }
    let function = lines.atoms(on: place).first.map { facts.atoms[$0].function }
    return property?.name ?? function.map { spoken(facts.functions[$0], in: type) }
  }

  /// Whether a place is the type's, or of the one that it inherits from.
  private func belongs(_ place: SourceLocation, to type: Int) -> Bool {
    let facts = design.index.facts
    return lines.atoms(on: place).first.map { atom in
      let owner = facts.type(of: facts.atoms[atom])
      return owner == type || owner == design.index.superclass[type]
    } ?? true
  }

  /// The name of a function, behind its type's where that is another.
  private func spoken(_ function: FunctionFacts, in type: Int) -> String {
    let isOwn = function.type == type
    return isOwn
      ? function.spoken : "\(design.index.facts.types[function.type].name).\(function.spoken)"
  }

  /// The functions in which it makes the other.
  private func makers(_ finding: DesignFinding, _ type: Int) -> [String] {
    let made = Set(references(.makes, finding, type).map(SourceLine.init))
    let places = finding.locations.filter { made.contains(SourceLine($0)) }
    let functions = places.flatMap(lines.atoms).map { design.index.facts.atoms[$0].function }
    return counted(functions).map { design.index.facts.functions[$0] }
      .filter { $0.kind != .initialValues }.map(\.spoken)
  }

  private func references(
    _ kind: TypeReference.Kind, _ finding: DesignFinding, _ type: Int
  ) -> [SourceLocation] {
    let other = finding.other.flatMap { design.index.type($0) }
    return design.index.outgoing[type].filter { $0.to == other && $0.kind == kind }.map(\.location)
  }

  /// What is to be made elsewhere is shown where it is made, and what is to be asked elsewhere where it is asked.
  private func referring(_ finding: DesignFinding, _ type: Int) -> [SourceLocation] {
    let kind: TypeReference.Kind
    switch finding.remedy {
    case .handIn, .leadOn: kind = .makes
    case .askThrough, .handOver, .report: kind = .calls
    default: return finding.locations
    }
    let asked = kind == .calls ? asking(finding, type) : nil
    return (asked ?? references(kind, finding, type).first).map(finding.locations.opened)
      ?? finding.locations
  }

  /// Where a type first has the other do something, by its name or by the protocol that it is known by.
  private func asking(_ finding: DesignFinding, _ type: Int) -> SourceLocation? {
    guard finding.remedy == .askThrough, let name = finding.other,
      let other = design.index.type(name)
    else { return nil }
    let through = design.links.first { $0.from == type && $0.to == other }?.through
    return design.index.atoms(of: type).first { atom in
      atom.uses.contains { $0.kind == .call && ($0.on == name || $0.on == through) && $0.on != nil }
    }?.location
  }
}

extension [SourceLocation] {
  /// The same with one place in front.
  fileprivate func opened(by first: SourceLocation) -> Self {
    [first] + filter { ($0.path, $0.line) != (first.path, first.line) }
  }
}
