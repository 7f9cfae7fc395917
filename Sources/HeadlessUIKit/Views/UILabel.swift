/// A view that shows text.
@MainActor
open class UILabel: UILabelMembers {
  /// The text shown, nil when there is none.
  open var text: String? {
    didSet {
      EffectLog.note(.shown, "text", text, of: self)
      storedAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text shown, with attributes; setting it sets `text`.
  open var attributedText: NSAttributedString? {
    get { text.map { storedAttributedText ?? NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, from which its size is estimated.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      EffectLog.note(.styled, "font", font, of: self)
      changeContentSize()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; kept only.
  open var textColor: UIColor! = .label {
    didSet { EffectLog.note(.styled, "textColor", textColor, of: self) }
  }
  /// Where lines sit; kept only.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { EffectLog.note(.styled, "textAlignment", textAlignment, of: self) }
  }
  /// What becomes of text that does not fit; kept only.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { EffectLog.note(.styled, "lineBreakMode", lineBreakMode, of: self) }
  }
  /// The greatest number of lines, 0 for any.
  open var numberOfLines = 1 {
    didSet {
      EffectLog.note(.styled, "numberOfLines", numberOfLines, of: self)
      changeContentSize()
    }
  }
  /// Whether the label looks active; kept only.
  open var isEnabled = true { didSet { EffectLog.note(.shown, "isEnabled", isEnabled, of: self) } }
  /// Whether the font shrinks to fit; kept only.
  open var adjustsFontSizeToFitWidth = false
  /// How far the font may shrink; kept only.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the content size; kept only.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      EffectLog.note(
        .styled, "adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory, of: self)
    }
  }

  /// The size of the text, estimated; one of several lines breaks them at its width.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : nil
    let broken = TextSize.size(of: text, font: font, width: width, lines: numberOfLines)
    return CGSize(width: TextSize.size(of: text, font: font).width, height: broken.height)
  }

  override var usualHugging: UILayoutPriority { UILayoutPriority(251) }

  private var storedAttributedText: NSAttributedString?

  /// Creates a label with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    EffectLog.apart { isUserInteractionEnabled = false }
  }

  /// Creates a label without text; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    EffectLog.apart { isUserInteractionEnabled = false }
  }
}
