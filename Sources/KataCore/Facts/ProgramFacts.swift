/// What syntax tells of a program: its types, functions, atoms and references, by index into each other.
package struct ProgramFacts: Equatable, Sendable {
  package let files: [FileFacts]
  package let types: [TypeFacts]
  package let functions: [FunctionFacts]
  /// By file, then by place.
  package let atoms: [Atom]
  package let references: [TypeReference]
  /// Types that the program is given, such as a kata's contract, by name; they count for nothing.
  package let given: [String: TypeFacts]

  package init(
    files: [FileFacts], types: [TypeFacts], functions: [FunctionFacts], atoms: [Atom],
    references: [TypeReference], given: [String: TypeFacts] = [:]
  ) {
    self.files = files
    self.types = types
    self.functions = functions
    self.atoms = atoms
    self.references = references
    self.given = given
  }

  /// The type that an atom is written in, as an index.
  package func type(of atom: Atom) -> Int { functions[atom.function].type }
}
