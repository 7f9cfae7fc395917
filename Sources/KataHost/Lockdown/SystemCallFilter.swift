import Glibc
import KernelInterface

/// A seccomp filter, written instruction by instruction for the kernel's filter machine.
///
/// Each rule is a block that begins with the number of the system call in the accumulator and ends with an answer;
/// where the number is another one, the next block decides. What no block knows is refused.
struct SystemCallFilter {
  /// What the kernel does with a system call.
  enum Answer {
    case allow
    /// The call fails with this error; 0 makes it return 0 without being done.
    case fail(CInt)

    fileprivate var word: UInt32 {
      switch self {
      case .allow: UInt32(SECCOMP_RET_ALLOW)
      case .fail(let error): UInt32(SECCOMP_RET_ERRNO) | UInt32(error)
      }
    }
  }

  private var instructions: [sock_filter] = []

  /// Begins a filter that judges this architecture's system calls alone.
  init() {
    load(offset: MemoryLayout<seccomp_data>.offset(of: \.arch))
    instructions.append(Self.jump(ifEqualTo: kata_audit_architecture(), over: 0, else: 1))
    // The other way in of x86_64, with numbers of its own, is refused as a whole.
    instructions.append(Self.jump(over: 1))
    instructions.append(Self.answer(.fail(EPERM)))
    loadNumber()
  }

  /// Answers a system call whatever its arguments are.
  mutating func answer(_ number: CInt, _ answer: Answer) {
    instructions += [
      Self.jump(ifEqualTo: UInt32(number), over: 0, else: 1), Self.answer(answer),
    ]
  }

  /// Answers a system call by the first condition that holds, or else refuses it.
  mutating func answer(_ number: CInt, _ cases: [(condition: Condition, answer: Answer)]) {
    var block = SystemCallFilter(instructions: [])
    for (condition, answer) in cases { block.add(condition, answer) }
    block.instructions.append(Self.answer(.fail(EPERM)))
    let length = block.instructions.count
    instructions += [
      Self.jump(ifEqualTo: UInt32(number), over: 1, else: 0), Self.jump(over: UInt32(length)),
    ]
    instructions += block.instructions
  }

  /// Puts the filter into force for every thread of the process, for good.
  ///
  /// - Returns: Whether the kernel has taken it.
  func enforce() -> Bool {
    var program = instructions + [Self.answer(.fail(EPERM))]
    return program.withUnsafeMutableBufferPointer { buffer in
      var description = sock_fprog(len: UInt16(buffer.count), filter: buffer.baseAddress)
      let allThreads = Int(SECCOMP_FILTER_FLAG_TSYNC)
      return withUnsafePointer(to: &description) { pointer in
        kata_system_call(
          Int(SYS_seccomp), Int(SECCOMP_SET_MODE_FILTER), allThreads, Int(bitPattern: pointer), 0)
          == 0
      }
    }
  }
}

extension SystemCallFilter {
  /// What a rule asks of a call's arguments or of the place it was made from.
  enum Condition {
    case always
    /// The low half of an argument, with a mask, is a value.
    case argument(Int, masked: UInt32 = .max, is: UInt32)
    /// All of an argument is zero.
    case argumentIsZero(Int)
    /// Two conditions hold.
    indirect case both(Condition, Condition)
    /// The instruction that made the call ends at this address.
    case madeAt(UInt)
  }

  private init(instructions: [sock_filter]) { self.instructions = instructions }

  private mutating func add(_ condition: Condition, _ answer: Answer) {
    let tests = Self.tests(of: condition)
    for (index, test) in tests.enumerated() {
      load(offset: test.offset)
      if test.mask != .max { instructions.append(Self.mask(test.mask)) }
      // Over the tests that are left, and the answer.
      let rest = tests[(index + 1)...].reduce(0) { $0 + $1.length } + 1
      instructions.append(Self.jump(ifEqualTo: test.value, over: 0, else: UInt8(rest)))
    }
    instructions.append(Self.answer(answer))
  }

  /// One comparison of a word that the kernel tells of a call.
  private struct Test {
    let offset: Int
    var mask = UInt32.max
    let value: UInt32

    var length: Int { mask == .max ? 2 : 3 }
  }

  private static func tests(of condition: Condition) -> [Test] {
    switch condition {
    case .always: []
    case .argument(let index, let mask, let value):
      [Test(offset: argument(index), mask: mask, value: value)]
    case .argumentIsZero(let index):
      [Test(offset: argument(index), value: 0), Test(offset: argument(index) + 4, value: 0)]
    case .both(let first, let second): tests(of: first) + tests(of: second)
    case .madeAt(let address):
      [
        Test(offset: place, value: UInt32(truncatingIfNeeded: address)),
        Test(offset: place + 4, value: UInt32(truncatingIfNeeded: address >> 32)),
      ]
    }
  }

  // Both architectures store the low half of a word first.
  private static func argument(_ index: Int) -> Int {
    (MemoryLayout<seccomp_data>.offset(of: \.args) ?? 16) + 8 * index
  }

  private static var place: Int {
    MemoryLayout<seccomp_data>.offset(of: \.instruction_pointer) ?? 8
  }

  // MARK: Instructions

  private mutating func loadNumber() {
    load(offset: MemoryLayout<seccomp_data>.offset(of: \.nr))
  }

  private mutating func load(offset: Int?) {
    instructions.append(
      sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: UInt32(offset ?? 0)))
  }

  private static func jump(ifEqualTo value: UInt32, over: UInt8, else other: UInt8) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: over, jf: other, k: value)
  }

  private static func jump(over count: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JA), jt: 0, jf: 0, k: count)
  }

  private static func mask(_ mask: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_ALU | BPF_AND | BPF_K), jt: 0, jf: 0, k: mask)
  }

  private static func answer(_ answer: Answer) -> sock_filter {
    sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: answer.word)
  }
}
