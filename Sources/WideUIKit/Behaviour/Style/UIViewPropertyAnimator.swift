/// An animation that is built first and run then; changes happen at once, what follows waits for the virtual clock.
@MainActor
open class UIViewPropertyAnimator: UIViewPropertyAnimatorMembers, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ticket: VirtualClock.Ticket?

  /// Creates an animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    super.init()
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Creates an animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animation.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Creates an animation and runs it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what follows.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animation.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Runs the animation.
  open func startAnimation(afterDelay delay: TimeInterval) {
    state = .active
    isRunning = true
    for animation in animations { animation() }
    animations = []
    ticket = VirtualClock.current.schedule(after: .seconds(delay + duration)) {
      self.end(at: .end)
    }
  }

  /// Stops for a while.
  open func pauseAnimation() {
    isRunning = false
    state = .active
  }

  /// Goes on.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if ticket == nil { startAnimation() }
    isRunning = true
  }

  /// Stops where it is.
  open func stopAnimation(_ withoutFinishing: Bool) {
    ticket = nil
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends after it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    ticket = nil
    isRunning = false
    state = .inactive
    let following = completions
    completions = []
    for completion in following { completion(position) }
  }
}

extension UIView {
  /// Runs the changes at once; the completion runs when delay and duration have passed.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Runs the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Puts one view in the place of another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.addSubview(toView)
    fromView.removeFromSuperview()
    animate(withDuration: duration, animations: {}, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Turns over from the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Turns over from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Turns a page up.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Turns a page down.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Turns over from above.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Turns over from below.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// Hides instead of removing.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Takes its own duration.
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  /// Takes its own curve.
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  /// Redraws the content.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
}
