/// The bar with the tabs.
@MainActor
open class UITabBar: UITabBarMembers {
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { showButtons() } }
  /// The chosen tab; setting it tells nobody.
  open weak var selectedItem: UITabBarItem? {
    didSet { EffectLog.note(.shown, "selectedItem", selectedItem?.title, of: self) }
  }
  weak var tabs: UITabBarController?
  private var buttons: [UIButton] = []

  private func showButtons() {
    EffectLog.apart {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { item in
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.addAction(
          UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } },
          for: .primaryActionTriggered)
        addSubview(button)
        return button
      }
    }
  }

  private func choose(_ item: UITabBarItem) {
    if let tabs { return tabs.choose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// One tab.
@MainActor
open class UITabBarItem: UITabBarItemMembers {
  /// Creates a tab with a text and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a text and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
