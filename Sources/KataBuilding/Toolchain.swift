import KataCore

/// A Swift compiler and the tools beside it.
package struct Toolchain: Codable, Hashable, Sendable {
  /// The `usr` folder that holds `bin` and `lib`; absolute, with links resolved.
  package let root: String
  /// The compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String
  /// A short form that is safe in a file name, such as `swift-6.3.1-RELEASE`.
  package let tag: String
  /// The system that programs are built for, such as `x86_64-unknown-linux-gnu`.
  let target: String
  /// How the driver would start its front end for one whole-module job; nil when that could not be read.
  let frontEnd: FrontEndJob?

  /// The name of the folder for this toolchain's kits: two compilers of the same version are still two.
  var kitFolder: String {
    "\(tag)-\(ContentHash.of("\(root) \(target) \(version)".utf8).prefix(8))"
  }

  package var swiftc: String { "\(root)/bin/swiftc" }
  var swiftFrontEnd: String { "\(root)/bin/swift-frontend" }
  var clang: String { "\(root)/bin/clang" }
  var linker: String { "\(root)/bin/ld.lld" }
  var symbolizer: String { "\(root)/bin/llvm-symbolizer" }
  /// The folder of the runtime's shared libraries.
  package var runtimeLibraries: String { "\(root)/lib/swift/linux" }
}
