import KataCore

/// The file of ours beside the learner's: counters, the switch, and the functions that rewritten text calls.
struct SupportFile {
  static let path: RelativePath = "KataInstrumentation.swift"

  let probes: Int
  let mutants: Int
  /// The functions that rewritten text calls.
  let calls: Set<String>

  /// What rewritten text calls, by name; only what is called is compiled.
  ///
  /// Few overloads each, since the type checker has to try them all.
  private static let functions = probeFunctions + conditionFunctions + arithmeticFunctions

  var file: SourceFile {
    let functions = Self.functions.filter { calls.contains($0.name) }.map(\.text)
    return SourceFile(path: Self.path, text: entryPoints + functions.joined())
  }

  private var entryPoints: String {
    """
    nonisolated(unsafe) let kata_hits = UnsafeMutablePointer<UInt8>.allocate(capacity: \(probes + 1))
    nonisolated(unsafe) let kata_unfit = {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: \(mutants + 1))
      unsafe bytes.initialize(repeating: 0, count: \(mutants + 1))
      return unsafe bytes
    }()
    nonisolated(unsafe) var kata_switch: Int32 = 0
    nonisolated(unsafe) let kata_current = {
      let statement = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      unsafe statement.initialize(to: -1)
      return unsafe statement
    }()

    @_cdecl("kata_probe_count") public nonisolated func kata_probe_count() -> Int32 { \(probes) }
    @_cdecl("kata_mutant_count") public nonisolated func kata_mutant_count() -> Int32 { \(mutants) }
    @_cdecl("kata_probe_hits") public nonisolated func kata_probe_hits() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_hits)
    }
    @_cdecl("kata_probe_reset") public nonisolated func kata_probe_reset() {
      unsafe kata_hits.update(repeating: 0, count: \(probes + 1))
    }
    @_cdecl("kata_mutant_unfit") public nonisolated func kata_mutant_unfit() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_unfit)
    }
    @_cdecl("kata_mutant_set") public nonisolated func kata_mutant_set(_ number: Int32) {
      kata_switch = number
    }
    @_cdecl("kata_current_statement") public nonisolated func kata_current_statement() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_current)
    }
    @discardableResult @_transparent nonisolated func kata_hit(_ probe: Int) -> Int32 {
      unsafe kata_hits[probe] = 1
      let previous = unsafe kata_current.pointee
      unsafe kata_current.pointee = Int32(truncatingIfNeeded: probe)
      return previous
    }
    @_transparent nonisolated func kata_on(_ number: Int32) -> Bool { kata_switch == number }

    """
  }
}
