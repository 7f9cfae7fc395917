import KataProcess
import Testing

@testable import KataPipeline

struct BenchMemoryTests {
  @Test func tellsTheProgramFromItsChildren() throws {
    let memory = try #require(
      BenchMemory(
        step: .checkAfterEdit,
        peaks: [
          .init(name: "kata", isDirect: true, bytes: 40_000_000),
          .init(name: "ld.lld", isDirect: false, bytes: 50_000_000),
          .init(name: "swift-frontend", isDirect: false, bytes: 160_000_000),
        ]))
    #expect(memory.ownBytes == 40_000_000)
    #expect(memory.largestChild == "swift-frontend")
    #expect(memory.isHeld)
  }

  @Test func isUnknownWhereNothingIsSeen() {
    #expect(BenchMemory(step: .checkAfterEdit, peaks: []) == nil)
  }
}
