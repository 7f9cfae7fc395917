import Foundation
import KataCore
import KataTerminal

/// Completes a line of a session: commands, then what each of their arguments takes, then options.
///
/// A class because the parser is asked at the first TAB: its answer takes too long for a start.
final class ReplCompleter: LineCompleter {
  private lazy var tree = CommandTree()
  private let words: CompletionWords

  init(words: CompletionWords) {
    self.words = words
  }

  func completions(for line: String, cursor: Int) -> LineCompletions {
    let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
    let split = LineWords(before)
    let isAtWord = split.words.last.map { $0.range.upperBound == cursor } ?? false
    let word = isAtWord ? split.words.last : nil
    var earlier = split.texts
    if isAtWord { earlier.removeLast() }
    if earlier.first == "kata" { earlier.removeFirst() }
    let typed = word?.text ?? ""
    return LineCompletions(
      word: word?.range ?? cursor..<cursor,
      candidates: candidates(after: earlier, typed: typed).filter { fits($0, typed) })
  }

  private func fits(_ candidate: Completion, _ typed: String) -> Bool {
    typed.isEmpty || candidate.replacement.lowercased().hasPrefix(typed.lowercased())
      || ChineseCommand.names[candidate.replacement]?.hasPrefix(typed) == true
  }

  private func candidates(after earlier: [String], typed: String) -> [Completion] {
    guard !earlier.isEmpty else { return commands }
    if earlier[0] == "help" { return help(after: Array(earlier.dropFirst())) }
    if earlier[0] == "cd" { return words.folders(typed) }
    guard let (node, depth) = tree?.command(named: expanded(earlier)) else { return [] }
    if let nested = node.subcommands?.filter({ $0.commandName != "help" }), !nested.isEmpty {
      return nested.map(completion)
    }
    return arguments(of: node, after: Array(earlier.dropFirst(depth)), typed: typed)
  }

  private func expanded(_ earlier: [String]) -> [String] {
    [ReplLine.aliases[earlier[0]] ?? earlier[0]] + earlier.dropFirst()
  }

  private var commands: [Completion] {
    let own = words.sessionWords.map {
      Completion($0.word, detail: Catalogue.current.text($0.detail))
    }
    return (tree?.command.subcommands ?? []).map(completion) + own
  }

  private func help(after earlier: [String]) -> [Completion] {
    guard !earlier.isEmpty else {
      let topics = HelpTopic.allCases.map {
        Completion($0.rawValue, detail: Catalogue.current.text($0.abstract))
      }
      return (tree?.command.subcommands ?? []).map(completion) + topics
    }
    let node = tree?.command(named: earlier)?.node
    return (node?.subcommands ?? []).map(completion)
  }

  private func completion(_ node: CommandTree.Node) -> Completion {
    Completion(node.commandName, detail: Catalogue.current.text(node.abstract ?? ""))
  }

  private func arguments(
    of node: CommandTree.Node, after given: [String], typed: String
  ) -> [Completion] {
    let visible = (node.arguments ?? []).filter(\.shouldDisplay)
    if let last = given.last, let option = option(named: last, in: visible) {
      return values(of: option, command: node, given: given, typed: typed)
    }
    let options = visible.filter { argument in
      argument.kind != .positional
        && (argument.isRepeating || !argument.typed.contains { given.contains($0) })
    }.flatMap { argument in
      argument.typed.map { Completion($0, detail: Catalogue.current.text(argument.abstract ?? "")) }
    }
    if typed.hasPrefix("-") { return options }
    let positionals = visible.filter { $0.kind == .positional }
    let index = positionCount(given, visible)
    let next = positionals.indices.contains(index) ? positionals[index] : positionals.last
    let isPossible = next.map { index < positionals.count || $0.isRepeating } ?? false
    let offered =
      isPossible ? next.map { values(of: $0, command: node, given: given, typed: typed) } ?? [] : []
    return offered.isEmpty ? options : offered
  }

  /// The option that waits for its value.
  private func option(
    named name: String, in arguments: [CommandTree.Argument]
  ) -> CommandTree.Argument? {
    arguments.first { $0.kind == .option && $0.typed.contains(name) }
  }

  /// How many positional arguments are there already.
  private func positionCount(_ given: [String], _ arguments: [CommandTree.Argument]) -> Int {
    var (count, index) = (0, 0)
    while index < given.count {
      if option(named: given[index], in: arguments) != nil {
        index += 2
      } else {
        if !given[index].hasPrefix("-") { count += 1 }
        index += 1
      }
    }
    return count
  }

  private func values(
    of argument: CommandTree.Argument, command: CommandTree.Node, given: [String], typed: String
  ) -> [Completion] {
    if let values = argument.allValues {
      return values.map { Completion($0, detail: "") }
    }
    return words.values(
      named: argument.valueName ?? "", command: command.commandName, given: given, typed: typed)
  }
}
