import KataCore
import Testing

@testable import KataRunning

struct TrialRequestTests {
  /// What only a change request asks for has no tests without a view, so its mutants would all count against it.
  @Test func leavesTheNoticingToBehaviours() {
    let cases = [
      CheckCase(id: "Behaviour.a", group: .behaviour, title: "a"),
      CheckCase(id: "large.b", group: .change, title: "b"),
      CheckCase(id: "MVP.c", group: .structure, title: "c"),
    ]
    let request = TrialRequest(
      Instrumentation(files: [], probes: [], mutants: [], probeOfMutant: []), cases: cases,
      groups: [.structure], jobs: 1, limits: Limits())
    #expect(request.noticing == ["Behaviour.a"])
    #expect(request.counted == ["MVP.c"])
    let forOwnTests = TrialRequest(
      Instrumentation(files: [], probes: [], mutants: [], probeOfMutant: []), cases: cases,
      groups: [.structure], noticing: [.behaviour, .change], jobs: 1, limits: Limits())
    #expect(forOwnTests.noticing == ["Behaviour.a", "large.b"])
  }
}
