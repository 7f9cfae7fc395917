// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the toolchain that reads this manifest keeps SwiftSyntax for macros; nil where it comes without it.
///
/// Its libraries are optimized, where a debug build of the package parses several times more slowly and takes
/// minutes to build. The manifest is itself linked to a library of the toolchain, which tells where that is.
let toolchainSyntax: String? = {
  guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
  var maps = Data()
  // The kernel hands the file out in pieces, and says of none how long it is.
  while let piece = try? file.read(upToCount: 1024), !piece.isEmpty { maps += piece }
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix(library) }),
    let start = line.firstIndex(of: "/")
  else { return nil }
  let host = line[start...].dropLast(library.count) + "/host"
  return FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule")
    ? String(host) : nil
}()

// One block per target with its tests, in the order of the table in Sources/README.md.
let ours: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

let package = Package(
  name: "kata",
  products: [.executable(name: "kata", targets: ["kata"])],
  // Pinned, because Package.resolved is not committed.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []),
  targets: [
    .executableTarget(
      name: "kata", dependencies: ["KataCLI", "KataTerminal"], swiftSettings: ours),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "kata", "KataBuilding", "KataContent", "KataCore", "KataPipeline", "KataProcess",
        "KataRunning", "KataSyntax", "KataTestSupport", "KataWorkspace",
      ],
      resources: [.copy("Fixtures")], swiftSettings: ours),

    .target(
      name: "KataCLI",
      dependencies: [
        "KataContent", "KataCore", "KataDrawing", "KataPipeline", "KataRecords", "KataReporting",
        "KataScaffold",
        "KataSyntax", "KataTerminal", "KataText", "KataWorkspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("Sentences")], swiftSettings: ours),
    .testTarget(
      name: "KataCLITests", dependencies: ["KataCLI", "KataTerminal", "KataTestSupport"],
      swiftSettings: ours),

    .target(
      name: "KataPipeline",
      dependencies: [
        "KataBuilding", "KataContent", "KataCore", "KataProcess", "KataRunning", "KataScoring",
        "KataSyntax", "KataText", "KataWorkspace",
      ],
      exclude: ["Bench/README.md"], swiftSettings: ours),
    .testTarget(
      name: "KataPipelineTests",
      dependencies: [
        "KataContent", "KataCore", "KataPipeline", "KataProcess", "KataTestSupport", "KataText",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "ShippedContentTests",
      dependencies: [
        "KataContent", "KataCore", "KataPipeline", "KataScoring", "KataSyntax", "KataTestSupport",
        "KataWorkspace",
      ],
      resources: [.copy("Fixtures")], swiftSettings: ours),

    .target(
      name: "KataContent", dependencies: ["KataCore", "KataText"],
      resources: [.copy("../../Katas"), .copy("../../Lessons"), .copy("Skeleton")],
      swiftSettings: ours),
    .testTarget(
      name: "KataContentTests", dependencies: ["KataContent", "KataCore", "KataText"],
      swiftSettings: ours),

    .target(name: "KataWorkspace", dependencies: ["KataCore"], swiftSettings: ours),
    .testTarget(
      name: "KataWorkspaceTests", dependencies: ["KataCore", "KataWorkspace"], swiftSettings: ours),

    .target(
      name: "KataRecords",
      dependencies: ["KataCore", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: ours),
    .testTarget(
      name: "KataRecordsTests",
      dependencies: ["KataCore", "KataRecords", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: ours),

    .target(
      name: "KataSyntax",
      dependencies: ["KataCore"]
        + (toolchainSyntax == nil
          ? ["SwiftIDEUtils", "SwiftParser", "SwiftSyntax"].map {
            .product(name: $0, package: "swift-syntax")
          } : []),
      resources: [.embedInCode("Facts/Catalogue.txt")], swiftSettings: ours,
      linkerSettings: toolchainSyntax.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
      } ?? []),
    .testTarget(
      name: "KataSyntaxTests", dependencies: ["KataCore", "KataSyntax"], swiftSettings: ours),

    .target(
      name: "KataScaffold", dependencies: [.product(name: "Stencil", package: "Stencil")],
      resources: [.copy("Templates")], swiftSettings: ours),
    .testTarget(
      name: "KataScaffoldTests", dependencies: ["KataScaffold"], swiftSettings: ours),

    .target(
      name: "KataBuilding",
      dependencies: [
        "KataCore", "KataProcess",
        // Only its sources are wanted, for kits; no platform of ours links it.
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.wasi])),
      ],
      resources: [
        .copy("../Combine"), .copy("../HeadlessUIKit"), .copy("../KataHost"), .copy("../WideUIKit"),
      ], swiftSettings: ours, plugins: ["OpenCombineSources"]),
    .plugin(
      name: "OpenCombineSources", capability: .buildTool(), path: "Sources/OpenCombineSources"),
    .testTarget(
      name: "KataBuildingTests", dependencies: ["KataBuilding", "KataCore", "KataTestSupport"],
      swiftSettings: ours),

    .target(
      name: "KataRunning", dependencies: ["KataCore", "KataProcess"], swiftSettings: ours),
    .testTarget(
      name: "KataRunningTests", dependencies: ["KataCore", "KataProcess", "KataRunning"],
      swiftSettings: ours),

    .target(
      name: "KataScoring", dependencies: ["KataCore"], exclude: ["README.md"], swiftSettings: ours),
    .testTarget(
      name: "KataScoringTests", dependencies: ["KataCore", "KataScoring", "KataSyntax"],
      swiftSettings: ours),

    .target(
      name: "KataReporting", dependencies: ["KataCore", "KataText"],
      resources: [
        .copy("Resources/kata-compare-v1.schema.json"),
        .copy("Resources/kata-lint-v1.schema.json"),
        .copy("Resources/kata-result-v1.schema.json"),
        .copy("Resources/kata-score-v1.schema.json"),
      ], swiftSettings: ours),
    .testTarget(
      name: "KataReportingTests", dependencies: ["KataCore", "KataReporting", "KataText"],
      exclude: ["Snapshots"], resources: [.copy("Fixtures")], swiftSettings: ours),

    .target(name: "KataDrawing", dependencies: ["KataCore", "KataText"], swiftSettings: ours),
    .testTarget(
      name: "KataDrawingTests", dependencies: ["KataCore", "KataDrawing", "KataText"],
      swiftSettings: ours),

    .target(name: "KataText", dependencies: ["CCmarkGFM"], swiftSettings: ours),
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .testTarget(
      name: "KataTextTests", dependencies: ["KataText"],
      exclude: ["Fixtures", "Markdown/Snapshots"], swiftSettings: ours),

    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(
      name: "KataTerminal", dependencies: ["CLibedit", "KataCore", "KataProcess", "KataText"],
      swiftSettings: ours),
    .testTarget(
      name: "KataTerminalTests",
      dependencies: ["KataCore", "KataProcess", "KataTerminal", "KataTestSupport", "KataText"],
      swiftSettings: ours),

    .target(
      name: "KataProcess",
      dependencies: [
        "KataCore", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["README.md"], swiftSettings: ours),
    .testTarget(
      name: "KataProcessTests", dependencies: ["KataCore", "KataProcess"], swiftSettings: ours),

    .target(name: "KataCore", swiftSettings: ours),
    .testTarget(name: "KataCoreTests", dependencies: ["KataCore"], swiftSettings: ours),

    // Learners' `import UIKit`. The program never links it: a static copy beside the loaded one would
    // make every cast between them fail. Only its own tests do.
    .target(name: "HeadlessUIKit"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),

    // What more than one test target needs.
    .target(
      name: "KataTestSupport", dependencies: ["KataTerminal"], path: "Tests/KataTestSupport",
      swiftSettings: ours),

    // What holds for the project as a whole, such as the table of imports.
    .testTarget(name: "ProjectTests", swiftSettings: ours),
  ]
)
