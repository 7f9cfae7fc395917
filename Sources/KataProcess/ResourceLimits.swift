/// What the system itself denies a sandboxed program, through `prlimit`.
package struct ResourceLimits: Hashable, Sendable {
  /// Processor time, in whole seconds.
  package var cpuSeconds: Int
  /// Memory that it may write to.
  ///
  /// A thread reserves a hundred times what it uses for its stack and heap, so what is only reserved does not count.
  package var memoryMegabytes: Int
  /// Size of any file it writes, in megabytes.
  package var fileMegabytes: Int
  /// Processes and threads in one sandbox: room for the host's sixteen children with 64 threads each.
  package var processes: Int

  package init(
    cpuSeconds: Int, memoryMegabytes: Int, fileMegabytes: Int, processes: Int = 1024
  ) {
    self.cpuSeconds = cpuSeconds
    self.memoryMegabytes = memoryMegabytes
    self.fileMegabytes = fileMegabytes
    self.processes = processes
  }

  /// The arguments that make `prlimit` set these, without core dumps and with few descriptors.
  var arguments: [String] {
    [
      "--cpu=\(cpuSeconds):\(cpuSeconds + 1)", "--data=\(memoryMegabytes << 20)",
      "--as=\((memoryMegabytes + Self.reservedMegabytes) << 20)",
      "--fsize=\(fileMegabytes << 20)", "--core=0", "--nofile=256",
    ]
  }

  /// Room for the 64 threads that libdispatch starts, at 136 MB: 8 for a stack, 128 while the C library makes a heap.
  private static let reservedMegabytes = 64 * 136
}
