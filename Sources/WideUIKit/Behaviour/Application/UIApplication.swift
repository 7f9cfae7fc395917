/// The program as a whole; what it is asked to open is kept.
@MainActor
open class UIApplication: UIApplicationMembers {
  /// The one application.
  public static let shared = UIApplication()
  /// What was to be opened, for tests.
  public private(set) var opened: [URL] = []

  /// Notes an address and says that it was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    EffectLog.report(.navigation, "open \(url.absoluteString)")
    opened.append(url)
    completion?(true)
  }
}

extension UIWindow {
  /// Creates a hidden window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
}

extension UITraitCollection {
  static let kept = UITraitCollection()
}

extension UIInterfaceOrientation {
  /// Whether the screen lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIDeviceOrientation {
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether a screen can have the orientation.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

extension UIContentSizeCategory {
  /// Whether it is one of the largest.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  private static let ascending: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  /// Whether the left one is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  /// Whether the left one is not larger.
  public static func <= (left: Self, right: Self) -> Bool { left.rank <= right.rank }
  /// Whether the left one is larger.
  public static func > (left: Self, right: Self) -> Bool { left.rank > right.rank }
  /// Whether the left one is not smaller.
  public static func >= (left: Self, right: Self) -> Bool { left.rank >= right.rank }
}

/// What the person needs help with; nothing here.
@MainActor
public enum UIAccessibility {
  /// Whether texts are read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movement is to be avoided.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether shining through is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether a switch is used instead of touches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are to differ more.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Posted when reading aloud begins or ends.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the wish for less movement changes.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Tells assistive readers of a change.
  public static func post(notification: Notification, argument: Any?) {}
}
