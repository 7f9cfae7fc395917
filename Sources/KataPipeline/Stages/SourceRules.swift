import KataBuilding
import KataCore
import KataSyntax

/// Where the parts stand, and what the source breaks of the pattern's rules.
struct SourceRules: Sendable {
  let locator: SeamLocator
  let navigation: NavigationRule
  let names: NameRules
  let shared: SharedVariables
  let unadopted: UnadoptedProtocols
  /// Notes on what is written for UIKit to call, and never called.
  let uncalled: [Finding]

  /// What may explain that many cases fail alike.
  var reasons: [Finding] { shared.findings + unadopted.findings }

  /// Reads a solution's files.
  static func read(_ files: [ParsedFile], pattern: Pattern) -> SourceRules {
    let locator = SeamLocator(files: files)
    let departures =
      pattern.leaving == nil ? [] : locator.departuresOfViews + locator.departuresThroughApp
    return SourceRules(
      locator: locator, navigation: NavigationRule(pattern, departures: departures),
      names: NameRules(pattern, files: files), shared: SharedVariables(in: files),
      unadopted: UnadoptedProtocols(in: files),
      uncalled: UncalledMethods(in: files, owners: WideNames.bundled.uncalled).findings)
  }
}
