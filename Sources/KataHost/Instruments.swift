import Glibc

/// The counters and the switch that an instrumented library carries.
struct Instruments {
  let probeCount: Int
  let mutantCount: Int
  /// One byte for each probe, not 0 once its line has run.
  private let hits: UnsafeMutablePointer<UInt8>
  /// One byte for each mutant's number, not 0 once it was found to change nothing.
  private let unfit: UnsafeMutablePointer<UInt8>
  /// The probe of the statement that runs, -1 for none.
  let statement: UnsafeMutablePointer<Int32>
  private let set: @convention(c) (Int32) -> Void

  /// Looks the entry points up in a library that is loaded already.
  init(library path: String) throws {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadingError.noInstruments
    }
    // The support file in the learner's module defines exactly these functions.
    func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
      guard let symbol = dlsym(library, name) else { throw LoadingError.noInstruments }
      return symbol
    }
    typealias Count = @convention(c) () -> Int32
    typealias Bytes = @convention(c) () -> UnsafeMutableRawPointer
    typealias Switch = @convention(c) (Int32) -> Void
    probeCount = Int(unsafeBitCast(try symbol("kata_probe_count"), to: Count.self)())
    mutantCount = Int(unsafeBitCast(try symbol("kata_mutant_count"), to: Count.self)())
    let hits = unsafeBitCast(try symbol("kata_probe_hits"), to: Bytes.self)()
    let unfit = unsafeBitCast(try symbol("kata_mutant_unfit"), to: Bytes.self)()
    let statement = unsafeBitCast(try symbol("kata_current_statement"), to: Bytes.self)()
    set = unsafeBitCast(try symbol("kata_mutant_set"), to: Switch.self)
    self.hits = hits.bindMemory(to: UInt8.self, capacity: probeCount + 1)
    self.statement = statement.bindMemory(to: Int32.self, capacity: 1)
    self.unfit = unfit.bindMemory(to: UInt8.self, capacity: mutantCount + 1)
    forgetHits()
    self.unfit.update(repeating: 0, count: mutantCount + 1)
  }

  /// Turns one mutant on; 0 is the program as it is.
  func turnOn(_ mutant: Int) {
    set(Int32(mutant))
  }

  func forgetHits() {
    hits.update(repeating: 0, count: probeCount + 1)
  }

  /// The probes that were hit since they were forgotten.
  var probesHit: [Int] { (0..<probeCount).filter { hits[$0] != 0 } }

  /// The numbers of the mutants that were found to change nothing.
  var unfitMutants: [Int] {
    (0..<mutantCount).map { $0 + 1 }.filter { unfit[$0] != 0 }
  }
}
