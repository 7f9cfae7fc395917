import Foundation
import KataContent
import KataCore
import KataText

/// A change request with its requirement, in the learner's language.
struct ChangePage: Sendable {
  let kata: Kata
  let change: ChangeRequest
  let context: Context

  func lines(look: Look, width: Int) -> [StyledText] {
    let number = (kata.changes.firstIndex(of: change) ?? 0) + 1
    let title = context.words.changeTitle(
      change.title(in: context.language), number: number, of: kata.changes.count)
    let page = text.map {
      MarkdownPage(
        MarkdownDocument($0), width: width, look: look, highlighter: .swift,
        commands: LinkCommands(in: context))
    }
    let advice = StyledText(
      prose: context.words.changeAdvice(check: context.typed("check")), look: look)
    return StyledText(title, .bold).wrapped(to: width) + [""] + (page?.text ?? []) + [""]
      + advice.wrapped(to: width)
  }

  private var text: String? {
    TranslatedFile("README", in: kata.folder.appending(path: change.folder))
      .text(in: context.language)
  }
}
