import Foundation
import KataContent
import KataCore
import KataSyntax
import KataTerminal

/// The protocols of a contract that doubles are asked for by name.
struct ContractDoubles {
  /// The arguments that are no such names.
  let files: [String]
  /// Nil outside of a workspace, if nobody asks for one.
  let contract: MockContract?
  private let names: [String]

  /// Takes the arguments apart that are files and those that can only be the name of a type.
  init(among arguments: [String], content: ContentOptions, context: Context) throws {
    let names = arguments.filter { Self.isName($0, context) }
    self.names = names
    files = arguments.filter { !names.contains($0) }
    do {
      let workspace = try OpenWorkspace(at: nil, context: context)
      let kata = try workspace.content(content.shelf(in: context)).kata
      contract = MockContract(
        module: kata.contract, files: try ContractFiles(of: kata).sourceFiles, names: Set(names))
    } catch  where names.isEmpty {
      contract = nil
    }
  }

  /// - Throws: `CommandError` for a name that the contract does not have.
  func check(_ mocks: MockFile) throws {
    let known = mocks.protocols + mocks.findings.map(\.summary)
    for name in names where !known.contains(where: { $0.contains(name) }) {
      throw CommandError(
        "`\(name)` is neither a file nor a protocol of the contract: `kata contract --all` prints these."
      )
    }
  }

  private static func isName(_ argument: String, _ context: Context) -> Bool {
    argument.wholeMatch(of: /[A-Z]\w*/) != nil
      && !FileManager.default.fileExists(atPath: context.url(argument).path)
  }
}
