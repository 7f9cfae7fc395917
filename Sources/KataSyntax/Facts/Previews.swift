import SwiftSyntax

/// Tells what a file declares only to show its screens to their author, which is no part of the program.
enum Previews {
  /// The declarations of a file without its previews, and without the types named `Preview…` that serve them.
  static func leftOut(of items: [Syntax]) -> [Syntax] {
    guard items.contains(where: isPreview) else { return items }
    return items.filter { !isPreview($0) && TypeHead($0)?.name.hasPrefix("Preview") != true }
  }

  private static func isPreview(_ item: Syntax) -> Bool {
    let macro =
      item.as(MacroExpansionExprSyntax.self)?.macroName
      ?? item.as(MacroExpansionDeclSyntax.self)?.macroName
    return macro?.text == "Preview" || TypeHead(item)?.inherits.contains("PreviewProvider") == true
  }
}
