import ArgumentParser
import KataContent
import KataCore
import KataTerminal
import KataText

/// `kata katas`: what there is to practise.
struct Katas: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "katas", abstract: "List the katas and their patterns.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let katas = try content.shelf(in: context).katasToStart()
    if json {
      context.output.write(try JSONText(katas.map(KataListing.init)).text)
    } else {
      let appearance = look.appearance(in: context)
      let lines = katas.flatMap {
        rows(for: $0, language: context.language, width: appearance.width)
      }
      context.output.write(lines.rendered(hasColour: appearance.output.hasColour))
    }
    return .done
  }

  private func rows(for kata: Kata, language: Language, width: Int) -> [StyledText] {
    let patterns = kata.patterns.map(\.id).joined(separator: ", ")
    return StyledText(kata.id, .bold).wrapped(to: width)
      + StyledText(kata.summary(in: language)).wrapped(to: width, lead: "  ")
      + StyledText(Catalogue.current.text("patterns: \(patterns)"), .dim).wrapped(
        to: width, lead: "  ")
      + StyledText("kata start \(kata.id) \(kata.patterns[0].id)").wrapped(
        to: width, lead: "  ")
  }
}

/// A kata as `katas --json` lists it.
private struct KataListing: Encodable {
  let id: String
  let version: Int
  let title: String
  let summary: String
  let patterns: [String]

  init(_ kata: Kata) {
    id = kata.id
    version = kata.version
    title = kata.title
    summary = kata.summary
    patterns = kata.patterns.map(\.id)
  }
}
