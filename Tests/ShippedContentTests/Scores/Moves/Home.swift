import Foundation

/// A place where the body of a function can be hidden, so that its type only passes calls on.
struct Home: Sendable {
  let name: String
  /// What is written elsewhere for these functions of a host, and what the host calls instead.
  let hide: @Sendable (Host, [Function]) -> Hidden

  /// Functions out of the way.
  struct Hidden {
    /// What the host's file has to import as well.
    var imports = ""
    /// Declarations for a new file.
    var elsewhere: [String] = []
    /// Members that the host needs.
    var members: [String] = []
    /// For each function, what is left of its body.
    var calls: [String] = []
  }

  /// The draft with the chosen functions of its hosts hidden here.
  func hiding(
    in draft: Draft, hosts: (Host) -> Bool = { _ in true },
    choosing isChosen: (Function) -> Bool
  ) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      let chosen = host.functions.filter(isChosen)
      guard !chosen.isEmpty else { continue }
      let hidden = hide(host, chosen)
      moved = host.rewriting(moved) { function in
        guard let index = chosen.firstIndex(of: function) else { return function.chunk }
        return function.member(doing: hidden.calls[index])
      }
      host.add(hidden.members, to: &moved)
      if let text = moved[host.file], !text.contains(hidden.imports) {
        moved[host.file] = hidden.imports + text
      }
      if !hidden.elsewhere.isEmpty {
        let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
        moved["\(host.name)Elsewhere.swift"] =
          hidden.imports + imports + "\n\n" + hidden.elsewhere.joined(separator: "\n\n") + "\n"
      }
    }
    return moved == draft ? nil : moved
  }
}

extension Host {
  /// Adds members at the end of the type's declaration.
  func add(_ members: [String], to draft: inout Draft) {
    var outline = Outline(draft[file] ?? "")
    guard
      let index = outline.declarations.firstIndex(where: { $0.name == name && !$0.isExtension })
    else { return }
    outline.declarations[index].members += members.map {
      Chunk(lead: [""], lines: $0.split(separator: "\n", omittingEmptySubsequences: false))
    }
    draft[file] = outline.text
  }
}

extension Function {
  /// `screen: Host, ` and its own parameters.
  func signature(with receiver: String, of type: String) -> String {
    (["_ \(receiver): \(type)"] + (signature.isEmpty ? [] : [signature])).joined(separator: ", ")
  }

  func arguments(with receiver: String) -> String {
    ([receiver] + (arguments.isEmpty ? [] : [arguments])).joined(separator: ", ")
  }

  var arrow: String { result.map { " -> \($0)" } ?? "" }

  /// The type of a closure that is given the receiver too.
  func closureType(with type: String?) -> String {
    let types = ([type].compactMap(\.self)) + parameters.map(\.type)
    return "(\(types.joined(separator: ", "))) -> \(result ?? "Void")"
  }

  /// The names of the parameters, for the head of a closure.
  func closureNames(with receiver: String?) -> String {
    let names = ([receiver].compactMap(\.self)) + parameters.map(\.name)
    return names.isEmpty ? "" : names.joined(separator: ", ") + " in"
  }

  /// The values for a closure, which takes no labels.
  func values(with receiver: String?) -> String {
    (([receiver].compactMap(\.self)) + parameters.map(\.name)).joined(separator: ", ")
  }
}
