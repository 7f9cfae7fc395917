import Testing

@testable import KataProcess

struct ProcessMemoryTests {
  private let status = """
    Name:\tkata
    VmPeak:\t  999999 kB
    VmHWM:\t   52000 kB
    VmRSS:\t   47000 kB
    """

  @Test func readsWhatIsHeldAndTheMostThatWas() throws {
    let memory = try #require(ProcessMemory(status: status, rollup: "Rss: 9 kB\nPss:  41000 kB\n"))
    #expect(memory.residentBytes == 47_000 << 10)
    #expect(memory.peakBytes == 52_000 << 10)
    #expect(memory.proportionalBytes == 41_000 << 10)
  }

  @Test func doesWithoutTheSharesWhereTheyAreNotTold() throws {
    let memory = try #require(ProcessMemory(status: status, rollup: ""))
    #expect(memory.proportionalBytes == nil)
  }

  @Test func isUnknownOfAProcessThatIsGone() {
    #expect(ProcessMemory(status: "", rollup: "") == nil)
  }
}
