/// A group of elements a person chooses from.
@MainActor
open class UIMenu: UIMenuMembers {
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.options = options
    self.children = children
    if let identifier { self.identifier = identifier }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// An element that calls a method up the responder chain.
@MainActor
open class UICommand: UICommandMembers {
  /// Creates an element.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    super.init(title: title, image: image)
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

/// An element that a key stands for.
@MainActor
open class UIKeyCommand: UIKeyCommandMembers {
  /// Creates an element without a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates an element.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

/// Elements that are made when they are asked for.
@MainActor
open class UIDeferredMenuElement: UIDeferredMenuElementMembers {
  /// Creates an element.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "", image: nil)
  }

  /// An element whose elements are asked for each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// An entry of the menu over a selection.
@MainActor
open class UIMenuItem: UIMenuItemMembers {
  /// The method that the entry calls.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.action = action
    super.init()
    self.title = title
  }
}

/// What a long press on something offers.
@MainActor
open class UIContextMenuConfiguration: UIContextMenuConfigurationMembers {
  let preview: (() -> UIViewController?)?
  let actions: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an offer.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    preview = previewProvider
    actions = actionProvider
    super.init()
    self.identifier = identifier
  }
}
