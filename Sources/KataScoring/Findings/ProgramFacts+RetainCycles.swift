package import KataCore

extension ProgramFacts {
  /// The retain cycles that the source shows, each as the references that make it; a closure's comes first.
  package var retainCycles: [[TypeReference]] { RetainCycles.all(in: self) }
}
