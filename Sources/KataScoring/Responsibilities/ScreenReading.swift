import KataCore

/// Tells what depends on the screen from what is true without one.
struct ScreenReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func isAboutLooks(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { asksForDevice($0) || atom.isInView && isLook($0) } || setsSize(atom)
  }

  /// Asks how large the screen is, or which kind of device shows it.
  private func asksForDevice(_ use: Use) -> Bool {
    use.kind == .read && Self.devices.contains(use.name) && code.nature(use.on) == nil
  }

  /// Reads or changes how something looks that a chain leads to, where nobody can tell its type.
  private func isLook(_ use: Use) -> Bool {
    (use.kind == .read || use.kind == .write) && use.on == nil && use.type == nil
      && use.chain.count > 1 && Self.looks.contains(use.name)
  }

  /// A size that a view begins with, reckoned from other sizes of its own.
  private func setsSize(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .initialValue, atom.has(.literal, "number") else {
      return false
    }
    return atom.uses.contains { Self.reckoning.contains($0.name) }
      && atom.uses.allSatisfy { use in
        use.kind == .operation || use.kind == .literal
          || use.kind == .read && (use.on == nil || use.on == atom.type.name)
      }
  }

  private static let devices: Set<String> = [
    "userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle",
  ]
  private static let looks: Set<String> = ["isHidden", "alpha", "frame", "transform"]
  private static let reckoning: Set<String> = ["+", "-", "*", "/"]
}
