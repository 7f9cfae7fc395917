import KataTerminal
import Testing

@Suite(.timeLimit(.minutes(3))) struct KeyReaderTests {
  private let terminal: BareTerminal
  private let reader: KeyReader

  init() throws {
    terminal = try BareTerminal()
    reader = KeyReader(input: terminal.slave)
  }

  @Test func deliversKeysOneByOneAndUnseen() async {
    let keys = await reader.reading { keys in
      #expect(terminal.deliversSingleKeys)
      terminal.type("a中\u{1b}[A\u{3}\u{4}q")
      return await take(6, keys)
    }
    #expect(
      keys == [.character("a"), .character("中"), .up, .interrupt, .end, .character("q")])
    #expect(terminal.isInOrder)
  }

  @Test func deliversTheEscapeKey() async {
    let keys = await reader.reading { keys in
      terminal.type("\u{1b}")
      return await take(1, keys)
    }
    #expect(keys == [.escape])
  }

  @Test func tellsAnotherSize() async {
    let keys = await reader.reading { keys in
      terminal.resize(columns: 40)
      return await take(1, keys)
    }
    #expect(keys == [.resized])
  }

  @Test func putsTheTerminalInOrderAfterAnError() async {
    struct BrokenKeyboard: Error {}
    await #expect(throws: BrokenKeyboard.self) {
      try await reader.reading { _ in throw BrokenKeyboard() }
    }
    #expect(terminal.isInOrder)
  }

  @Test func putsTheTerminalInOrderWhenTheTaskIsCancelled() async {
    let task = Task { [reader, terminal] in
      await reader.reading { keys in
        terminal.type("a")
        for await _ in keys { withUnsafeCurrentTask { $0?.cancel() } }
        return Task.isCancelled
      }
    }
    #expect(await task.value)
    #expect(terminal.isInOrder)
  }

  @Test func putsTheTerminalInOrderWhenTheStreamIsGivenUp() async {
    await readOneKey()
    #expect(terminal.isInOrder)
  }

  @Test func readsAgainAfterwards() async {
    for text in ["x", "y"] {
      let keys = await reader.reading { keys in
        terminal.type(text)
        return await take(1, keys)
      }
      #expect(keys == [.character(Character(text))])
    }
  }

  /// The system may still be letting go of the one when the other gets its number.
  @Test func readsATerminalInThePlaceOfOneThatIsGone() async throws {
    for _ in 0..<100 {
      let terminal = try BareTerminal()
      let keys = await KeyReader(input: terminal.slave).reading { keys in
        terminal.type("x")
        return await take(1, keys)
      }
      try #require(keys == [.character("x")])
    }
  }

  @Test func takesTheModesBackWhenSomebodyElseHasChangedThem() async {
    await reader.reading { keys in
      // As a shell does that has stopped the program.
      terminal.putInOrder()
      #expect(await take(1, keys) == [.resized])
      #expect(terminal.deliversSingleKeys)
    }
  }

  @Test func endsWhenTheWindowIsClosed() async {
    let keys = await reader.reading { keys in
      terminal.hangUp()
      return await take(2, keys)
    }
    #expect(keys == [])
  }

  @Test func isEmptyWithoutATerminal() async {
    let pipe = KeyReader(input: -1)
    let keys = await pipe.reading { await take(1, $0) }
    #expect(keys == [])
  }

  private func readOneKey() async {
    let keys = reader.keys()
    terminal.type("a")
    #expect(await take(1, keys) == [.character("a")])
  }

  private func take(_ count: Int, _ keys: AsyncStream<Key>) async -> [Key] {
    var taken: [Key] = []
    for await key in keys {
      taken.append(key)
      if taken.count == count { break }
    }
    return taken
  }
}
