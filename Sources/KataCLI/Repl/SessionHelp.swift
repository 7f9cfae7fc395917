import ArgumentParser
import KataText

/// All commands at a glance, for somebody in a session.
struct SessionHelp: Sendable {
  let words: any Wording
  let look: Look
  let width: Int

  var lines: [StyledText] {
    let groups = RootCommand.configuration.groupedSubcommands.map { group in
      (words.commandGroup(group.name), group.subcommands.map { $0._commandName })
    }
    let own = (words.commandGroup("This session"), SessionCommand.allCases.map(\.rawValue))
    let all = groups + [own]
    let widest = all.map { DisplayWidth.of($0.0) }.max() ?? 0
    return all.flatMap { title, names in row(title, names, widest: widest) } + [""]
      + StyledText(prose: words.helpAdvice, look: look).wrapped(to: width)
  }

  private func row(_ title: String, _ names: [String], widest: Int) -> [StyledText] {
    if look.marks == .words {
      return StyledText("\(title): \(names.joined(separator: ", "))").wrapped(
        to: width, hanging: "  ")
    }
    let padding = String(repeating: " ", count: widest - DisplayWidth.of(title) + 2)
    let list = names.map { StyledText($0, .cyan) }.joined(separator: "  ")
    guard width >= 50 else {
      return StyledText(title, .bold).wrapped(to: width) + list.wrapped(to: width, lead: "  ")
    }
    return list.wrapped(to: width, lead: StyledText(title, .bold) + StyledText(padding))
  }
}
