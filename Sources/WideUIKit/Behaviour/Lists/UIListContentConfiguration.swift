/// The content of a row as one value: a picture, a text and a second text.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The main text with attributes; setting it sets `text`.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The second text with attributes; setting it sets `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  /// The picture.
  public var image: UIImage?
  /// How the text looks; kept only.
  public var textProperties = TextProperties()
  /// How the second text looks; kept only.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks; kept only.
  public var imageProperties = ImageProperties()
  /// The space around the content; kept only.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 20)
  /// Whether both texts stand on one line; kept only.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and text; kept only.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts; kept only.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The distance between the texts on one line; kept only.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Which axes keep the superview's margins; kept only.
  public var axesPreservingSuperviewLayoutMargins = 0

  /// For a row with one text.
  public static func cell() -> Self { Self() }
  /// For a row with a second text below.
  public static func subtitleCell() -> Self { Self() }
  /// For a row with a value at its end.
  public static func valueCell() -> Self { Self() }
  /// For the header of a plain list.
  public static func plainHeader() -> Self { Self() }
  /// For the footer of a plain list.
  public static func plainFooter() -> Self { Self() }
  /// For the header of a grouped list.
  public static func groupedHeader() -> Self { Self() }
  /// For the footer of a grouped list.
  public static func groupedFooter() -> Self { Self() }
  /// For a row of a sidebar.
  public static func sidebarCell() -> Self { Self() }
  /// For a row with a second text in a sidebar.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// For the header of a sidebar.
  public static func sidebarHeader() -> Self { Self() }
  /// For a row that belongs to the one above.
  public static func accompaniedSidebarCell() -> Self { Self() }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content of a row.
@MainActor
open class UIListContentView: UIView, UIContentView {
  /// What is shown.
  open var configuration: any UIContentConfiguration { didSet { showTexts() } }
  private let image = UIImageView()
  private let label = UILabel()
  private let second = UILabel()

  /// Creates a view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [image, label, second] { addSubview(view) }
    showTexts()
  }

  /// Creates an empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func showTexts() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    image.image = list.image
    label.text = list.text
    second.text = list.secondaryText
    image.isHidden = list.image == nil
    label.isHidden = list.text == nil
    second.isHidden = list.secondaryText == nil
  }
}
