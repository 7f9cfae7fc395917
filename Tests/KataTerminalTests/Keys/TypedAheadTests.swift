import Foundation
import KataTerminal
import Testing

struct TypedAheadTests {
  @Test func seesWhatNobodyHasReadYet() async {
    let pipe = Pipe()
    let typed = TypedAhead(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(!typed.isThere)
    pipe.fileHandleForWriting.write(Data("check\n".utf8))
    #expect(typed.isThere)
    #expect(await typed.wait())
  }

  @Test func endsWithItsTask() async {
    let pipe = Pipe()
    let typed = TypedAhead(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let waiting = Task { await typed.wait() }
    waiting.cancel()
    #expect(await !waiting.value)
  }
}
