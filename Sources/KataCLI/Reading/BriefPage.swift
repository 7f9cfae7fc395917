import KataContent
import KataCore
import KataText

/// A kata's brief in the learner's language, laid out.
struct BriefPage: Sendable {
  let kata: Kata
  /// The pattern that is practised, to leave out what is about others; nil for all of it.
  let pattern: Pattern?
  let context: Context
  /// Whether the reference is shown too, which a long brief has behind the comment `reference`.
  var isWhole = false

  /// The page; nil when the kata has no brief.
  func page(look: Look, width: Int) -> MarkdownPage? {
    text.map { text in
      let whole = document(text)
      return MarkdownPage(
        isWhole ? whole : whole.untilReference ?? whole, width: width, look: look,
        highlighter: .swift, commands: LinkCommands(in: context))
    }
  }

  /// Its first paragraph: what the kata is about and what to do; nil when the kata has no brief.
  func opening(look: Look, width: Int) -> MarkdownPage? {
    let first = text.map(document)?.blocks.first { block in
      if case .paragraph = block.kind { true } else { false }
    }
    return first.map {
      MarkdownPage(
        MarkdownDocument(blocks: [$0]), width: width, look: look, highlighter: .swift,
        commands: LinkCommands(in: context))
    }
  }

  /// Says whether the page ends before the reference.
  var isCut: Bool { !isWhole && text.flatMap { document($0).untilReference } != nil }

  private var text: String? {
    TranslatedFile("README", in: kata.folder).text(in: context.language)
  }

  private func document(_ text: String) -> MarkdownDocument {
    let whole = MarkdownDocument(text)
    guard let pattern else { return whole }
    let names = { (pattern: Pattern) in [pattern.title, pattern.localizedTitle] }
    let others = Set(kata.patterns.flatMap(names)).subtracting(names(pattern))
    var skipped: Int?
    return MarkdownDocument(
      blocks: whole.blocks.filter { block in
        if case .heading(let level, let words) = block.kind {
          if let deep = skipped, level <= deep { skipped = nil }
          if others.contains(words.plain) { skipped = level }
        }
        return skipped == nil
      })
  }
}

extension MarkdownDocument {
  /// What stands before the comment `reference`; nil for a brief without one.
  fileprivate var untilReference: MarkdownDocument? {
    guard let end = blocks.firstIndex(where: { $0.kind == .htmlComment("reference") }) else {
      return nil
    }
    return MarkdownDocument(blocks: Array(blocks[..<end]))
  }
}
