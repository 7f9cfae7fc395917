import Foundation

extension Move {
  /// Names, order, layout, extensions: nothing that a score may see.
  static let neutral: [Move] = renames + orders + layouts + extensions

  private static let renames: [Move] = [
    Move("rename types without sense", .neutral) { draft in
      renamingTypes(of: draft) { "Zq\($0)" }
    },
    Move("rename types to roles they have not", .neutral) { draft in
      let names = ["NetworkPresenter", "StoreInteractor", "MainRouter", "DataViewModel", "AppView"]
      return renamingTypes(of: draft) { "\(names[$0 % names.count])\($0)" }
    },
    Move("rename functions", .neutral, renamingFunctions),
    Move("rename files", .neutral) { draft in
      let names = draft.names.filter { $0 != "Solution.swift" }
      var renamed = Draft(files: ["Solution.swift": draft["Solution.swift"] ?? ""])
      for (index, name) in names.reversed().enumerated() {
        renamed["File\(index).swift"] = draft[name]
      }
      return renamed
    },
  ]

  private static let orders: [Move] =
    (1...2).map { seed in
      Move("shuffle members \(seed)", .neutral) { draft in
        var dealer = Dealer(seed: UInt64(seed))
        return draft.mapOutlines { outline in
          for index in outline.declarations.indices
          where ["class", "extension"].contains(outline.declarations[index].keyword) {
            let members = outline.declarations[index].members
            outline.declarations[index].members = dealer.shuffled(members)
          }
        }
      }
    } + [
      Move("turn the order of declarations", .neutral) { draft in
        draft.mapOutlines { $0.declarations.reverse() }
      }
    ]

  private static let layouts: [Move] = [
    Move("indent by four, with blank lines", .neutral) { draft in
      draft.mapFiles { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let spaces = line.prefix { $0 == " " }
          return spaces + spaces + line.dropFirst(spaces.count)
        }.joined(separator: "\n\n")
      }
    },
    Move("braces on their own lines", .neutral) { draft in
      draft.mapFiles { CodeText.replacing(#" \{\n"#, with: "\n{\n", in: $0) }
    },
    Move("statements on one line", .neutral) { draft in draft.mapFiles(joiningStatements) },
    Move("without comments", .neutral) { draft in
      draft.mapFiles { $0.replacing(/\n *\/\/[^\n]*/, with: "") }
    },
    Move("with long comments", .neutral) { draft in
      draft.mapFiles { text in
        let comment = "// " + "Presents, routes, stores, fetches, maps and decides. ".repeated(8)
        return text.replacing(/\n( +)(?=private func|func|let |guard )/) { match in
          "\n\(match.output.1)\(comment)\n\(match.output.1)"
        }
      }
    },
  ]

  private static let extensions: [Move] = [
    Move("functions into an extension", .neutral) { draft in
      movingFunctions(of: draft) { outline, name, functions in
        outline.declarations.append(.extension(of: name, functions.map(\.chunk)))
      }
    },
    Move("each function into an extension", .neutral) { draft in
      movingFunctions(of: draft) { outline, name, functions in
        outline.declarations += functions.map { .extension(of: name, [$0.chunk]) }
      }
    },
    Move("functions into extensions in other files", .neutral) { draft in
      var moved = draft
      for host in draft.hosts {
        let imports = Outline(draft[host.file] ?? "").imports
        moved = host.rewriting(moved) { _ in nil }
        for (index, function) in host.functions.enumerated() {
          let declaration = Outline.Declaration.extension(
            of: host.name, [Host.opened(function.chunk)])
          moved["\(host.name)+\(index).swift"] =
            Outline(imports: imports, declarations: [declaration]).text
        }
      }
      return moved
    },
  ]

  private static func movingFunctions(
    of draft: Draft, to place: (inout Outline, String, [Function]) -> Void
  ) -> Draft {
    var moved = draft
    for host in draft.hosts {
      moved = host.rewriting(moved) { _ in nil }
      var outline = Outline(moved[host.file] ?? "")
      place(&outline, host.name, host.functions)
      moved[host.file] = outline.text
    }
    return moved
  }

  private static func renamingTypes(of draft: Draft, to name: (Int) -> String) -> Draft {
    let declared = draft.names.flatMap { file in
      (draft[file] ?? "").matches(of: /\b(?:class|struct|enum|protocol) (\w+)/).map {
        String($0.output.1)
      }
    }
    let types = Set(declared).subtracting(["Solution"]).sorted()
    return draft.mapFiles { text in
      types.enumerated().reduce(text) { text, type in
        CodeText.replacing(#"\b\#(type.element)\b"#, with: name(type.offset), in: text)
      }
    }
  }

  /// Renames what no protocol and no class of others knows by its name.
  private static func renamingFunctions(of draft: Draft) -> Draft {
    let own = draft.names.flatMap { file in
      (draft[file] ?? "").matches(of: /\n +private func (\w+)/).map { String($0.output.1) }
    }
    let others = draft.names.flatMap { file in
      (draft[file] ?? "").matches(of: /\n +(?!private)[a-z ]*func (\w+)/).map {
        String($0.output.1)
      }
    }
    let names = Set(own).subtracting(others + ["joined", "person", "failure"]).sorted()
    return draft.mapFiles { text in
      names.enumerated().reduce(text) { text, name in
        CodeText.replacing(
          #"\b\#(name.element)\b(?=\(| \{)"#, with: "step\(name.offset)", in: text)
      }
    }
  }

  /// Joins neighbouring statements that fill one line each.
  private static func joiningStatements(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isWhole =
        line.contains(/^ {4,}(?!let |var |case |default|return|guard|if |\/\/|\.)\w.*[\w)"]$/)
        && CodeText.depth(of: line) == 0 && !line.hasSuffix("in") && !line.contains(#/^ +\w+: /#)
      if isWhole, let last = lines.last,
        last.prefix(while: { $0 == " " }).count
          == line.prefix(while: { $0 == " " }).count, last.hasSuffix(";")
      {
        lines[lines.count - 1] = last + " " + line.trimmingPrefix(while: \.isWhitespace) + ";"
      } else {
        lines.append(String(line) + (isWhole ? ";" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Draft {
  func mapOutlines(_ change: (inout Outline) -> Void) -> Draft {
    var draft = self
    for name in names {
      var outline = Outline(self[name] ?? "")
      change(&outline)
      draft[name] = outline.text
    }
    return draft
  }
}

extension Outline.Declaration {
  static func `extension`(of name: String, _ members: [Chunk]) -> Outline.Declaration {
    Outline.Declaration(
      lead: [], head: "extension \(name) {", keyword: "extension", name: name, members: members)
  }
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
