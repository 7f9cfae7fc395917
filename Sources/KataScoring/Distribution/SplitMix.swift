/// Random numbers that are the same on every machine: splitmix64, by its published constants.
struct SplitMix: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number below a bound of at most 2³², nearly uniform: the bias is below 2⁻³² of the bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Int(truncatingIfNeeded: ((mixed >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }
}
