import KataProcess

/// The number by which `less` counts its releases.
struct LessVersion: Hashable, Sendable {
  let number: Int

  /// Reads the first line of `less --version`, such as `less 590 (GNU regular expressions)`; nil for other programs.
  init?(text: String) {
    let words = text.prefix { $0 != "\n" }.split(separator: " ")
    guard words.count > 1, words[0] == "less", let number = Int(words[1].prefix(while: \.isNumber))
    else { return nil }
    self.number = number
  }

  /// Asks the program; nil when it gives no answer that can be read.
  init?(of pager: Pager) async {
    let result = try? await SystemCommandRunner().run(
      Command(pager.program, ["--version"]), limits: RunLimits(total: .seconds(2)))
    guard let result else { return nil }
    self.init(text: result.outputText)
  }

  /// Says whether a page that fits on the screen is wiped off it again when `-F` ends the program.
  var clearsShortPages: Bool { number < 530 }

  /// Says whether its prompt may hold Chinese; others print each byte of it as a code.
  ///
  /// Its NEWS has this fixed in 591; 654 broke it again: https://github.com/gwsw/less/issues/576
  var showsWidePrompts: Bool { (591..<654).contains(number) || number > 667 }
}
