import Testing

@testable import KataPipeline

@Suite("What a proof leaves out after a fault")
struct FirstFaultTests {
  @Test func holdsNothingBackWithoutAFault() {
    let fault = FirstFault()
    #expect(!fault.precedes(.others))
  }

  @Test func holdsBackWhatBuildsOnTheEarliestFaultInWhicheverOrderFaultsAreFound() {
    let fault = FirstFault()
    fault.note(.others)
    fault.note(.starters)
    fault.note(.references)
    #expect(!fault.precedes(.starters))
    #expect(fault.precedes(.references))
    #expect(fault.precedes(.others))
  }
}
