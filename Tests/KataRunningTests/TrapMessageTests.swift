import Testing

@testable import KataRunning

struct TrapMessageTests {
  private let output = """
    hello
    Swift/Array.swift:692: Fatal error: Index out of range
    Current stack trace:
    0    libswiftCore.so    0x00007f658095f130 swift_reportError + 33
    5    libApp.so          0x00007f657fd18f92 <unavailable> + 90002
    """

  @Test func partsWhatTheProgramPrintedFromTheLastWords() {
    let message = TrapMessage(in: output)
    #expect(message?.text == "Swift/Array.swift:692: Fatal error: Index out of range")
    #expect(message?.before == "hello\n")
    #expect(message?.calls.contains("libApp.so") == true)
  }

  @Test func findsNothingInOrdinaryOutput() {
    #expect(TrapMessage(in: "all is well\n") == nil)
  }
}
