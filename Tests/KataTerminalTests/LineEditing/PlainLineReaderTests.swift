import Foundation
import KataTestSupport
import Testing

@testable import KataTerminal

struct PlainLineReaderTests {
  private func reader(
    _ text: String, prompts: MemorySink? = nil, notices: MemorySink = MemorySink(),
    wake: WakePipe? = nil
  ) -> (reader: PlainLineReader, pipe: Pipe) {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(text.utf8))
    let input = pipe.fileHandleForReading.fileDescriptor
    let reader = PlainLineReader(input: input, prompts: prompts, notices: notices, wake: wake)
    return (reader, pipe)
  }

  @Test func readsToALastLineWithoutALineFeed() throws {
    let (reader, pipe) = reader("one\ntwo")
    try pipe.fileHandleForWriting.close()
    #expect(reader.readLine() == .line("one"))
    #expect(reader.readLine() == .line("two"))
    #expect(reader.readLine() == .endOfInput)
  }

  @Test func asksItsQuestionEachTime() throws {
    let prompts = MemorySink()
    let (reader, pipe) = reader("y\n", prompts: prompts)
    try pipe.fileHandleForWriting.close()
    #expect(reader.readLine(prompt: "sure? ") == .line("y"))
    #expect(reader.readLine(prompt: "sure? ") == .endOfInput)
    #expect(prompts.text == "sure? sure? \n")
  }

  @Test(arguments: [
    (SIGINT, LineEvent.interrupted), (SIGTERM, .terminated(SIGTERM)), (SIGHUP, .terminated(SIGHUP)),
  ])
  func endsItsWaitAtASignal(number: Int32, event: LineEvent) {
    let wake = WakePipe()
    let (reader, pipe) = reader("", wake: wake)
    DispatchQueue.global().async { wake.signal(number) }
    #expect(reader.readLine() == event)
    withExtendedLifetime(pipe) {}
  }

  @Test func tellsNewsBeforeTheLine() {
    let (notices, wake) = (MemorySink(), WakePipe())
    wake.notify("built")
    let (reader, pipe) = reader("next\n", notices: notices, wake: wake)
    #expect(reader.readLine() == .line("next"))
    #expect(notices.text == "built\n")
    withExtendedLifetime(pipe) {}
  }

  @Test func takesAnInputThatCannotBeReadForItsEnd() throws {
    let folder = try FileHandle(forReadingFrom: FileManager.default.temporaryDirectory)
    let reader = PlainLineReader(
      input: folder.fileDescriptor, prompts: nil, notices: MemorySink())
    #expect(reader.readLine() == .endOfInput)
  }

  @Test func keepsTheKeysOfATerminalOutOfTheLine() throws {
    let terminal = try PseudoTerminal()
    let reader = PlainLineReader(
      input: terminal.descriptor, prompts: nil, notices: MemorySink())
    terminal.type("ab\u{1b}[D\u{1b}[3~c\n")
    #expect(reader.readLine() == .line("abc"))
  }

  @MainActor
  @Test func letsBackspaceEraseAWholeCharacter() throws {
    let terminal = try PseudoTerminal()
    let screen = DescriptorSink(descriptor: terminal.descriptor)
    let reader = PlainLineReader(
      input: terminal.descriptor, prompts: screen, notices: MemorySink())
    #expect(!terminal.erasesCharacters)
    let event = terminal.typing([.type("中\u{7f}文\n", after: "? ")]) {
      reader.readLine(prompt: "? ")
    }
    #expect(event == .line("文"))
    #expect(!terminal.erasesCharacters, "The mode is put back.")
  }
}
