/// What a button's configuration keeps beside what is shown.
@MainActor
struct ButtonLooks {
  var imagePlacement: NSDirectionalRectEdge = .leading
  var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
  var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
  var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
  var symbol: UIImage.SymbolConfiguration?
  var background = UIBackgroundConfiguration()
  var imageColor: UIConfigurationColorTransformer?
  var activityIndicatorColor: UIConfigurationColorTransformer?
  var titleAttributes: UIConfigurationTextAttributesTransformer?
  var subtitleAttributes: UIConfigurationTextAttributesTransformer?
  var updatesForSelection = true
}

extension UIButton.Configuration {
  /// On which side of the texts the picture stands; kept only.
  public var imagePlacement: NSDirectionalRectEdge {
    get { looks.imagePlacement }
    set { looks.imagePlacement = newValue }
  }
  /// How title and subtitle are aligned; kept only.
  public var titleAlignment: TitleAlignment {
    get { looks.titleAlignment }
    set { looks.titleAlignment = newValue }
  }
  /// How a long title is broken; kept only.
  public var titleLineBreakMode: NSLineBreakMode {
    get { looks.titleLineBreakMode }
    set { looks.titleLineBreakMode = newValue }
  }
  /// How a long subtitle is broken; kept only.
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { looks.subtitleLineBreakMode }
    set { looks.subtitleLineBreakMode = newValue }
  }
  /// How a symbol is drawn; kept only.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { looks.symbol }
    set { looks.symbol = newValue }
  }
  /// What stands behind the content; kept only.
  public var background: UIBackgroundConfiguration {
    get { looks.background }
    set { looks.background = newValue }
  }
  /// What changes the colour of the picture; never asked.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { looks.imageColor }
    set { looks.imageColor = newValue }
  }
  /// What changes the colour of the sign of work; never asked.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { looks.activityIndicatorColor }
    set { looks.activityIndicatorColor = newValue }
  }
  /// What changes the look of the title; never asked.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { looks.titleAttributes }
    set { looks.titleAttributes = newValue }
  }
  /// What changes the look of the subtitle; never asked.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { looks.subtitleAttributes }
    set { looks.subtitleAttributes = newValue }
  }
  /// The subtitle with attributes; setting it sets `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  /// Whether a selected button looks otherwise; kept only.
  public var automaticallyUpdateForSelection: Bool {
    get { looks.updatesForSelection }
    set { looks.updatesForSelection = newValue }
  }

  /// The same configuration, whatever the button.
  public func updated(for button: UIButton) -> Self { self }

  /// How title and subtitle are aligned.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's content.
    case automatic
    /// At the beginning.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing
  }
}
