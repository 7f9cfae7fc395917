/// Where the kit and a kata's doubles report what a program does to the screen and to the world, for a test host that
/// compares runs and asks which statement did it.
///
/// Nothing is computed as long as nobody listens.
@_spi(Driving)
@MainActor
public enum EffectLog {
  /// What an effect is about.
  public enum Kind: Int, CaseIterable, Sendable {
    /// A request, or a subscription to somebody else's changes.
    case network
    /// Something read from or written to a store.
    case storage
    /// Something recorded for its maker.
    case logging
    /// Another screen comes, or this one goes.
    case navigation
    /// What a person sees or can use: text, state, visibility.
    case shown
    /// How it looks and where it is.
    case styled
  }

  /// One entry of the log.
  public enum Entry {
    /// Something was done, with its arguments.
    case effect(Kind, content: String)
    /// Something was looked up, which changes nothing.
    case reading(Kind)
    /// The test looks at the outcome, or does the next thing.
    case checkpoint

    /// What the entry is about; nil for a checkpoint.
    public var kind: Kind? {
      switch self {
      case .effect(let kind, _), .reading(let kind): kind
      case .checkpoint: nil
      }
    }
  }

  /// Receives every entry; nil when nobody listens.
  public static var listener: ((Entry) -> Void)?

  /// Which statement of the program runs, -1 for none; nil for a program that does not tell.
  public static var statement: UnsafeMutablePointer<Int32>?

  /// Reports an effect on `object`, such as a new text.
  @inline(__always)
  static func note(
    _ kind: Kind, _ what: StaticString, _ value: @autoclosure () -> Any?, of object: AnyObject
  ) {
    KeyValueObservers.note(object)
    guard listener != nil else { return }
    report(kind, "\(name(of: object)).\(what) = \(words(value()))")
  }

  /// Reports an effect that is described by `content`.
  public static func report(_ kind: Kind, _ content: @autoclosure () -> String) {
    listener?(.effect(kind, content: content()))
  }

  /// Reports that something was looked up.
  public static func reportReading(_ kind: Kind) {
    listener?(.reading(kind))
  }

  /// Reports that a screen comes or goes, and runs what the kit does about it.
  static func navigate<Result>(
    _ what: StaticString, _ screen: UIViewController?, _ change: () -> Result
  ) -> Result {
    report(.navigation, "\(what) \(screen.map { "\(type(of: $0))" } ?? "")")
    if let alert = screen as? UIAlertController {
      let buttons = alert.actions.map { $0.title ?? "" }
      report(.shown, "alert \(alert.title ?? ""): \(alert.message ?? ""), \(buttons)")
    }
    return apart(change)
  }

  /// Reports that the test does the next thing, during which no statement of the program runs.
  public static func checkpoint() {
    statement?.pointee = -1
    listener?(.checkpoint)
  }

  /// Runs what the kit does by itself, so that none of it counts for the statement that was running.
  static func apart<Result>(_ work: () -> Result) -> Result {
    guard let statement else { return work() }
    let running = statement.pointee
    statement.pointee = -1
    defer { statement.pointee = running }
    return work()
  }

  /// Runs what nobody did, and what follows from what was reported already.
  static func silently(_ work: () -> Void) {
    let present = listener
    listener = nil
    defer { listener = present }
    work()
  }

  private static func name(of object: AnyObject) -> String {
    let view = object as? UIView
    return "\(_typeName(type(of: object), qualified: false)) \(view?.accessibilityIdentifier ?? "")"
  }

  /// A value in words that are the same in every run; an address is not.
  private static func words(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    // Almost every value is a text, and asking for a list takes long.
    if let text = value as? String { return text }
    if let list = value as? [Any] { return list.map { words($0) }.joined(separator: ", ") }
    // Texts and numbers would turn into objects.
    guard type(of: value) is AnyClass else { return "\(value)" }
    return switch value {
    case let text as NSAttributedString: text.string
    case let color as UIColor: color.description
    case let font as UIFont: "\(font.fontName) \(font.pointSize)"
    case let image as UIImage: image.name
    case let color as CGColor: color.color.description
    default: "\(type(of: value))"
    }
  }
}
