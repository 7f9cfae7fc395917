/// One thing that an atom does: a call, a read, an assignment, an operation, a literal.
///
/// A class, because a program has tens of thousands, and every look at one would copy all that it holds. Public, as
/// all that is asked of every line, because the compiler lets other targets see into nothing else.
public final class Use: Hashable, Sendable {
  /// What is done.
  public enum Kind: String, Codable, Sendable {
    /// A call of a method or function; `on` is the receiver's type.
    case call
    /// The making of a value or object; `name` is the type.
    case make
    case read
    /// An assignment to a property; `name` is the property, `on` the type that has it.
    case write
    /// An operator, by its text: `+`, `==`, `&&`, `??`, `?:`, `!`.
    case operation
    /// A literal; `name` is `string`, `number`, `boolean`, `nil`, `array`, `dictionary`, or of a text `address`
    /// when it begins as one on the web, `emptyString` or `space` when nothing can be read in it.
    case literal
    /// A string literal with values in it; `name` is `string` or `address`.
    case interpolation
    /// A closure that is written here.
    case closure
    /// A case that a pattern matches; `name` is the case.
    case pattern
    /// `return`, `throw`, `break` and their like, by name.
    case control
    /// `as?`, `as!`, `is`; `name` is the type.
    case cast

    /// Its place among the kinds.
    @inlinable @inline(__always) public var position: Int {
      switch self {
      case .call: 0
      case .make: 1
      case .read: 2
      case .write: 3
      case .operation: 4
      case .literal: 5
      case .interpolation: 6
      case .closure: 7
      case .pattern: 8
      case .control: 9
      case .cast: 10
      }
    }

    /// Compares by place: rules do so all the time, and what a compiler writes for it stays behind a call from another
    /// target.
    @inlinable @inline(__always) public static func == (left: Self, right: Self) -> Bool {
      left.position == right.position
    }
  }

  package let kind: Kind
  /// The last word of what is used, such as `pushViewController`.
  package let name: String
  /// The declared type of the receiver, such as `UINavigationController`, without optional marks, `any` and
  /// arguments; nil where it cannot be told.
  package let on: String?
  /// The words of the chain before `name`, such as `["self", "navigationController"]`.
  package let chain: [String]
  /// The labels of a call's arguments; empty text for an argument without one.
  package let labels: [String]
  /// The declared type of the result, when it is known.
  package let type: String?
  /// Of a call or a write: what is handed over is computed here, and more than a name, a literal or a chain of reads.
  package let computesArgument: Bool
  /// Of a making: what is written out here for which labels, as literals or choices (`.long`).
  package let fixed: [String: String]
  /// What `name`, `on` and `type` look like, and what stands before the first dot of the first two, since tables are
  /// asked for them dozens of times.
  package let look: NameLook
  package let rootLook: NameLook
  package let receiverLook: NameLook
  package let receiverRootLook: NameLook
  package let typeLook: NameLook
  package let chainLooks: NameLooks

  package init(
    _ kind: Kind, name: String, on: String? = nil, chain: [String] = [], labels: [String] = [],
    type: String? = nil, computesArgument: Bool = false, fixed: [String: String] = [:]
  ) {
    self.kind = kind
    self.name = name
    self.on = on
    self.chain = chain
    self.labels = labels
    self.type = type
    self.computesArgument = computesArgument
    (look, rootLook) = NameLook.both(name)
    (receiverLook, receiverRootLook) = NameLook.both(on)
    typeLook = NameLook.both(type).whole
    chainLooks = NameLooks(chain)
    self.fixed = fixed
  }

  /// Says whether two uses do the same with the same.
  public static func == (left: Use, right: Use) -> Bool {
    left === right
      || left.kind == right.kind && left.name == right.name && left.on == right.on
        && left.chain == right.chain && left.labels == right.labels && left.type == right.type
        && left.computesArgument == right.computesArgument && left.fixed == right.fixed
  }

  /// Hashes all that two uses are compared by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(on)
    hasher.combine(chain)
    hasher.combine(labels)
    hasher.combine(type)
    hasher.combine(computesArgument)
    hasher.combine(fixed)
  }
}
