import KataCore

extension TestabilityFindings {
  /// One finding per type that is no part of the screen and yet lies in a file which imports UIKit.
  ///
  /// A file that only names a screen's type is spoken of as a reference to that type.
  var besideUIKit: [DesignFinding] {
    let facts = design.index.facts
    let free = Set(facts.files.filter { !Self.importsUIKit($0) }.map(\.path))
    var lines: [Int: [SourceLocation]] = [:]
    for (atom, isLogic) in logic.isLogic.enumerated() where isLogic {
      let type = facts.type(of: facts.atoms[atom])
      let apart: [Role] = [.presenter, .viewModel, .interactor, .service, .model]
      guard apart.contains(roles[type]), !free.contains(facts.atoms[atom].location.path)
      else { continue }
      lines[type, default: []].append(facts.atoms[atom].location)
    }
    let total = Double(max(1, logic.isLogic.count { $0 }))
    return lines.keys.sorted().filter { (lines[$0] ?? []).oncePerLine.count > 2 }.map { type in
      let places = lines[type] ?? []
      let count = Double(places.count)
      return DesignFinding(
        .logicBesideUIKit, .advice, type: facts.types[type].name, locations: places.oncePerLine,
        amount: count, gain: Score.rounded(15 * count / total), lesson: lesson)
    }
  }

  private static func importsUIKit(_ file: FileFacts) -> Bool {
    !file.isUIKitFree
      && !file.imports.filter { ["UIKit", "SwiftUI", "AppKit"].contains($0) }.isEmpty
  }
}
