/// Turns running text into one styled text, in which only line feeds must break.
struct InlineLayout {
  let look: Look
  let commands: LinkCommands?

  private var text = StyledText()
  /// Says whether a line of the source ended here; what stands there depends on what follows.
  private var isAfterBreak = false
  /// The command of the link before, which comes behind quotation marks around the link.
  private var waiting: (command: String, style: Style)?
  private var isWide = false

  init(look: Look, commands: LinkCommands?) {
    self.look = look
    self.commands = commands
  }

  func text(_ inlines: [MarkdownInline], _ style: Style = .plain) -> StyledText {
    var layout = self
    layout.add(inlines, style, link: nil)
    layout.addWaitingCommand()
    return layout.text
  }

  private mutating func add(_ inlines: [MarkdownInline], _ style: Style, link: WebLink?) {
    for inline in inlines { add(inline, style, link: link) }
  }

  private mutating func add(_ inline: MarkdownInline, _ style: Style, link: WebLink?) {
    switch inline {
    case .text(let text): add(clean(text), style, link: link)
    case .softBreak: isAfterBreak = true
    case .lineBreak: add("\n", style, link: link)
    case .code(let code): addCode(code, style, link: link)
    case .emphasis(let inner):
      // Chinese has no italics; terminals would slant its characters beyond reading.
      let isWide = inner.plain.contains { DisplayWidth.of($0) == 2 }
      add(inner, style.with(isWide ? .bold : Style(isItalic: true)), sign: "_", link: link)
    case .strong(let inner): add(inner, style.with(.bold), sign: "*", link: link)
    case .link(let destination, let inner): addLink(destination, inner, style)
    case .image(let destination, let inner):
      addLink(destination, [.text("[")] + inner + [.text("]")], style)
    case .html(let html): if !RawHTML(html).isComment { add(clean(html), style, link: link) }
    }
  }

  /// Adds text between two signs where no style could tell what it is.
  private mutating func add(
    _ inner: [MarkdownInline], _ style: Style, sign: String, link: WebLink?
  ) {
    let sign = look.hasColour || look.marks == .words ? "" : sign
    add(sign, style, link: link)
    add(inner, style, link: link)
    add(sign, style, link: link)
  }

  /// Adds code; a short one stays on one line.
  private mutating func addCode(_ code: String, _ style: Style, link: WebLink?) {
    let clean = clean(code)
    let text =
      DisplayWidth.of(clean) <= 30
      ? String(clean.map { $0 == " " ? "\u{a0}" : $0 }) : clean
    add(look.hasColour ? text : "`\(text)`", style.with(Style(.cyan)), link: link)
  }

  private mutating func addLink(
    _ destination: String, _ inner: [MarkdownInline], _ style: Style
  ) {
    let place = LinkPlace(destination)
    if look.hasColour, case .web(let link) = place {
      return add(inner, style.with(Style(isUnderlined: true)), link: link)
    }
    add(inner, style, link: nil)
    if let commands, let command = commands.command(for: destination) {
      isWide = commands.areInWideBrackets || inner.plain.last.map { DisplayWidth.of($0) } == 2
      waiting = (command, style)
      return
    }
    guard place != .here, !place.isSaid(by: inner.plain, destination) else { return }
    add(" ", style, link: nil)
    add("<\(clean(destination))>", style.with(.dim), link: nil)
  }

  private mutating func add(_ piece: String, _ style: Style, link: WebLink?) {
    guard let first = piece.first else { return }
    if waiting != nil, !isAfterBreak {
      let marks = piece.prefix { "”》\"".contains($0) }
      text.append(String(marks), style, link: link)
      addWaitingCommand()
      return add(String(piece.dropFirst(marks.count)), style, link: link)
    }
    addWaitingCommand()
    if isAfterBreak {
      isAfterBreak = false
      let last = text.runs.last?.text.last
      if let last, last != "\n", !Self.joins(last, first) { text.append(" ", style, link: link) }
    }
    text.append(piece, style, link: link)
  }

  private mutating func addWaitingCommand() {
    guard let (command, style) = waiting else { return }
    let isBroken = isAfterBreak
    (waiting, isAfterBreak) = (nil, false)
    add(isWide ? "（" : " (", style, link: nil)
    addCode(command, style, link: nil)
    add(isWide ? "）" : ")", style, link: nil)
    isAfterBreak = isBroken
  }

  /// Says whether no blank stands between two characters that a line's end has parted, as in Chinese.
  ///
  /// Full-width punctuation brings its own distance. Dashes, dots and quotation marks are narrow and belong to the wide
  /// character beside them.
  private static func joins(_ last: Character, _ next: Character) -> Bool {
    let isWide = [last, next].map { DisplayWidth.of($0) == 2 }
    if zip([last, next], isWide).contains(where: { $0.isPunctuation && $1 }) { return true }
    guard isWide.contains(true) else { return false }
    return zip([last, next], isWide).allSatisfy { $1 || "—…·“”‘’".contains($0) }
  }

  /// Makes a text safe; a kept blank stays one, since it is the author's way to keep two words together.
  private func clean(_ text: String) -> String {
    let pieces = text.split(separator: "\u{a0}", omittingEmptySubsequences: false)
      .map { Sanitiser.line(String($0), marks: look.marks) }
    return PlainDrawing.of(pieces.joined(separator: "\u{a0}"), marks: look.marks)
  }
}
