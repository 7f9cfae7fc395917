extension UIView {
  /// Runs the changes at once; the completion runs when the virtual clock has passed the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(animations, delay: 0, duration: duration, completion: nil)
  }

  /// Runs the changes at once; the completion runs when the virtual clock has passed the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, delay: 0, duration: duration, completion: completion)
  }

  /// Runs the changes at once; the completion runs when delay and duration have passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, delay: delay, duration: duration, completion: completion)
  }

  /// Runs the changes at once; the completion runs when delay and duration have passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, delay: delay, duration: duration, completion: completion)
  }

  /// Runs the changes to a view at once; the completion runs when the duration has passed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations ?? {}, delay: 0, duration: duration, completion: completion)
  }

  /// Runs the changes at once, with no animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  private class func run(
    _ animations: () -> Void, delay: TimeInterval, duration: TimeInterval,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    guard let completion else { return }
    guard delay + duration > 0 else { return completion(true) }
    VirtualClock.current.schedule(after: .seconds(delay + duration)) { completion(true) }
  }

  /// How an animation runs; kept for the signature, without effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out views inside as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running one has got to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts again at the end; runs once here.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one content to the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
