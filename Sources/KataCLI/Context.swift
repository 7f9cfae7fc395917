package import Foundation
import KataRecords
import KataSyntax
package import KataTerminal

/// What a command may know of the world it runs in; nothing else is asked for behind its back.
package struct Context: Sendable {
  package var environment: [String: String]
  /// The current folder.
  package let directory: URL
  /// The program itself, as a child or a shell would start it.
  package let program: URL
  /// Answers go here.
  package let output: any TextSink
  /// Progress and errors go here.
  package let errors: any TextSink
  /// Where questions are answered and, without a line editor, commands typed.
  package let input: any LineInput
  /// Reaches whoever waits for a line.
  package let wake: WakePipe
  package let now: @Sendable () -> Date
  /// A fresh seed for the suites' data.
  package let freshSeed: @Sendable () -> UInt64
  package let interrupts: Interrupts
  /// What is kept of the learner's way.
  let records: RecordDesk
  /// Knows the files that earlier lines of a session have read.
  let parser: FileParser
  /// The session whose line is being run; nil when a shell runs the command.
  let session: ReplSession?

  private let lookAtTerminal: @Sendable () -> TerminalFacts

  /// - Parameter facts: Asked for again each time, since a window may be resized.
  package init(
    environment: [String: String], directory: URL, program: URL,
    output: any TextSink, errors: any TextSink, input: any LineInput, wake: WakePipe,
    facts: @escaping @autoclosure @Sendable () -> TerminalFacts,
    now: @escaping @Sendable () -> Date,
    freshSeed: @escaping @Sendable () -> UInt64, interrupts: Interrupts
  ) {
    self.init(
      environment: environment, directory: directory, program: program, output: output,
      errors: errors, input: input, wake: wake, facts: facts, now: now, freshSeed: freshSeed,
      interrupts: interrupts,
      records: RecordDesk(
        environment: environment, now: now,
        notices: Notices(errors: errors, environment: environment, facts: facts)),
      parser: FileParser(), session: nil)
  }

  private init(
    environment: [String: String], directory: URL, program: URL,
    output: any TextSink, errors: any TextSink, input: any LineInput, wake: WakePipe,
    facts: @escaping @Sendable () -> TerminalFacts,
    now: @escaping @Sendable () -> Date, freshSeed: @escaping @Sendable () -> UInt64,
    interrupts: Interrupts, records: RecordDesk, parser: FileParser, session: ReplSession?
  ) {
    self.environment = environment
    // What is relative to a folder is found in it only if the address says that it is one.
    self.directory = URL(filePath: directory.path, directoryHint: .isDirectory)
    self.program = program
    self.output = output
    self.errors = errors
    self.input = input
    self.wake = wake
    self.now = now
    self.freshSeed = freshSeed
    self.interrupts = interrupts
    self.records = records
    self.parser = parser
    self.session = session
    lookAtTerminal = facts
  }

  /// The streams and the terminal as they are now.
  package var facts: TerminalFacts { lookAtTerminal() }

  /// The same world as a line of a session sees it: the session's folder, and what it was started with.
  func inside(_ session: ReplSession, environment: [String: String]) -> Context {
    Context(
      environment: environment, directory: session.directory, program: program, output: output,
      errors: errors, input: input, wake: wake, facts: lookAtTerminal, now: now,
      freshSeed: freshSeed,
      interrupts: interrupts, records: records, parser: parser, session: session)
  }
}
