/// What stands in place of content that is not there, as one value.
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The main text with attributes; setting it sets `text`.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The picture.
  public var image: UIImage?
  /// How the text looks; kept only.
  public var textProperties = UIListContentConfiguration.TextProperties()
  /// How the second text looks; kept only.
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  /// How the picture looks; kept only.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// What stands behind; kept only.
  public var background = UIBackgroundConfiguration()
  /// The first button; kept only.
  public var button = UIButton.Configuration.plain()
  /// What the first button does; kept only.
  public var buttonProperties = ButtonProperties()
  /// The second button; kept only.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does; kept only.
  public var secondaryButtonProperties = ButtonProperties()
  /// The distance between picture and text; kept only.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts; kept only.
  public var textToSecondaryTextPadding: CGFloat = 8

  /// For a place without content.
  public static func empty() -> Self { Self() }
  /// For content that is on its way.
  public static func loading() -> Self { Self() }
  /// For a search that found nothing.
  public static func search() -> Self {
    var search = Self()
    search.text = "No Results"
    return search
  }

  /// A view that shows both texts.
  public func makeContentView() -> any UIView & UIContentView {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = secondaryText
    return UIListContentView(configuration: content)
  }

  /// The same content, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// What a button does.
  @MainActor
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What a tap offers.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
    /// What it is for.
    public var role: UIButton.Role = .normal
  }
}
