import Foundation
import KataCore

/// What the brief in the folder of a review says before the task of the kata, which is nearly done there.
enum ReviewNote {
  /// The brief with the note below its title, in the language of the brief.
  static func added(to path: RelativePath, _ brief: Data) -> (RelativePath, Data) {
    let isChinese = path.description.contains("zh-Hans")
    let text = String(decoding: brief, as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, lines[0].hasPrefix("# ") else { return (path, brief) }
    let note = isChinese ? chinese : english
    return (path, Data("\(lines[0])\n\n\(note)\n\(lines[1])".utf8))
  }

  private static let english = """
    > **This is a review.** `Sources` holds a finished solution of the task below, and one idea in it is wrong. Find
    > and fix it: `kata check` shows what follows from it.
    """
  private static let chinese = """
    > **这是找错练习。** `Sources` 中是下面这个任务的一份完整解答，其中有一处设计错误。找到并修正它：`kata check`
    > 显示它造成的后果。
    """
}
