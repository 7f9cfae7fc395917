import KataCore

/// Follows screens that are made to where they are shown.
extension WayReading {
  func makesScreen(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      guard use.kind == .make || use.kind == .call else { return false }
      return isController(use.type ?? (use.kind == .make ? use.name : nil))
    }
  }

  /// Whether what an atom makes is shown by what follows.
  func isForShowing(_ atom: ReadAtom) -> Bool {
    atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).contains { reader in
        leads(code.atom(reader), with: name)
          || atom.has(.make, "URL") && opensPage(code.atom(reader), with: name)
      }
    }
  }

  func isController(_ type: String?) -> Bool {
    guard let type else { return false }
    return code.nature(type) == .controller
      || code.nature(type) == nil && type.hasSuffix("ViewController")
  }

  func isAlert(_ type: String?) -> Bool { type == "UIAlertController" }

  /// Whether an atom hands an address to whoever brings up a page of the web with it.
  private func opensPage(_ atom: ReadAtom, with name: String) -> Bool {
    atom.has(.call) { use in
      use.chain.first != name
        && code.callees(of: use).flatMap(code.atoms(ofFunction:)).contains { inner in
          code.atom(inner).has(.make, "SFSafariViewController")
        }
    }
  }

  /// Whether an atom shows the local that another one made.
  private func leads(_ atom: ReadAtom, with name: String) -> Bool {
    atom.uses.contains { use in
      guard use.chain.first != name else { return false }
      return NavigationRule.isDirect(use, atom, code) || use.kind == .call && shows(use, depth: 2)
    }
  }

  /// Whether a call reaches a function that takes a screen and shows it.
  func shows(_ use: Use, depth: Int) -> Bool {
    guard depth > 0, use.labels.count > 0 else { return false }
    return code.callees(of: use).contains { function in
      let takesScreen = code.facts.functions[function].parameterTypes.contains {
        $0.hasSuffix("ViewController") || code.nature($0) == .controller || isAlert($0)
      }
      guard takesScreen else { return false }
      return code.atoms(ofFunction: function).contains { index in
        let inner = code.atom(index)
        return inner.uses.contains { use in
          NavigationRule.isDirect(use, inner, code)
            || use.kind == .call && shows(use, depth: depth - 1)
        }
      }
    }
  }
}
