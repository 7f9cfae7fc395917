/// The queues behind `DispatchQueue.global` and, on Linux, behind tasks off the main actor.
enum GlobalQueues {
  private static let classes: [DispatchQoS.QoSClass] = [
    .userInteractive, .userInitiated, .default, .utility, .background,
  ]

  /// Waits until a block of ours has passed through each queue, so what came before has started.
  static func passThrough() {
    let group = DispatchGroup()
    for quality in classes {
      DispatchQueue.global(qos: quality).async(group: group) {}
    }
    group.wait()
  }

  /// Lets a block of ours pass through each queue and then the main queue.
  @MainActor
  static func passThrough() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let group = DispatchGroup()
      for quality in classes {
        DispatchQueue.global(qos: quality).async(group: group) {}
      }
      group.notify(queue: .main) { continuation.resume() }
    }
  }
}
