/// One statement or condition of a program: the unit that scores count.
///
/// A compound statement is no atom; its conditions and the statements in it are. A statement that holds a
/// closure is an atom without the closure's body, whose statements are atoms of their own.
///
/// A class, as `Use` is, since every look at one would copy all that it holds; and public as that.
public final class Atom: Equatable, Sendable {
  /// What of a program it is.
  public enum Kind: String, Codable, Sendable {
    /// A statement, also the single expression that a getter or function returns.
    case statement
    /// One element of the conditions of `if`, `guard` or `while`, the subject of a `switch`, the sequence of a `for`.
    case condition
    /// What a stored property begins with, unless it is a plain literal.
    case initialValue
    /// What a parameter is when the caller leaves it out, unless it is a plain literal.
    case defaultArgument

    @inlinable var position: Int {
      switch self {
      case .statement: 0
      case .condition: 1
      case .initialValue: 2
      case .defaultArgument: 3
      }
    }

    /// Compares by place, as kinds of use are compared.
    @inlinable @inline(__always) public static func == (left: Self, right: Self) -> Bool {
      left.position == right.position
    }
  }

  /// Which statement a condition belongs to.
  package enum Branch: String, Codable, Sendable {
    case `if`, `guard`, `while`, `switch`, `for`
  }

  /// Where it begins.
  package let location: SourceLocation
  /// Where it begins in its file, in UTF-8 bytes.
  package let offset: Int
  /// Its length in UTF-8 bytes, closures' bodies included.
  package let length: Int
  package let kind: Kind
  /// The function it stands in: an index into `ProgramFacts.functions`.
  package let function: Int
  /// Whether it stands in a closure that `function` wrote.
  package let isInClosure: Bool
  /// What it does, in the order of the text, without what closures in it do.
  package let uses: [Use]
  /// The kinds of these.
  @usableFromInline package let kinds: Use.Kinds
  /// The names that it brings in, in order, such as `url` in `let url = …` and `self` in `guard let self`.
  package let binds: [String]
  /// Of a condition: the statement that it decides.
  package let branch: Branch?
  /// Of a condition of `if`: where the block begins that runs if it does not hold, in UTF-8 bytes.
  package let otherwise: Int?

  package init(
    location: SourceLocation, offset: Int, length: Int, kind: Kind, function: Int,
    isInClosure: Bool, uses: [Use], binds: [String] = [], branch: Branch? = nil,
    otherwise: Int? = nil
  ) {
    self.location = location
    self.offset = offset
    self.length = length
    self.kind = kind
    self.function = function
    self.isInClosure = isInClosure
    self.uses = uses
    kinds = Use.Kinds(uses)
    self.binds = binds
    self.branch = branch
    self.otherwise = otherwise
  }

  /// Whether one of its uses is of a kind.
  @inlinable public func has(_ kind: Use.Kind) -> Bool { kinds.contains(kind) }

  /// Says whether two lines stand at the same place and do the same.
  public static func == (left: Atom, right: Atom) -> Bool {
    left === right
      || left.location == right.location && left.offset == right.offset
        && left.length == right.length && left.kind == right.kind
        && left.function == right.function && left.isInClosure == right.isInClosure
        && left.uses == right.uses && left.binds == right.binds && left.branch == right.branch
        && left.otherwise == right.otherwise
  }
}
