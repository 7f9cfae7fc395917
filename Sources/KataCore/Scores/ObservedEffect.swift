/// Something that an instrumented run saw the learner's code do to the world or to the screen.
package struct ObservedEffect: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case network, storage, logging, navigation
    /// What a person sees or can use: text, state, visibility.
    case shown
    /// How it looks and where it is.
    case styled
  }

  package let kind: Kind
  /// The probe of the innermost statement of the learner that was running: an index into `Instrumentation.probes`.
  package let probe: Int

  package init(kind: Kind, probe: Int) {
    self.kind = kind
    self.probe = probe
  }
}
