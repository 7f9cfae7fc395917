extension ScreenDriver {
  /// The texts of the actions that a swipe over the row with that text offers.
  public func swipeActions(on name: String, leading: Bool = false) throws -> [String] {
    let (table, path) = try row(name)
    return table.swipeActions(at: path, isLeading: leading).map { $0.title ?? "" }
  }

  /// Swipes over the row with that text and chooses an action.
  public func swipe(_ name: String, choosing action: String, leading: Bool = false) throws {
    let (table, path) = try row(name)
    let actions = table.swipeActions(at: path, isLeading: leading)
    guard let chosen = actions.first(where: { $0.title == action }) else {
      throw DrivingError.notFound(name: action, present: actions.compactMap(\.title))
    }
    table.perform(chosen, at: path)
    settle()
  }

  /// Pulls down the list or scroll view with that name, the first one where no name is given.
  public func pullToRefresh(_ name: String? = nil) throws {
    let views = contents?.screenElements.compactMap { element -> UIScrollView? in
      guard case .view(let view as UIScrollView) = element, element.isVisible else { return nil }
      return name == nil || element.names.contains(name ?? "") ? view : nil
    }
    guard let control = views?.compactMap(\.refreshControl).first else {
      throw DrivingError.notFound(name: name ?? "UIRefreshControl", present: [])
    }
    control.pull()
    settle()
  }

  /// Chooses the segment with that text.
  public func chooseSegment(_ title: String) throws {
    let element = try usable(title)
    guard case .view(let control as UISegmentedControl) = element else {
      throw DrivingError.wrongKind(name: title, kind: element.kind, wanted: "a segment")
    }
    let index = (0..<control.numberOfSegments).first { control.titleForSegment(at: $0) == title }
    if let index { control.choose(index) }
    settle()
  }

  /// Moves a slider.
  public func slide(_ name: String, to value: Float) throws {
    let slider: UISlider = try control(name, "a slider")
    slider.value = value
    slider.sendActions(for: .valueChanged)
    settle()
  }

  /// Steps up or down.
  public func step(_ name: String, up: Bool) throws {
    let stepper: UIStepper = try control(name, "a stepper")
    stepper.step(up: up)
    settle()
  }

  /// Chooses a moment.
  public func pick(_ date: Date, in name: String) throws {
    let picker: UIDatePicker = try control(name, "a date picker")
    picker.date = date
    picker.sendActions(for: .valueChanged)
    settle()
  }

  /// Turns a wheel to the row with that text.
  public func pick(_ title: String, in name: String, component: Int = 0) throws {
    let picker: UIPickerView = try control(name, "a picker")
    let titles = picker.titles(of: component)
    guard let row = titles.firstIndex(of: title) else {
      throw DrivingError.notFound(name: title, present: titles)
    }
    picker.turn(component, to: row)
    settle()
  }

  func control<Control: UIView>(_ name: String, _ wanted: String) throws -> Control {
    let element = try visible(name)
    guard case .view(let view as Control) = element else {
      throw DrivingError.wrongKind(name: name, kind: element.kind, wanted: wanted)
    }
    guard element.isEnabled else { throw DrivingError.disabled(name: name) }
    return view
  }

  func row(_ name: String) throws -> (UITableView, IndexPath) {
    guard case .view(let view) = try visible(name) else { throw DrivingError.hidden(name: name) }
    let cell = sequence(first: view, next: \.superview).compactMap { $0 as? UITableViewCell }.first
    {
      _ in true
    }
    guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else {
      throw DrivingError.wrongKind(name: name, kind: view.kindName, wanted: "a row")
    }
    return (table, path)
  }
}
