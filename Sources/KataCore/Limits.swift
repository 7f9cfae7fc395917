/// What one check may use before it is stopped.
package struct Limits: Codable, Hashable, Sendable {
  /// Longest time that compiling the learner's files may take, in seconds.
  package let buildSeconds: Double
  /// Longest time without a word from the suite host, in seconds.
  package let silenceSeconds: Double
  /// Longest time that all suites together may take, in seconds.
  package let totalSeconds: Double
  /// Address space for the learner's program, in megabytes.
  package let memoryMegabytes: Int
  /// How much the learner's program may print before it is stopped, in kilobytes.
  package let outputKilobytes: Int

  package init(
    buildSeconds: Double = 20, silenceSeconds: Double = 3, totalSeconds: Double = 20,
    memoryMegabytes: Int = 1024, outputKilobytes: Int = 256
  ) {
    self.buildSeconds = buildSeconds
    self.silenceSeconds = silenceSeconds
    self.totalSeconds = totalSeconds
    self.memoryMegabytes = memoryMegabytes
    self.outputKilobytes = outputKilobytes
  }

  /// Says whether every number can be handed to the system: up to a day, a terabyte and a gigabyte of words.
  package var areSensible: Bool {
    [buildSeconds, silenceSeconds, totalSeconds].allSatisfy { (0.1...86_400).contains($0) }
      && (64...(1 << 20)).contains(memoryMegabytes) && (1...(1 << 20)).contains(outputKilobytes)
  }
}
