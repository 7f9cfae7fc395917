package import KataCore

/// What files need of a kit beyond what every kit has.
///
/// Only words are looked at, since a check has no time for more: a wrong guess costs waiting or a compiler's message.
package struct KitNeeds: Hashable, Sendable {
  /// How much of UIKit.
  package let uikit: UIKitBreadth
  /// Whether they import Combine.
  package let combine: Bool

  package init(uikit: UIKitBreadth = .narrow, combine: Bool = false) {
    self.uikit = uikit
    self.combine = combine
  }

  /// Reads the words of all files once.
  package init(of files: [SourceFile]) {
    var words = MentionedWords()
    for file in files { words.read(Array(file.text.utf8)) }
    uikit = WideNames.bundled.breadth(for: words)
    // Behind `import class` the word looks like a declaration.
    combine = [words.types, words.declared].contains { $0.contains(CombineLibrary.module) }
  }

  /// What these and the files of a kata need together.
  func with(_ kata: Kata) -> KitNeeds {
    KitNeeds(uikit: kata.uikit == .wide ? .wide : uikit, combine: combine || kata.usesCombine)
  }
}
