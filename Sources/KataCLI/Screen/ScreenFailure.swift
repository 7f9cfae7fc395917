import KataCore
import KataReporting
import KataTerminal

/// What is told when there is no screen: the files were refused, do not compile, or ended their own program.
struct ScreenFailure: Sendable {
  let attempt: Attempt
  let look: LookOptions
  let context: Context

  func tell() {
    let appearance = look.appearance(in: context)
    let report = TextReport(
      attempt, width: appearance.width, look: appearance.output,
      next: "change your files, then show the screen again.")
    context.write(report.lines, appearance.output)
  }
}
