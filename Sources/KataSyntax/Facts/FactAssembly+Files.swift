import KataCore
import SwiftSyntax

extension FactAssembly {
  func files(_ references: [TypeReference], _ types: [TypeFacts]) -> [FileFacts] {
    let bound = boundFiles(references, types)
    let declared = Set(
      (program.types + program.given).filter { $0.kind != .foreignExtension }.map(\.name))
    return program.files.prefix(program.ownFiles).enumerated().map { index, file in
      let problem = program.problems[index]
      let isFree = !bound.contains(file.source.path) && !mentionsPlatform(index, declared)
      return FileFacts(
        path: file.source.path, imports: imports[index],
        lines: problem == nil ? scans[index].allLines : 0,
        tokens: problem == nil ? scans[index].tokens : 0,
        isUIKitFree: problem == nil && isFree, problem: problem,
        leftOut: problem == nil ? Recovery(file).leftOut : [])
    }
  }

  private static let viewModules: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WatchKit", "MapKit", "WebKit", "SafariServices", "MessageUI",
    "PhotosUI", "ContactsUI", "EventKitUI", "SnapKit",
  ]

  private func mentionsPlatform(_ index: Int, _ declared: Set<String>) -> Bool {
    imports[index].contains(where: Self.viewModules.contains)
      || !scans[index].platformNames.isSubset(of: declared)
  }

  /// The files that use a type of the program which is made of UIKit's: they need it as much.
  private func boundFiles(
    _ references: [TypeReference], _ types: [TypeFacts]
  ) -> Set<RelativePath> {
    let bound = types.map { type in
      type.mentions.contains { name in
        name.hasPrefix("UI") || name.hasPrefix("NSLayout")
      }
    }
    return Set(references.filter { bound[$0.to] }.map(\.location.path))
  }
}
