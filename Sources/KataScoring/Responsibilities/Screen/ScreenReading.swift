import KataCore

/// Tells what depends on the screen from what is true without one.
struct ScreenReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func isAboutLooks(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { asksForDevice($0) || atom.isInView && isLook($0) } || setsSize(atom)
      || isArranged(atom) || goesThroughViews(atom) || measures(atom) || comparesViews(atom)
      || answersPlatform(atom)
  }

  /// Whether it stands in a closure that arranges or animates views.
  private func isArranged(_ atom: ReadAtom) -> Bool {
    guard atom.uses.contains(where: { $0.kind == .call || $0.kind == .write }),
      let around = code.surrounding(atom)
    else { return false }
    if around.uses.contains(where: { animates($0) }) {
      // Functions of the program are told by what stands in them.
      return atom.uses.contains { use in
        (use.kind == .call || use.kind == .write) && code.nature(on: use) == nil
          && (use.on != nil || !use.chain.isEmpty) && use.chain != ["self"]
      }
    }
    return around.uses.contains {
      Self.arranging.holdsName(of: $0) || $0.name == "items" && $0.chain.contains("rx")
    }
  }

  /// Does the same to several views, one after the other.
  private func goesThroughViews(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.has(.literal, "array"),
      atom.has(.call, "forEach") || atom.atom.branch == .for
    else { return false }
    let reads = atom.uses.filter { $0.kind == .read && $0.chain.isEmpty }
    return !reads.isEmpty
      && reads.allSatisfy { code.isPlatformView($0.type) || code.nature($0.type) == .view }
  }

  private func animates(_ use: Use) -> Bool {
    use.kind == .call && Self.animating.holdsName(of: use)
      && (code.isPlatformView(use.on) || use.on == "UIViewPropertyAnimator")
  }

  private func comparesViews(_ atom: ReadAtom) -> Bool {
    let isNothing = atom.has(.literal, "nil")
    return atom.atom.kind == .condition && atom.has(.operation) && !code.readsInput(atom)
      && !code.asksForSource(atom) && !code.asksInput(atom)
      && atom.uses.contains {
        $0.kind == .read && !($0.type ?? "").hasSuffix("Controller")
          && (code.isPlatformView($0.type)
            || isNothing && isOwnView($0.type) && $0.on == atom.type.name)
      }
  }

  private func isOwnView(_ name: String?) -> Bool {
    guard let name else { return false }
    guard code.index.protocol(name) != nil else { return code.nature(name) == .view }
    let conformers = code.index.conformers(of: name)
    return !conformers.isEmpty && conformers.allSatisfy { code.index.kinship[$0] == .view }
  }

  /// Reckons with sizes and places in a view.
  private func measures(_ atom: ReadAtom) -> Bool {
    guard atom.isInView else { return false }
    // What is added to the platform's views reckons with what they show.
    if atom.type.kind == .foreignExtension, !atom.has(.closure),
      atom.uses.contains(where: { Self.reckoning.holdsName(of: $0) && $0.kind == .operation })
    {
      return true
    }
    if atom.has(.cast, where: { $0.name.hasPrefix("CG") }) { return true }
    return atom.has(.operation)
      && atom.uses.contains { ($0.type ?? "").hasPrefix("CG") || ($0.on ?? "").hasPrefix("CG") }
  }

  /// Decides what UIKit is answered about how a screen is laid out, such as its edges and orientations.
  private func answersPlatform(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.function.isOverride, atom.function.kind == .getter,
      let result = atom.function.resultType, result.hasPrefix("UI")
    else { return false }
    return atom.has(.operation)
  }

  /// Asks how large the screen is, or which kind of device shows it.
  private func asksForDevice(_ use: Use) -> Bool {
    use.kind == .read && Self.devices.holdsName(of: use) && code.nature(on: use) == nil
  }

  /// Reads or changes how something looks that a chain leads to, where nobody can tell its type.
  private func isLook(_ use: Use) -> Bool {
    (use.kind == .read || use.kind == .write) && use.on == nil && use.type == nil
      && use.chain.count > 1 && Self.looks.holdsName(of: use)
  }

  /// A size that a view begins with, reckoned from other sizes of its own.
  private func setsSize(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .initialValue, atom.has(.literal, "number") else {
      return false
    }
    return atom.uses.contains { Self.reckoning.holdsName(of: $0) }
      && atom.uses.allSatisfy { use in
        use.kind == .operation || use.kind == .literal
          || use.kind == .read && (use.on == nil || use.on == atom.type.name)
      }
  }

  private static let devices: NameSet = [
    "userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle",
  ]
  private static let looks: NameSet = ["isHidden", "alpha", "frame", "transform"]
  private static let arranging: NameSet = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "performBatchUpdates",
  ]
  private static let animating: NameSet = [
    "animate", "animateKeyframes", "transition", "performWithoutAnimation", "addAnimations",
  ]
  private static let reckoning: NameSet = ["+", "-", "*", "/"]
}
