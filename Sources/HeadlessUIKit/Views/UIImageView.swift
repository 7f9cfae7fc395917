/// A view that shows a picture.
@MainActor
open class UIImageView: UIImageViewMembers {
  /// The picture shown.
  open var image: UIImage? {
    didSet {
      EffectLog.note(.shown, "image", image, of: self)
      changeContentSize()
    }
  }
  /// The picture shown while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { EffectLog.note(.shown, "isHighlighted", isHighlighted, of: self) }
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  override var usualHugging: UILayoutPriority { UILayoutPriority(251) }

  /// Creates a view that shows a picture in its own size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    EffectLog.apart { isUserInteractionEnabled = false }
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    EffectLog.apart { isUserInteractionEnabled = false }
  }

  /// Creates a view without a picture; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    EffectLog.apart { isUserInteractionEnabled = false }
  }
}
