/// A path or name as it can be pasted into a shell.
struct ShellWord: Sendable {
  let text: String

  init(_ word: String) {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_-./+,:@%".contains($0))
      }
    text = isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
