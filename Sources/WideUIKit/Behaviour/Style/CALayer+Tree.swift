extension CALayer {
  func adopt(_ layer: CALayer, at index: Int?) {
    layer.leaveSuperlayer()
    var inside = sublayers ?? []
    inside.insert(layer, at: min(index ?? inside.count, inside.count))
    sublayers = inside
    layer.superlayer = self
  }

  func leaveSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Keeps an animation until its time has passed, and then tells its delegate.
  func keep(_ animation: CAAnimation, _ key: String?) {
    let key = key ?? "animation"
    running[key] = animation
    animation.delegate?.animationDidStart(animation)
    VirtualClock.current.schedule(after: .seconds(animation.duration)) { [weak self] in
      if animation.isRemovedOnCompletion { self?.running[key] = nil }
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }

  func forget(_ key: String) { running[key] = nil }

  func forgetAll() { running = [:] }

  func kept(_ key: String) -> CAAnimation? { running[key] }
}

/// Changes that belong together; they happen at once here.
@MainActor
open class CATransaction: CATransactionMembers {
  private static var blocks: [(() -> Void)?] = []

  /// Begins a group.
  public static func begin() {
    blocks.append(nil)
  }

  /// Ends a group; what was to follow it follows after a moment.
  public static func commit() {
    guard let block = blocks.popLast() ?? nil else { return }
    VirtualClock.current.schedule(after: .milliseconds(250), block)
  }

  /// Says what follows the group.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1] = block
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds on the clock of animations.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now / .seconds(1) }
