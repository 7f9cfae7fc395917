@_spi(Driving) import UIKit

/// What one case did to the screen and the world, in order.
struct EffectSequence: Equatable {
  enum Entry: Equatable {
    /// An effect and a hash of its content, the same in all children of one host; nil for content that differs from
    /// run to run.
    case effect(EffectLog.Kind, UInt64?)
    case checkpoint

    /// The entry as it is kept; nil for what changes nothing.
    init?(_ entry: EffectLog.Entry) {
      switch entry {
      case .reading: return nil
      case .effect(let kind, let content):
        self = .effect(kind, UInt64(bitPattern: Int64(content.hashValue)))
      case .checkpoint: self = .checkpoint
      }
    }

    var kind: EffectLog.Kind? {
      guard case .effect(let kind, _) = self else { return nil }
      return kind
    }

    /// Whether both are the same as far as is known.
    func agrees(with other: Entry) -> Bool {
      switch (self, other) {
      case (.checkpoint, .checkpoint): true
      case (.effect(let kind, let hash), .effect(let otherKind, let otherHash)):
        kind == otherKind && (hash == nil || otherHash == nil || hash == otherHash)
      default: false
      }
    }
  }

  var entries: [Entry] = []
  /// Whether what follows differs from run to run.
  var isOpen = false

  /// What this and another run of the same case have in common.
  func common(with other: EffectSequence) -> EffectSequence {
    var common = EffectSequence()
    for (entry, again) in zip(entries, other.entries) {
      switch (entry, again) {
      case (.checkpoint, .checkpoint): common.entries.append(entry)
      case (.effect(let kind, let hash), .effect(let again, let otherHash)) where kind == again:
        common.entries.append(.effect(kind, hash == otherHash ? hash : nil))
      default:
        common.isOpen = true
        return common
      }
    }
    common.isOpen = entries.count != other.entries.count
    return common
  }
}

extension EffectSequence {
  /// The sequence as one word; never empty.
  var word: String {
    let words = entries.map { entry in
      switch entry {
      case .checkpoint: "."
      case .effect(let kind, let hash):
        "\(kind.rawValue)" + (hash.map { String($0, radix: 16) } ?? "*")
      }
    }
    return words.isEmpty ? "-" : words.joined(separator: ",")
  }

  /// Reads what `word` wrote.
  init(word: some StringProtocol) {
    entries = word.split(separator: ",").compactMap { text in
      if text == "." { return .checkpoint }
      guard let kind = text.first?.wholeNumberValue.flatMap(EffectLog.Kind.init) else { return nil }
      return .effect(kind, UInt64(text.dropFirst(), radix: 16))
    }
  }
}
