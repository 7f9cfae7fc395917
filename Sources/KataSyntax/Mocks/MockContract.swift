package import KataCore

/// The contract's protocols, which tests see by an import, and those of them that doubles are wanted for.
package struct MockContract: Sendable {
  let module: String
  let files: [SourceFile]
  let names: Set<String>

  /// - Parameter names: The protocols to write doubles for; the others are there to be inherited from.
  package init(module: String, files: [SourceFile], names: Set<String> = []) {
    self.module = module
    self.files = files
    self.names = names
  }

  /// Where doubles come from, as they say it themselves.
  var sources: [String] { names.isEmpty ? [] : [module] }
}
