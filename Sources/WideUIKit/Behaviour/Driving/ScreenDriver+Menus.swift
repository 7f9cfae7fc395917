extension ScreenDriver {
  /// The texts of what a long press on something offers.
  public func menu(on name: String) throws -> [String] {
    try menuActions(on: name).map(\.title)
  }

  /// Presses something for long and chooses from what it offers.
  public func chooseFromMenu(_ title: String, on name: String) throws {
    let actions = try menuActions(on: name)
    guard let action = actions.first(where: { $0.title == title }) else {
      throw DrivingError.notFound(name: title, present: actions.map(\.title))
    }
    action.run(from: nil)
    settle()
  }

  /// Taps the button at the end of the row with that text.
  public func tapAccessory(of name: String) throws {
    let (table, path) = try row(name)
    guard let cell = table.cellForRow(at: path), cell.accessoryButton != nil else {
      throw DrivingError.notInteractive(name: name)
    }
    table.tapAccessory(of: cell)
    settle()
  }

  /// Chooses a title of the index at the side of a table.
  public func chooseIndexTitle(_ title: String, in name: String) throws {
    let table: UITableView = try control(name, "a table")
    guard table.chooseIndexTitle(title) else {
      throw DrivingError.notFound(
        name: title, present: table.dataSource?.sectionIndexTitles(for: table) ?? [])
    }
    settle()
  }

  private func menuActions(on name: String) throws -> [UIAction] {
    guard case .view(let view) = try visible(name) else { throw DrivingError.hidden(name: name) }
    for view in sequence(first: view, next: \.superview) {
      if let menu = view.contextMenu { return menu.actions.filter { $0.attributes != .hidden } }
    }
    throw DrivingError.notInteractive(name: name)
  }
}

extension UIView {
  /// What a long press on the view itself offers: an interaction's menu, or that of its list.
  fileprivate var contextMenu: UIMenu? {
    offer.flatMap { $0.actions?([]) }
  }

  private var offer: UIContextMenuConfiguration? {
    for case let interaction as UIContextMenuInteraction in interactions {
      let offer = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: .zero)
      if let offer { return offer }
    }
    if let cell = self as? UITableViewCell, let table = cell.table,
      let path = table.indexPath(for: cell)
    {
      return table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)
    }
    guard let cell = self as? UICollectionViewCell, let list = cell.collection,
      let path = list.indexPath(for: cell), let delegate = list.delegate
    else { return nil }
    return delegate.collectionView(list, contextMenuConfigurationForItemsAt: [path], point: .zero)
      ?? delegate.collectionView(list, contextMenuConfigurationForItemAt: path, point: .zero)
  }
}

extension UIMenu {
  /// The actions in the order in which a person reads them, those of menus inside included.
  fileprivate var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      (element as? UIMenu)?.actions ?? [element as? UIAction].compactMap(\.self)
    }
  }
}
