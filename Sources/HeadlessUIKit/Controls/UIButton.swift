/// A control with a title that a person taps.
@MainActor
open class UIButton: UIButtonMembers {
  /// The kind of button asked for.
  public private(set) var buttonType = ButtonType.custom
  /// The label that carries the title.
  open var titleLabel: UILabel? { label }
  /// The look and content, when the button was made from one.
  open var configuration: Configuration? {
    didSet {
      let texts = [configuration?.title, configuration?.subtitle]
      EffectLog.note(.shown, "configuration", texts, of: self)
      contentDidChange()
    }
  }
  /// Code that adapts the configuration whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Code that adapts the configuration whenever the state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The size of the title and the picture, estimated, with the margins that a configuration has.
  open override var intrinsicContentSize: CGSize {
    let font = label.font ?? .systemFont(ofSize: 17)
    let title = TextSize.size(of: currentTitle, font: font)
    let image = currentImage?.size ?? .zero
    let margin: CGFloat = configuration == nil ? 0 : 24
    return CGSize(width: title.width + image.width + margin, height: 34)
  }

  private let label = UILabel()
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var isUpdatingConfiguration = false

  /// Creates a button of custom type with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of custom type; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that runs an action and takes its title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of a type that runs an action and takes its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button from a configuration; it takes the action's title where it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    contentDidChange()
  }

  open override var isEnabled: Bool {
    didSet { setNeedsUpdateConfiguration() }
  }

  open override var isSelected: Bool {
    didSet { setNeedsUpdateConfiguration() }
  }

  open override var isHighlighted: Bool {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Sets the title for a state; the normal one also becomes that of the configuration.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// The title set for a state, or else the normal one.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title shown now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    EffectLog.note(.styled, "titleColor", color, of: self)
    titleColors[state] = color
  }

  /// The colour of the title for a state, or else the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    EffectLog.note(.shown, "image", image, of: self)
    images[state] = image
    changeContentSize()
  }

  /// The picture for a state, or else the normal one.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// The picture shown now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// Runs the configuration's update code.
  open func setNeedsUpdateConfiguration() {
    contentDidChange()
    guard !isUpdatingConfiguration, let configurationUpdateHandler else { return }
    isUpdatingConfiguration = true
    configurationUpdateHandler(self)
    isUpdatingConfiguration = false
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, currentTitle == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, currentImage == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentDidChange() {
    label.text = currentTitle
    changeContentSize()
  }
}
