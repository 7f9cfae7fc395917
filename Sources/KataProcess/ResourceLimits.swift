/// What the system itself denies a sandboxed program, through `prlimit`.
package struct ResourceLimits: Hashable, Sendable {
  /// Processor time, in whole seconds.
  package var cpuSeconds: Int
  package var addressSpaceMegabytes: Int
  /// Size of any file it writes, in megabytes.
  package var fileMegabytes: Int
  /// Processes and threads in one sandbox: room for the host's sixteen children with 64 threads each.
  package var processes: Int

  package init(
    cpuSeconds: Int, addressSpaceMegabytes: Int, fileMegabytes: Int, processes: Int = 1024
  ) {
    self.cpuSeconds = cpuSeconds
    self.addressSpaceMegabytes = addressSpaceMegabytes
    self.fileMegabytes = fileMegabytes
    self.processes = processes
  }

  /// The arguments that make `prlimit` set these, without core dumps and with few descriptors.
  var arguments: [String] {
    [
      "--cpu=\(cpuSeconds):\(cpuSeconds + 1)", "--as=\(addressSpaceMegabytes << 20)",
      "--fsize=\(fileMegabytes << 20)", "--core=0", "--nofile=256",
    ]
  }
}
