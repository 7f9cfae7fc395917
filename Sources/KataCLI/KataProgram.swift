import ArgumentParser
import KataCore
import KataTerminal
import KataText

/// One run of the program: arguments in, words out, and a status for whoever called.
package struct KataProgram: Sendable {
  private let context: Context

  package init(context: Context) {
    self.context = context
  }

  /// Parses the arguments, without the program's name, and runs the command they name.
  package func run(_ arguments: [String]) async -> ExitStatus {
    let option = LanguageOption(arguments)
    var context = context
    if let language = option.language { context.environment["KATA_LANG"] = language.rawValue }
    let program = KataProgram(context: context)
    return await Catalogue.$current.withValue(context.catalogue(for: option.rest)) {
      if let unknown = option.unknown {
        program.say(Language.unknown(unknown))
        return .usage
      }
      return await program.runCommand(option.rest)
    }
  }

  private func runCommand(_ arguments: [String]) async -> ExitStatus {
    do {
      if let topic = HelpTopic(arguments: arguments) {
        context.output.write(topic.text)
        return .done
      }
      if let status = explainSessionCommand(arguments) { return status }
      if let status = refuseUnknownCommand(arguments) { return status }
      var command = try RootCommand.parseAsRoot(arguments)
      if let command = command as? any KataCommand { return try await command.run(in: context) }
      try command.run()
      return .done
    } catch is CancellationError {
      if context.session != nil { context.tell("stopped") }
      return .interrupted
    } catch {
      return report(error)
    }
  }

  private func report(_ error: any Error) -> ExitStatus {
    guard let commandError = CommandError(error) else { return reportParsing(error) }
    say(commandError.message)
    return commandError.status
  }

  private func say(_ text: String) {
    context.tell(text)
  }

  /// Help and version are answers; what the parser does not understand is an error in the command line.
  private func reportParsing(_ error: any Error) -> ExitStatus {
    let code = RootCommand.exitCode(for: error)
    let message = parserMessage(error)
    if code.isSuccess {
      context.output.write(message + "\n")
      return .done
    }
    // The parser repeats the arguments that it does not understand.
    context.errors.write(Sanitiser.text(message) + "\n")
    return code == .validationFailure ? .usage : .internalError
  }

  /// The parser's own text, which knows English only: unbroken, translated, and then laid out again.
  private func parserMessage(_ error: any Error) -> String {
    ParserText(RootCommand.fullMessage(for: error, columns: 10_000)).laidOut(to: columns)
  }

  private var columns: Int {
    // The parser stops the program where its explanations, which stand from column 26 on, have no room.
    max(40, min(context.appearance.width, 100))
  }

  /// The parser does not know what the session does itself.
  private func explainSessionCommand(_ arguments: [String]) -> ExitStatus? {
    guard arguments.count == 2, arguments[0] == "help",
      let command = SessionCommand(word: arguments[1])
    else { return nil }
    let appearance = context.appearance
    context.write(
      StyledText(prose: Catalogue.current.text(command.help), look: appearance.output).wrapped(
        to: columns),
      appearance.output)
    return .done
  }

  /// The parser knows an unknown command only as a stray argument; a learner deserves a suggestion.
  private func refuseUnknownCommand(_ arguments: [String]) -> ExitStatus? {
    // `help` shows the whole program's help for a word that it does not know.
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    let names = RootCommand.commandNames
    guard !names.contains(word) else { return nil }
    let nearest =
      NamedCommand(word, in: context)?.text ?? NearestName(among: names).match(for: word)
    let shown = word.count > 200 ? "\(word.prefix(200))…" : word
    say("There is no command `\(shown)`." + (nearest.map { " Did you mean `\($0)`?" } ?? ""))
    say(context.session == nil ? "`kata help` lists the commands." : "`help` lists the commands.")
    return .usage
  }
}
