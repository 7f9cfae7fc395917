import Foundation
import Glibc
import KernelInterface

/// What the host gives up between loading a learner's library and running its first case.
///
/// From then on no code in the process can write, make or remove files, open any but a few for reading, reach the
/// network, start programs, send signals or look into other processes, and nothing but the host's own channel can write
/// events, even with its descriptor at hand. Neither part needs privileges, so both hold wherever the kernel has them,
/// in a sandbox or not.
enum Lockdown {
  /// Which of its parts the kernel has taken.
  struct State {
    let filtersSystemCalls: Bool
    let restrictsFiles: Bool
  }

  /// Gives up what no case needs, for good.
  static func begin(for channel: EventChannel) -> State {
    let noNewPrivileges: CInt = 38
    _ = kata_system_call(Int(SYS_prctl), Int(noNewPrivileges), 1, 0, 0)
    // XCTest asks for it, and Foundation ends the program when the folder cannot be read.
    _ = Bundle.main
    let restrictsFiles = FileRules.enforce()
    let filter = SystemCallFilter(channel: channel.descriptor, writesAt: EventChannel.place)
    return State(filtersSystemCalls: filter.enforce(), restrictsFiles: restrictsFiles)
  }
}

extension SystemCallFilter {
  /// The filter for running cases.
  ///
  /// - Parameters:
  ///   - channel: The descriptor of the events.
  ///   - writesAt: The address of the only instruction that may write to it.
  fileprivate init(channel: CInt, writesAt: UInt) {
    self.init()
    allowEverydayCalls()
    allowDescriptors(channel: UInt32(channel), writesAt: writesAt)
    judgeOpening()
    judgeThreads()
    judgeMemory()
  }

  private mutating func allowEverydayCalls() {
    var numbers = [CInt](repeating: 0, count: 128)
    let count = Int(kata_harmless_system_calls(&numbers, CInt(numbers.count)))
    for number in numbers.prefix(count) { answer(number, .allow) }
  }

  private mutating func allowDescriptors(channel: UInt32, writesAt: UInt) {
    let isChannel = Condition.argument(0, is: channel)
    answer(
      SYS_write,
      [
        (.both(isChannel, .madeAt(writesAt)), .allow), (isChannel, .fail(EBADF)), (.always, .allow),
      ])
    for call in [SYS_writev, SYS_pwrite64] {
      answer(call, [(isChannel, .fail(EBADF)), (.always, .allow)])
    }
    // Descriptor 0 stands for files that may not be opened, so it stays.
    answer(
      SYS_close,
      [(isChannel, .fail(EBADF)), (.argument(0, is: 0), .fail(0)), (.always, .allow)])
    answer(
      SYS_fcntl,
      [(isChannel, .fail(EBADF))]
        + [F_GETFD, F_SETFD, F_GETFL, F_SETFL].map { (.argument(1, is: UInt32($0)), .allow) })
    let (terminalState, waitingBytes): (UInt32, UInt32) = (0x5401, 0x541B)
    answer(
      SYS_ioctl,
      [
        (.argument(1, is: terminalState), .allow), (.argument(1, is: waitingBytes), .allow),
        (.always, .fail(ENOTTY)),
      ])
    // By descriptor alone; the C library asks so for `fstat`.
    let emptyPath = UInt32(kata_at_empty_path)
    answer(
      SYS_newfstatat,
      [(.argument(3, masked: emptyPath, is: emptyPath), .allow), (.always, .fail(EACCES))])
  }

  private mutating func judgeOpening() {
    // What may be read is for Landlock to say, since a filter sees no paths: time zones and random numbers.
    let reading = [O_RDONLY, O_RDONLY | O_CLOEXEC].map {
      (Condition.argument(2, is: UInt32($0)), Answer.allow)
    }
    // Once a second libdispatch looks its threads up in /proc, and ends the program when it cannot; no other code
    // opens files in this way. It gets descriptor 0, in which there is nothing to read.
    let threads = (Condition.argument(2, is: UInt32(O_RDONLY | O_NONBLOCK)), Answer.fail(0))
    answer(SYS_openat, reading + [threads, (.always, .fail(EACCES))])
  }

  private mutating func judgeThreads() {
    let thread = UInt32(kata_clone_thread)
    answer(SYS_clone, [(.argument(0, masked: thread, is: thread), .allow)])
    // What it asks for lies in memory, where a filter cannot look; the C library then calls `clone`.
    answer(SYS_clone3, .fail(ENOSYS))
    answer(SYS_tgkill, [(.argument(0, is: UInt32(getpid())), .allow)])
    let (setName, nameMemory): (UInt32, UInt32) = (15, 0x5356_4d41)
    answer(
      SYS_prctl, [(.argument(0, is: setName), .allow), (.argument(0, is: nameMemory), .allow)])
    answer(SYS_prlimit64, [(.both(.argumentIsZero(0), .argumentIsZero(2)), .allow)])
  }

  private mutating func judgeMemory() {
    let executable = UInt32(PROT_EXEC)
    for call in [SYS_mmap, SYS_mprotect] {
      answer(call, [(.argument(2, masked: executable, is: 0), .allow)])
    }
  }
}
