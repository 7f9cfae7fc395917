package import KataTerminal

/// An input that is over before anything was typed.
package struct NoInput: LineInput {
  package init() {}

  package func readLine(prompt: String?) -> LineEvent { .endOfInput }

  package func interrupt() {}
}
