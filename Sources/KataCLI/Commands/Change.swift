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
      context.answer(context.words.everyChangeMade)
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
    let isHeld = try hasPassed(open, since: begun.last)
    guard let next = kata.changes.dropFirst(begun.count).first, isHeld else {
      if let last = begun.last { return isHeld ? nil : last }
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

  /// Whether the files as they are have passed, with the change that is under way.
  private func hasPassed(_ open: OpenWorkspace, since change: ChangeRequest?) throws -> Bool {
    let submission = try SourceReader().read(open.workspace).submission
    let record = try open.record.read()
    guard let change else { return record.hasPassed(submission) }
    let base = try open.changeBook.base(of: change)
    let now = try SourceTree(of: open.workspace)
    // The same files held before the change, which says nothing of it.
    return base?.sourceFiles != now.sourceFiles && record.hasPassed(submission)
  }
}
