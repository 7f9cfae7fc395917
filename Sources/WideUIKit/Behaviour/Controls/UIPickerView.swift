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

  /// The texts of a wheel.
  func titles(of component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map {
      delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
    }
  }

  override var shownText: String? {
    (0..<numberOfComponents).map { component in
      let row = selectedRow(inComponent: component)
      let titles = titles(of: component)
      return titles.indices.contains(row) ? titles[row] : ""
    }.joined(separator: " ")
  }
}
