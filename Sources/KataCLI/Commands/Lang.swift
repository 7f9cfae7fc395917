import ArgumentParser
import KataCore
import KataRecords
import KataTerminal

/// `kata lang`: the language of lessons, briefs and sentences.
struct Lang: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "lang",
    abstract: "Choose the language of lessons and of the tutorial's sentences: en or zh.",
    discussion: """
      Lessons, briefs, hints, questions and what a session says change; commands, their help and the reports \
      of checks stay English. KATA_LANG beats the choice for one run.
      """)

  @Argument(help: "en or zh; tells the present one when left out.")
  var language: String?

  func run(in context: Context) async throws -> ExitStatus {
    guard let language else {
      context.output.write("\(context.language.rawValue) (\(context.language.title))\n")
      return .done
    }
    guard let chosen = Language(named: language) else {
      let known = Language.allCases.map { "\($0.rawValue) (\($0.title))" }
      throw CommandTrouble(
        "There is no language `\(language)` here. There is \(known.joined(separator: " and ")).")
    }
    try context.records.require().set("language", to: chosen.rawValue)
    context.output.write("\(chosen.rawValue) (\(chosen.title))\n")
    return .done
  }
}
