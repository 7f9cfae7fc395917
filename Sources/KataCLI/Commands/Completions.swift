import ArgumentParser
import KataTerminal

/// `kata completions`: what a shell needs to complete commands.
struct Completions: KataCommand {
  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish
  }

  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print what your shell needs to complete kata's commands.",
    discussion: """
      bash: kata completions bash > ~/.local/share/bash-completion/completions/kata
      zsh:  kata completions zsh > "${fpath[1]}/_kata"
      fish: kata completions fish > ~/.config/fish/completions/kata.fish
      """)

  @Argument(help: "bash, zsh or fish.")
  var shell: Shell

  func run(in context: Context) async throws -> ExitStatus {
    let target: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    context.output.write(RootCommand.completionScript(for: target) + "\n")
    return .done
  }
}
