extension NSAttributedString.Key {
  /// The `UIFont` of a run of text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of a run of text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind a run of text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance between letters.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Which ligatures there are.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that line.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// What a tap opens.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the text is moved up.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The slant of the text.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
