import KataCore
import KataText

extension LinkCommands {
  /// Knows the commands for links between lessons and to katas' briefs, as they are typed here.
  init(in context: Context) {
    self.init(areInWideBrackets: context.language == .chinese) { destination in
      let parts = destination.split(separator: "/")
      guard !destination.contains("://"), let file = parts.last, file.hasSuffix(".md") else {
        return nil
      }
      if let katas = parts.firstIndex(of: "Katas"), parts.indices.contains(katas + 1) {
        return context.line("brief \(parts[katas + 1])")
      }
      // 03-mvp.md is the lesson mvp.
      let name = file.dropLast(3).drop { $0.isNumber }.drop { $0 == "-" }
      return parts.count == 1 && !name.isEmpty ? context.line("read \(name)") : nil
    }
  }
}
