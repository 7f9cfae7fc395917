import Testing

@testable import KataPipeline

struct SessionMemoryTests {
  @Test(arguments: [(60_000_000, true), (60_000_001, false)])
  func judgesWhatIsHeldAndNotThePeak(resident: Int, isHeld: Bool) {
    let memory = SessionMemory(
      commands: 100, residentBytes: resident, peakBytes: 90_000_000, proportionalBytes: nil)
    #expect(memory.isHeld == isHeld)
  }
}
