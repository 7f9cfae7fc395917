import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText
import KataWorkspace

/// The names that arguments take: katas, patterns, lessons, files; read when they are asked for.
struct CompletionWords: Sendable {
  let context: @Sendable () -> Context
  let katas: @Sendable () -> KataShelf
  let lessons: @Sendable () -> LessonShelf

  /// The words that only a session knows.
  var sessionWords: [(word: String, detail: String)] {
    [
      ("help", "Show what a command does."), ("cd", "Go to another folder."),
      ("quit", "Leave; so do exit and ^D."),
    ]
  }

  /// What an argument of this name may be.
  func values(named name: String, command: String, given: [String], typed: String) -> [Completion] {
    switch (command, name) {
    case (_, "kata"), (_, "katas"): kataNames
    case (_, "drill"): drillNames
    case (_, "pattern"): patterns(of: given.first ?? "")
    case (_, "lesson"): lessonNames
    case ("lang", _):
      [
        Completion("en", detail: "English"),
        Completion("zh", detail: "中文"),
      ]
    case (_, "type"): contractTypes
    case (_, "state"): screenStates
    case (_, "language"): [Completion("en", detail: "English"), Completion("zh", detail: "中文")]
    case ("edit", "file"): sources
    case (_, "file"), (_, "path"): files(typed)
    case (_, "dir"), (_, "folder"): folders(typed)
    default: []
    }
  }

  private var kataNames: [Completion] {
    let language = context().language
    return ((try? katas().katas()) ?? []).map {
      Completion($0.id, detail: $0.summary(in: language))
    }
  }

  private var drillNames: [Completion] {
    let language = context().language
    return ((try? katas().katas()) ?? []).filter { $0.drill != nil }.map {
      Completion($0.id, detail: $0.summary(in: language))
    }
  }

  private func patterns(of kata: String) -> [Completion] {
    let all = (try? katas().katas()) ?? []
    let chosen = all.first { $0.id == kata }.map { [$0] } ?? all
    var seen: Set<String> = []
    return chosen.flatMap(\.patterns).filter { seen.insert($0.id).inserted }.map {
      Completion($0.id, detail: $0.title)
    }
  }

  private var lessonNames: [Completion] {
    ((try? lessons().lessons(in: context().language)) ?? []).map {
      Completion($0.id, detail: "\($0.number) \($0.title)")
    }
  }

  private var workspace: Workspace? {
    let context = context()
    return try? WorkspaceFinder(now: context.now).find(from: context.directory).workspace
  }

  private var screenStates: [Completion] {
    guard let workspace, let kata = try? katas().kata(workspace.kata) else { return [] }
    let language = context().language
    return (kata.screen?.states ?? []).map { Completion($0.id, detail: $0.title(in: language)) }
  }

  private var contractTypes: [Completion] {
    guard let workspace, let kata = try? katas().kata(workspace.kata),
      let files = try? ContractFiles(of: kata)
    else { return [] }
    return files.names.map { Completion($0, detail: "") }
  }

  private var sources: [Completion] {
    guard let workspace, let reading = try? SourceReader().read(workspace) else { return [] }
    return reading.files.map(\.path.description).filter { Sanitiser.line($0) == $0 }
      .map { Completion($0, detail: "") }
  }

  /// Folders below the one that the word names so far.
  func folders(_ typed: String) -> [Completion] { entries(typed) { $0 } }

  private func files(_ typed: String) -> [Completion] { entries(typed) { _ in true } }

  private func entries(_ typed: String, _ isWanted: (_ isFolder: Bool) -> Bool) -> [Completion] {
    let context = context()
    let head = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let folder = head.isEmpty ? context.directory : context.url(head)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])) ?? []
    return found.compactMap { url -> Completion? in
      let isFolder =
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      guard isWanted(isFolder) else { return nil }
      let name = head + url.lastPathComponent + (isFolder ? "/" : "")
      // The line editor shows names as they are, so one that could steer the terminal is not offered.
      guard Sanitiser.line(name) == name else { return nil }
      return Completion(name, detail: "", isComplete: !isFolder)
    }.sorted { $0.replacement < $1.replacement }
  }
}
