/// The code an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// What menus are made of: here the base of actions.
@MainActor
open class UIMenuElement: NSObject {
  /// The text that stands for the element.
  public internal(set) var title: String
  /// The picture that stands for the element.
  public internal(set) var image: UIImage?
  /// A line below the title.
  open var subtitle: String?
  /// The name tests and the driver find the element by.
  open var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Loses something.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on = 1
    /// Partly ticked.
    case mixed = 2
  }
}

/// A closure with a title and identity, which controls and bar buttons run.
@MainActor
open class UIAction: UIMenuElement {
  /// What tells one action from another; a control keeps one action per identifier and event.
  public let identifier: Identifier
  /// A longer title for help.
  open var discoverabilityTitle: String?
  /// How the action looks and behaves.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is ticked.
  open var state: UIMenuElement.State
  /// The control or bar button that runs the action, while it runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action that holds `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("unnamed.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
