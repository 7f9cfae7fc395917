import Foundation

/// The machine in words that say what numbers are worth and nothing of whose it is.
package struct BenchMachine: Codable, Hashable, Sendable {
  package let cores: Int
  package let gigabytes: Int
  /// Such as `Debian GNU/Linux 12 (bookworm)`.
  package let system: String
  /// The compiler's own words.
  package let swift: String
  /// Says whether the measured program was built without optimisation.
  package let isDebugBuild: Bool

  init(swift: String, process: ProcessInfo = .processInfo) {
    cores = process.activeProcessorCount
    gigabytes = Int((Double(process.physicalMemory) / 1e9).rounded())
    system = process.operatingSystemVersionString
    self.swift = swift
    #if DEBUG
      isDebugBuild = true
    #else
      isDebugBuild = false
    #endif
  }

  /// One sentence for people.
  package var sentence: String {
    "\(cores) cores, \(gigabytes) GB of memory, \(system), \(swift); kata built for "
      + (isDebugBuild ? "debugging." : "release.")
  }
}
