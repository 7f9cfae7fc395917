import ArgumentParser
import Foundation

/// The program's commands with their options and arguments, as the parser describes them.
struct CommandTree: Decodable, Sendable {
  let command: Node

  struct Node: Decodable, Sendable {
    let commandName: String
    let abstract: String?
    let subcommands: [Node]?
    let arguments: [Argument]?

    func subcommand(_ name: String) -> Node? { subcommands?.first { $0.commandName == name } }
  }

  struct Argument: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable {
      case positional, option, flag
    }

    struct Name: Decodable, Sendable {
      let kind: String
      let name: String
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let abstract: String?

    /// The long names as they are typed.
    var typed: [String] { (names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" } }
  }

  /// Asks the parser, which takes a few milliseconds; nil if it should ever answer in another form.
  init?() {
    let description = Data(RootCommand._dumpHelp().utf8)
    guard let tree = try? JSONDecoder().decode(CommandTree.self, from: description) else {
      return nil
    }
    self = tree
  }

  /// The command that the first words name, and how many of them did.
  func command(named words: [String]) -> (node: Node, depth: Int)? {
    guard let first = words.first, var node = command.subcommand(first) else { return nil }
    var depth = 1
    while depth < words.count, let next = node.subcommand(words[depth]) {
      node = next
      depth += 1
    }
    return (node, depth)
  }
}
