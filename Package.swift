// swift-tools-version: 6.2
import PackageDescription

// One block per target with its tests, in the order of the table in Sources/README.md.
let ours: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "kata",
  // Pinned, because Package.resolved is not committed.
  dependencies: [
  ],
  targets: [
    .target(name: "KataCore", swiftSettings: ours),

    .testTarget(name: "KataCoreTests", dependencies: ["KataCore"], swiftSettings: ours),
  ]
)
