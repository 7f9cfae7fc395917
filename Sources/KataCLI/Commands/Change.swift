import ArgumentParser
import KataContent
import KataCore
import KataReporting
import KataTerminal
import KataWorkspace

/// `kata change`: a new requirement for a kata that holds.
struct Change: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Take on the kata's change request, and see how far it spreads in your design.",
    discussion: """
      For a kata that has passed. The check then runs the cases of the change as well, and says how many types and tokens it \
      took, beside the same numbers for the references. Again shows the requirement once more.
      """)

  @Flag(help: "Take it on before your own tests reach what the kata asks for.") var anyway = false

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    guard let change = try begin(in: open, kata, context) else {
      context.answer(context.words.everyChangeMade(compare: context.typed("compare")))
      return .done
    }
    let appearance = look.appearance(in: context)
    let page = ChangePage(kata: kata, change: change, context: context)
    context.write(
      page.lines(look: appearance.output, width: min(appearance.width, 100)), appearance.output)
    return .done
  }

  /// The change that is under way, or the next one, which is begun; nil when every one is made.
  private func begin(
    in open: OpenWorkspace, _ kata: Kata, _ context: Context
  ) throws -> ChangeRequest? {
    guard open.workspace.review == nil else {
      throw CommandError("A review has no change request; your own solution may have one.")
    }
    guard !kata.changes.isEmpty else {
      throw CommandError("\(kata.title(in: context.language)) has no change request.")
    }
    let begun = open.changes(of: kata)
    guard try !isUnderWay(open, begun.last) else { return begun.last }
    guard let next = kata.changes.dropFirst(begun.count).first else { return nil }
    guard try hasPassed(open, with: begun) else {
      throw CommandError(
        """
        A change request comes once the kata holds, and these files have not passed yet.
        Check them first: \(context.typed("check"))
        """)
    }
    let thresholds = ThresholdReading(kata: kata, pattern: open.workspace.pattern, context: context)
    if !anyway, let missing = thresholds.missing(in: open.workspace.root) {
      throw CommandError(
        context.words.changeWaits(
          Catalogue.current.text(missing.sentence), anyway: context.typed("change --anyway")))
    }
    try open.changeBook.begin(next)
    return next
  }

  /// Whether a change that was begun has not held yet.
  private func isUnderWay(_ open: OpenWorkspace, _ change: ChangeRequest?) throws -> Bool {
    guard let change else { return false }
    return try open.changeBook.result(of: change) == nil
  }

  /// Whether the files as they are have passed, with the changes that are made.
  private func hasPassed(_ open: OpenWorkspace, with changes: [ChangeRequest]) throws -> Bool {
    let submission = try SourceReader().read(open.workspace).submission
    return try open.record.read().hasPassed(submission, with: changes.map(\.id))
  }
}
