import Testing

@testable import KataBuilding

struct CrashSiteTests {
  @Test func readsOnlyTheLearnersCallsInTheirOrder() {
    let calls = """
      Current stack trace:
      0    libswiftCore.so                    0x00007f658095f130 swift_reportError + 33
      2    libswiftCore.so                    0x00007f658096df7b <unavailable> + 1499003
      5    libApp.so                          0x00007f657fd18f92 <unavailable> + 90002
      6    libApp.so                          0x00007f657fd18000 <unavailable> + 86016
      printed by the learner: libApp.so + 5
      """
    #expect(CrashSite.offsets(in: calls, library: "libApp.so") == [90002, 86016])
  }
}
