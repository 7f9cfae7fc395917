import KataPipeline
import Testing

struct SamplesTests {
  @Test(
    arguments: [
      ([3.0], 3.0), ([5, 1, 3], 3), ([4, 1, 3, 2], 2.5), ([2, 2, 9], 2),
    ] as [([Double], Double)])
  func takesTheMiddleAsMedian(seconds: [Double], median: Double) {
    #expect(Samples(seconds).median == median)
  }

  @Test func hasNoMedianWithoutRounds() {
    #expect(Samples([]).median == nil)
  }

  @Test func knowsItsExtremes() {
    let timing = Samples([2, 7, 1])
    #expect(timing.shortest == 1)
    #expect(timing.longest == 7)
  }
}
