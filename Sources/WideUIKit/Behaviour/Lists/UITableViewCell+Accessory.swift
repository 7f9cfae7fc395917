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

  /// Puts the program's own accessory at the row's end, in the middle of its height.
  func placeAccessory() {
    guard let accessoryView, accessoryView.keepsFrame else { return }
    let size = accessoryView.placedSize
    let middle = CGPoint(
      x: placedSize.width - Self.accessoryMargin - size.width / 2, y: placedSize.height / 2)
    if accessoryView.placedCenter != middle { accessoryView.center = middle }
  }
}
