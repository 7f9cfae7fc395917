import Foundation

extension Move {
  /// Renames, layouts and extensions, which no score may depend on.
  static let neutral: [Move] = renames + layouts + extensions

  private static let renames: [Move] = [
    Move("rename types to roles they have not") { draft in
      let names = ["NetworkPresenter", "StoreInteractor", "MainRouter", "DataViewModel", "AppView"]
      return renamingTypes(of: draft) { "\(names[$0 % names.count])\($0)" }
    },
    Move("rename functions", renamingFunctions),
    Move("rename files") { draft in
      let names = draft.names.filter { $0 != "Solution.swift" }
      var renamed = Draft(files: ["Solution.swift": draft["Solution.swift"] ?? ""])
      for (index, name) in names.reversed().enumerated() {
        renamed["File\(index).swift"] = draft[name]
      }
      return renamed
    },
  ]

  private static let layouts: [Move] = [
    Move("indent by four, with blank lines") { draft in
      draft.mapFiles { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let spaces = line.prefix { $0 == " " }
          return spaces + spaces + line.dropFirst(spaces.count)
        }.joined(separator: "\n\n")
      }
    },
    Move("braces on their own lines") { draft in
      draft.mapFiles { CodeText.replacing(#" \{\n"#, with: "\n{\n", in: $0) }
    },
  ]

  private static let extensions: [Move] = [
    Move("functions into an extension") { draft in
      movingFunctions(of: draft) { outline, name, functions in
        outline.declarations.append(.extension(of: name, functions.map(\.chunk)))
      }
    },
    Move("functions into extensions in other files") { draft in
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
      (draft[file] ?? "").matches(of: /\n +(?! |private)[a-z ]*func (\w+)/).map {
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
}

extension Outline.Declaration {
  static func `extension`(of name: String, _ members: [Chunk]) -> Outline.Declaration {
    Outline.Declaration(
      lead: [], head: "extension \(name) {", keyword: "extension", name: name, members: members)
  }
}
