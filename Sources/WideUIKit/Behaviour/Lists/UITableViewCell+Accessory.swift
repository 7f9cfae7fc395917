extension UITableViewCell {
  private static let accessoryMargin: CGFloat = 15

  /// How much of the row's end the content leaves free.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.placedSize.width + Self.accessoryMargin }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator: 33
    case .checkmark: 39
    case .detailButton: 47
    case .detailDisclosureButton: 67
    }
  }

  /// Adds or removes the button of a row that has details.
  func showAccessoryButton() {
    let isWanted = [.detailButton, .detailDisclosureButton].contains(accessoryType)
    if !isWanted { accessoryButton?.removeFromSuperview() }
    guard isWanted, accessoryButton == nil else { return }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.table?.tapAccessory(of: $0) } },
      for: .primaryActionTriggered)
    addSubview(button)
    accessoryButton = button
  }

  /// Puts the program's own accessory at the row's end, in the middle of its height.
  func placeAccessory() {
    guard let accessoryView, accessoryView.keepsFrame else { return }
    let size = accessoryView.placedSize
    let middle = CGPoint(
      x: placedSize.width - Self.accessoryMargin - size.width / 2, y: placedSize.height / 2)
    if accessoryView.placedCenter != middle { accessoryView.center = middle }
  }
}
