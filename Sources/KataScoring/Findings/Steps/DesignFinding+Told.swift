import KataCore

extension DesignFinding {
  /// The same with whom it is about, who could help, and where to look.
  func told(
    as type: Int, of roles: [Role], by helpers: HelpingTypes, at places: [SourceLocation],
    in members: [String], doing work: [Work]
  ) -> DesignFinding {
    var told = self
    // Who finds a type that plays no part may know whose part it takes.
    told.role = roles[type] == .other ? role ?? .other : roles[type]
    (told.locations, told.members, told.work) = (places, members, work)
    if isMove {
      told.tellMove(from: type, by: helpers)
    } else if isAboutAssembly {
      told.detail = detail ?? helpers.only(.builder, beside: self.type)
      told.spare = helpers.spare(in: type, but: nil)
    } else if rule == .unaskedPart {
      told.waiting = helpers.waiting(in: other).filter(self.members.contains)
    } else if rule == .unreachableLogic {
      told.other = other ?? home.flatMap { helpers.only($0, beside: self.type) }
    } else if remedy == .askThrough {
      told.waiting = helpers.waiting(in: detail)
    }
    return told
  }

  private mutating func tellMove(from type: Int, by helpers: HelpingTypes) {
    let place = helpers.home(of: self)
    other = other ?? place?.name
    home = place?.role ?? home
    let asking = role.flatMap { helpers.asker(between: $0, and: home, of: self) }
    (asker, detail) = (asking?.role, detail ?? asking?.name)
    // Findings of a reading are told again beside those of a run; by then a seam may have been joined.
    if contract.isEmpty { contract = helpers.conformances(of: home, named: other) }
    guard isScreens else { return }
    waiting = helpers.waiting(in: other)
    spare = helpers.spare(in: type, but: locations)
    guard leadsOn, let router = helpers.playedRouter(by: type) else { return }
    (asker, contract) = (nil, [router])
  }
}
