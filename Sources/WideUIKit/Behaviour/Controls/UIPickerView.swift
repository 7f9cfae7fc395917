/// Wheels of rows of which one each is chosen.
@MainActor
open class UIPickerView: UIPickerViewMembers {
  /// The object that has the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that has the texts and is told of a choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    EffectLog.note(.shown, "selectedRow", chosen[component], of: self)
  }

  /// The row that a wheel shows, -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? chosen[component] ?? 0 : -1
  }

  /// Asks for all rows again.
  open func reloadAllComponents() {
    for (component, row) in chosen {
      chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    reloadAllComponents()
  }

  /// Does what turning a wheel does.
  func turn(_ component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// How large a row is.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate else { return .zero }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  /// The view of a row, made again; nil where rows are texts.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view?.isPlaceholder == true ? nil : view
  }

  /// The texts of a wheel.
  func titles(of component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map { title(of: $0, in: component) }
  }

  /// A row's text; its view comes before its attributed title, and that before the plain one.
  private func title(of row: Int, in component: Int) -> String {
    guard let delegate else { return "" }
    if let view = view(forRow: row, forComponent: component) {
      return (view as? UILabel)?.text ?? view.wordsInside.joined(separator: " ")
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  override var shownText: String? {
    (0..<numberOfComponents).map { component in
      let row = selectedRow(inComponent: component)
      let titles = titles(of: component)
      return titles.indices.contains(row) ? titles[row] : ""
    }.joined(separator: " ")
  }
}

/// What stands for the view of a row whose delegate makes none.
final class PickerRowPlaceholder: UIView {}

extension UIView {
  fileprivate var isPlaceholder: Bool { self is PickerRowPlaceholder }
}
