@_spi(Driving) import UIKit

/// Where a kata's test doubles report what a solution asks of the world, so that scoring sees which statement asked,
/// and which mutants change it.
///
/// A double reports in each method of the contract that stands for an effect, with what was asked and all arguments:
///
///     func setString(_ value: String?, forKey key: String) {
///       Effects.report(.storage, "set", key, value)
///       strings[key] = value
///     }
///
/// Reading changes nothing, so that it is no difference between two runs: it has a function of its own.
///
/// What a suite reads for itself it reads past these methods. Arguments must look the same in every run as text, so a
/// dictionary is sorted first, and an object is left out.
@MainActor enum Effects {
  /// What a double stands in for.
  enum Kind {
    case network, storage, logging
  }

  static func report(_ kind: Kind, _ what: String, _ arguments: Any?...) {
    EffectLog.report(kind.logged, ([what] + arguments.map(inWords)).joined(separator: " "))
  }

  static func reportReading(_ kind: Kind) {
    EffectLog.reportReading(kind.logged)
  }
}

extension Effects.Kind {
  fileprivate var logged: EffectLog.Kind {
    switch self {
    case .network: .network
    case .storage: .storage
    case .logging: .logging
    }
  }
}
