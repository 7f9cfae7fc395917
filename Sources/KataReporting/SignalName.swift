/// The name of a signal as Linux numbers it, what it mostly means for a Swift program, and what to try.
struct SignalName: Sendable {
  let name: String
  let meaning: String
  let advice: String

  init(_ number: Int32) {
    switch number {
    case 4: self.init("SIGILL", Self.trap, Self.trapAdvice)
    case 5: self.init("SIGTRAP", Self.trap, Self.trapAdvice)
    case 6: self.init("SIGABRT", Self.abort, Self.abortAdvice)
    case 7: self.init("SIGBUS", Self.memory, Self.memoryAdvice)
    case 8: self.init("SIGFPE", "A division by zero.")
    case 9: self.init("SIGKILL", "It was killed from outside, mostly because memory ran out.")
    case 11: self.init("SIGSEGV", Self.memory, Self.memoryAdvice)
    case 15: self.init("SIGTERM", "It was asked to end from outside.")
    case 24: self.init("SIGXCPU", "It used up its processor time, as a loop without an end does.")
    case 25: self.init("SIGXFSZ", "It wrote a larger file than it may.")
    case 31: self.init("SIGSYS", "It asked the system for something that a check does not allow.")
    default: self.init("signal \(number)", "The system stopped it.")
    }
  }

  private init(_ name: String, _ meaning: String, _ advice: String = Self.general) {
    self.name = name
    self.meaning = meaning
    self.advice = advice
  }
}

// MARK: - Texts

extension SignalName {
  private static let general = "Look at what your code does in this situation."

  private static let trap = """
    Swift stopped it on purpose: a nil that was unwrapped, an index out of range, a number too \
    large, or a condition that did not hold.
    """

  private static let trapAdvice = """
    Look at what your code does in this situation: every `!`, `unowned`, index, range and \
    `fatalError` is a place where it may stop.
    """

  private static let abort = """
    It gave up by itself, after a promise in the code was broken, such as an `unowned` reference to \
    an object that has gone.
    """

  private static let abortAdvice = """
    Look at what your code holds `unowned`, and make it `weak` where the object may go first.
    """

  private static let memory = """
    It touched memory that is not there, mostly because methods call one another without an end.
    """

  private static let memoryAdvice = """
    Look for methods that call each other recursively, or a property that sets itself in its \
    own `didSet`.
    """
}
