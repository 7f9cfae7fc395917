import Foundation
import KataCore
import Testing

@testable import KataSyntax

/// Has gate, bridge and instrumenter look at texts that nobody would write.
///
/// `KATA_FUZZ_SECONDS` lets it run for longer, `KATA_FUZZ_SEED` from another number on.
struct FuzzingTests {
  @Test func whatIsEmittedParsesKeepsItsLinesAndHasBeenGated() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["KATA_FUZZ_SECONDS"].flatMap(Double.init)
    let first = environment["KATA_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let corpus = try FuzzCorpus().texts
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var seed = first
    while end.map({ ContinuousClock.now < $0 }) ?? (seed < first + 60) {
      var mutator = SourceMutator(seed: seed)
      let text = mutator.text(from: corpus, nasty: FuzzCorpus.nasty)
      remember(text, seed, seconds == nil ? nil : environment["KATA_FUZZ_FOLDER"])
      check(text, seed)
      seed += 1
    }
    if seconds != nil { print("Fuzzed \(seed - first) texts.") }
  }

  @Test(arguments: FuzzCorpus.found) func holdsForWhatWasFoundBefore(text: String) {
    check(text, 0)
  }

  /// Keeps the text at hand that is being looked at, in case that it ends the program.
  private func remember(_ text: String, _ seed: UInt64, _ folder: String?) {
    guard let folder else { return }
    try? "\(seed)\n\(text)".write(toFile: folder + "/last.txt", atomically: false, encoding: .utf8)
  }

  private func check(_ text: String, _ seed: UInt64) {
    let source = SourceFile(path: "Sources/Screen.swift", text: text)
    let file = ParsedFile(source)
    let gate = StaticGate(contract: "GreetingContract")
    let reading = SolutionReading([source], contract: "GreetingContract")
    let told = Set(reading.findings.map(\.summary))
    let isWhole = reading.findings.count < 50
    #expect(Set(gate.findings(in: [file]).map(\.summary)).isSubset(of: told), "seed \(seed)")
    expect(reading.files[0].text, of: file, told, isWhole, "bridged, seed \(seed)")
    let instrumented = Instrumenter().instrument([source]).files[0].text
    expect(instrumented, of: file, told, isWhole, "instrumented, seed \(seed)")
    #expect(FactReader().facts([source]).files.count == 1, "seed \(seed)")
  }

  private func expect(
    _ emitted: String, of file: ParsedFile, _ told: Set<String>, _ isWhole: Bool, _ what: String
  ) {
    let lines = { (text: String) in text.utf8.count { $0 == 0x0A } }
    #expect(lines(emitted) == lines(file.source.text), "\(what)")
    let parsed = ParsedFile(SourceFile(path: file.source.path, text: emitted))
    guard file.isSound, parsed.risk == nil else { return }
    #expect(parsed.isSound, "\(what)")
    let findings = StaticGate(contract: "GreetingContract").findings(in: [parsed])
    let unseen = findings.filter { !told.contains($0.summary) && $0.id != "gate.reserved" }
    #expect(unseen.map(\.summary) == [] || !isWhole, "\(what)")
  }
}
