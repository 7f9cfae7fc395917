import KataCore

/// Follows words and screens to the alerts that are made with them.
extension WayReading {
  /// Whether a call has an alert brought up, by a function that belongs to no object or to the screen itself, with the
  /// screen or with words that stand here.
  func showsAlert(_ atom: ReadAtom) -> Bool {
    guard atom.has(.call), atom.isInView, atom.atom.kind == .statement else { return false }
    let handsScreen = atom.has(.read) { $0.name == "self" && $0.chain.isEmpty }
    guard handsScreen || atom.holdsText || WordingReading(code).localizes(atom) else {
      return false
    }
    return atom.has(.call) { use in
      !use.labels.isEmpty
        && code.callees(of: use).contains { function in
          let entry = code.facts.functions[function]
          let isOwn = use.on == atom.type.name && entry.type == atom.function.type
          return (isOwn || handsScreen && isNobodys(entry)) && bringsAlert(function)
        }
    }
  }

  /// Whether a function belongs to no object.
  private func isNobodys(_ entry: FunctionFacts) -> Bool {
    entry.isStatic || code.facts.types[entry.type].kind == .freeFunctions
  }

  private func bringsAlert(_ function: Int) -> Bool {
    let entry = code.facts.functions[function]
    return entry.kind == .function && entry.resultType == nil && leads(function)
      && code.atoms(ofFunction: function).contains {
        code.atom($0).has(.make, "UIAlertController")
      }
  }
}
