import ArgumentParser
import KataCore
import KataRecords
import KataTerminal

/// `kata lang`: the language of lessons, briefs and sentences.
struct Lang: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "lang",
    abstract: "Choose the language: en or zh.",
    discussion: """
      Everything that is printed changes; commands and their options stay as they are. `--lang` and KATA_LANG \
      beat the choice for one run.
      """)

  @Argument(help: "en or zh; tells the present one when left out.")
  var language: String?

  func run(in context: Context) async throws -> ExitStatus {
    guard let language else {
      context.output.write("\(context.language.rawValue) (\(context.language.title))\n")
      return .done
    }
    guard let chosen = Language(named: language) else {
      throw CommandError(Language.unknown(language))
    }
    try context.records.require().set("language", to: chosen.rawValue)
    context.output.write("\(chosen.rawValue)\(Catalogue.current.text(" (%@)", chosen.title))\n")
    return .done
  }
}

extension Language {
  /// Says that there is no such language, and which there are.
  static func unknown(_ name: String) -> String {
    let known = allCases.map { $0.rawValue + Catalogue.current.text(" (%@)", $0.title) }
      .joined(separator: ", ")
    return "There is no language `\(name)`. Choose one of these: \(known)."
  }
}
