import KataCore

/// Findings that say at once what two would have said.
extension DesignFinding {
  /// The same with where the screen has to do with what the lines are made of.
  func joined(handing reference: DesignFinding) -> DesignFinding {
    var joined = self
    joined.locations = (locations + reference.locations).oncePerLine
    joined.detail = reference.other
    return joined
  }

  /// A seam with the entity that stays behind it.
  func joined(keeping entity: DesignFinding) -> DesignFinding {
    var joined = self
    joined.spare = [entity.other].compactMap(\.self)
    joined.locations = (entity.locations + locations).oncePerLine
    return joined
  }

  /// The same with what goes to the same side first, and on from there later.
  func joined(taking outside: DesignFinding) -> DesignFinding {
    var joined = self
    joined.responsibilities += outside.responsibilities.filter { !responsibilities.contains($0) }
    joined.locations = (locations + outside.locations).oncePerLine
    joined.amount = (amount ?? 0) + (outside.amount ?? 0)
    joined.gain = Score.rounded((gain ?? 0) + (outside.gain ?? 0))
    joined.members += outside.members.filter { !members.contains($0) }
    joined.work += outside.work.filter { !work.contains($0) }
    joined.spare += outside.spare.filter { !spare.contains($0) }
    return joined
  }

  /// The same with the lines of a duty: of one's own that handle views, or of another type.
  func joined(with duty: DesignFinding) -> DesignFinding {
    let isOwn = duty.type == type
    let others = duty.members.map { "\(duty.type ?? "").\($0)" }
    var joined = self
    joined.level = isOwn ? .essential : level
    joined.responsibilities = duty.responsibilities
    joined.locations =
      (isOwn ? duty.locations + locations : locations + duty.locations).oncePerLine
    joined.amount = (isOwn ? 0 : amount ?? 0) + (duty.amount ?? 0)
    joined.gain = Score.rounded((gain ?? 0) + (duty.gain ?? 0))
    joined.members = isOwn ? duty.members : members.prefix(1) + others + members.dropFirst()
    joined.work = duty.work
    return joined
  }
}
