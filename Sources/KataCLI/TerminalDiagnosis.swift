import KataPipeline
import KataTerminal
import KataText

/// The doctor's lines about where words are shown and files are edited.
struct TerminalDiagnosis: Sendable {
  let lines: [KataPipeline.Doctor.Line]

  init(context: Context, appearance: Appearance) {
    lines = [
      Self.home(context), Self.locale(context), Self.terminal(context, appearance),
      Self.editor(context),
    ]
  }

  private static func home(_ context: Context) -> KataPipeline.Doctor.Line {
    guard let note = Folders(environment: context.environment).note else {
      return .init("folders", .good, "home and cache can be written")
    }
    return .init(
      "folders", .limited, note, advice: "Set XDG_CACHE_HOME to a folder that you may write to.")
  }

  private static func locale(_ context: Context) -> KataPipeline.Doctor.Line {
    if context.facts.isUTF8 { return .init("locale", .good, "UTF-8") }
    return .init(
      "locale", .limited, "not UTF-8, so marks are plain ASCII",
      advice: "Set LANG=C.UTF-8, or the UTF-8 locale of your language.")
  }

  private static func terminal(
    _ context: Context, _ appearance: Appearance
  ) -> KataPipeline.Doctor.Line {
    guard context.facts.outputIsTerminal else {
      return .init("terminal", .good, "none: output goes to a file or a pipe")
    }
    let colour = appearance.output.hasColour ? "colour" : "no colour"
    let detail = "\(appearance.width) columns, \(colour)"
    guard appearance.width < 40 else { return .init("terminal", .good, detail) }
    return .init("terminal", .limited, detail, advice: "From 40 columns on, everything reads well.")
  }

  private static func editor(_ context: Context) -> KataPipeline.Doctor.Line {
    guard let choice = EditorChoice(environment: context.environment) else {
      return .init(
        "editor", .limited, "neither VISUAL nor EDITOR is set",
        advice: "Set EDITOR for `kata edit`; any editor works without it.")
    }
    return .init("editor", .good, choice.words.joined(separator: " "))
  }
}
