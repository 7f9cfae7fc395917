import KataCore
import KataText

/// The prompt: where the session is, and how the files there did in their last check.
struct PromptText: Sendable {
  /// The kata and pattern of the workspace that the session is in; nil outside.
  let practice: Practice?
  /// Whether the workspace holds a review rather than the kata itself.
  var isReview = false
  /// Nil when the files were not checked as they are.
  let isPassed: Bool?
  let look: Look
  let width: Int

  var text: StyledText {
    if look.marks == .words { return StyledText(spoken + "> ") }
    let pointer = look.marks == .unicode ? "❯" : ">"
    let end = StyledText(pointer, Style(.cyan, isBold: true)) + " "
    // A prompt that fills the line leaves no room to type in.
    guard width >= 30 else { return end }
    guard let practice else { return StyledText("kata ", .bold) + end }
    return StyledText("\(practice.kata)/\(practice.pattern) ", .bold) + review + mark + end
  }

  private var review: StyledText {
    isReview ? StyledText(Catalogue.current.text("review") + " ") : StyledText()
  }

  private var mark: StyledText {
    switch isPassed {
    case true?: StyledText(look.glyphs.passed, .green) + " "
    case false?: StyledText(look.glyphs.failed, .red) + " "
    case nil: StyledText()
    }
  }

  private var spoken: String {
    guard let practice else { return "kata" }
    let state =
      switch isPassed {
      case true?: ", " + Catalogue.current.text("passed")
      case false?: ", " + Catalogue.current.text("not passed")
      case nil: ""
      }
    let name = "\(practice.kata) \(practice.pattern)"
    return name + (isReview ? " " + Catalogue.current.text("review") : "") + state
  }
}
