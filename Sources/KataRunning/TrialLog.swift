import Foundation
import KataCore

/// The events of one trial run, read as strictly as a verdict's.
struct TrialLog: Sendable {
  private var traces: [String: HostEvent] = [:]
  private var tried: [Int: HostEvent] = [:]
  private var spared: [Int: HostEvent] = [:]
  private(set) var isClosed = false
  private(set) var unusableReason: String?

  init(_ bytes: [UInt8], request: HostRequest) {
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(HostEvent.self, from: Data(line)),
        event.nonce == request.nonce, !isClosed
      else { continue }
      note(event, token: request.token)
    }
  }

  private mutating func note(_ event: HostEvent, token: String) {
    switch event.event {
    case .traced:
      if let id = event.case, traces[id] == nil { traces[id] = event }
    case .tried:
      if let mutant = event.mutant, tried[mutant] == nil { tried[mutant] = event }
    case .spared:
      if let mutant = event.mutant, spared[mutant] == nil { spared[mutant] = event }
    case .closed:
      isClosed = event.token == token
    case .unusable:
      unusableReason = event.reason ?? "no reason given"
    default:
      break
    }
  }

  /// What a case met; nil for one that never ran.
  func trace(of check: CheckCase) -> RunTraces.CaseTrace? {
    traces[check.id].map {
      RunTraces.CaseTrace(
        id: check.id, group: check.group, title: check.title, isPassed: $0.status == .passed,
        loadsView: $0.views ?? false, probes: Set($0.hits ?? []),
        about: .init(seam: $0.seam, member: $0.member, types: $0.types ?? []))
    }
  }

  /// For every mutant that leaves something out and is missed by nobody, the probes that are left out with it.
  func needless(of mutants: [Mutant]) -> [Set<Int>] {
    fates(of: mutants).enumerated().compactMap { index, mutant in
      guard mutant.fate == .equivalent, [.removedCall, .defaultReturn].contains(mutant.operator)
      else { return nil }
      return spared[index + 1]?.hits.map(Set.init)
    }
  }

  /// What any case did without a mutant, at the probes of an instrumentation.
  func effects(at probes: Range<Int>) -> Set<ObservedEffect> {
    traces.values.reduce(into: []) { effects, event in
      for (name, places) in event.effects ?? [:] {
        guard let kind = ObservedEffect.Kind(rawValue: name) else { continue }
        effects.formUnion(
          places.filter(probes.contains).map { ObservedEffect(kind: kind, probe: $0) })
      }
    }
  }

  /// The mutants with what became of them; one that the build has left out stays so.
  func fates(of mutants: [Mutant]) -> [Mutant] {
    mutants.enumerated().map { index, mutant in
      guard mutant.fate == .uncovered, let event = tried[index + 1], let fate = event.fate else {
        return mutant
      }
      return mutant.meeting(
        fate, killers: fate == .killed ? [event.case].compactMap(\.self) : [],
        alters: event.alters.flatMap(ObservedEffect.Kind.init))
    }
  }
}

extension Mutant {
  fileprivate func meeting(
    _ fate: Fate, killers: [String], alters: ObservedEffect.Kind?
  ) -> Mutant {
    Mutant(
      operator: `operator`, location: location, offset: offset, original: original,
      replacement: replacement, fate: fate, killers: killers, alters: alters)
  }
}
