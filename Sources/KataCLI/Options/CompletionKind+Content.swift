import ArgumentParser
import KataContent
import KataCore

extension CompletionKind {
  /// The bundled katas, for a shell that completes.
  static var katas: CompletionKind {
    .custom { _, _, _ in (try? KataShelf(bundledAnd: []).katas().map(\.id)) ?? [] }
  }

  /// The bundled drills.
  static var drills: CompletionKind {
    .custom { _, _, _ in
      (try? KataShelf(bundledAnd: []).katas().filter { $0.drill != nil }.map(\.id)) ?? []
    }
  }

  /// The patterns of the bundled katas.
  static var patterns: CompletionKind {
    .custom { _, _, _ in
      let all = (try? KataShelf(bundledAnd: []).katas()) ?? []
      return Set(all.flatMap(\.patterns).map(\.id)).sorted()
    }
  }

  /// The bundled lessons.
  static var lessons: CompletionKind {
    .custom { _, _, _ in
      (try? LessonShelf(bundledAnd: []).lessons(in: .english).map(\.id)) ?? []
    }
  }
}
