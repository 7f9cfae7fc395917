package import KataCore

/// Test doubles for the protocols of some files, as one Swift text.
package struct MockFile: Sendable {
  /// The Swift text; empty when there is no mock in it.
  package let text: String
  /// The protocols that it has mocks for, in the order of the files.
  package let protocols: [String]
  /// The protocols that no mock can be written for, each with its place.
  package let findings: [Finding]

  /// Writes mocks for all protocols, or for some by their names.
  ///
  /// A mock records its calls and answers with what a test has set. It is a class with the protocol's attributes; a
  /// protocol that others inherit from gets one too.
  ///
  /// - Parameters:
  ///   - module: What tests import to see the protocols; nil where they are beside them.
  ///   - contract: A kata's contract, whose protocols may be inherited from, or have doubles too.
  package init(
    of files: [SourceFile], named names: Set<String>? = nil, testing module: String? = nil,
    contract: MockContract? = nil
  ) {
    let parsed = files.map { ParsedFile($0) }
    let catalog = ProtocolCatalog(parsed, contract: contract)
    let wanted = catalog.entries.filter { entry in
      entry.isImported
        ? contract?.names.contains(entry.name) ?? false : names?.contains(entry.name) != false
    }
    var (texts, done, findings): ([String], [String], [Finding]) = ([], [], catalog.findings)
    var imports = module.map { ["@testable import \($0)"] } ?? []
    for entry in wanted {
      do throws(MockProblem) {
        let mock = try MockClass(of: entry, in: catalog)
        texts.append(mock.text)
        done.append(entry.name)
        for line in entry.imports + mock.imports where !imports.contains(line) {
          imports.append(line)
        }
      } catch  where names != nil || !entry.isAlias || entry.isImported {
        findings.append(error.finding(entry.name, at: entry.location))
      } catch {
        // A composition that nobody asked for may be made of anything.
      }
    }
    protocols = done
    self.findings = findings
    let places = files.map(\.path.description) + (contract?.sources ?? [])
    let head = "// Test doubles written by `kata mocks` from \(places.joined(separator: ", "))."
    text =
      texts.isEmpty
      ? ""
      : ([([head, ""] + imports.sorted()).joined(separator: "\n")] + texts)
        .joined(separator: "\n\n") + "\n"
  }
}
