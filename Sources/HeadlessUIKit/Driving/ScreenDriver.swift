/// A person in front of a screen: sees what is visible, uses what can be used, and waits.
///
/// Every action settles afterwards (see `MainQueue` for where that works). What a person could not
/// do throws a `DrivingError`. The driver holds the window; call `leave()` to let go of it all.
@_spi(Driving)
@MainActor
public final class ScreenDriver {
  private(set) var window: UIWindow?

  /// What was in front when a driver last settled; nil once it was left.
  ///
  /// Failures point there.
  public static var frontScreen: UIViewController.Type?
  /// The view whose text was read last, for a failure that quotes the text.
  public static var lastRead: LastRead?

  /// Puts `root` on screen and runs its life cycle, inside a navigation controller unless
  /// `inNavigation` is false or it is one.
  public init(_ root: UIViewController, inNavigation: Bool = true) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    if inNavigation, !(root is UINavigationController) {
      window.rootViewController = UINavigationController(rootViewController: root)
    } else {
      window.rootViewController = root
    }
    window.makeKeyAndVisible()
    settle()
  }

  /// The controller in front: what is presented, or else the top of the navigation.
  public var topViewController: UIViewController? {
    contents?.alert ?? contents?.screen
  }

  /// The alert in front, if there is one.
  public var alert: VisibleAlert? {
    contents?.alert.map(VisibleAlert.init)
  }

  /// The title of the top screen, as its bar shows it.
  public var screenTitle: String? { contents?.title }

  /// Runs all that waits, then lays out what asked for it.
  public func settle() {
    EffectLog.checkpoint()
    MainQueue.settle()
    window?.layoutIfNeeded()
    Self.frontScreen = contents.map { Swift.type(of: $0.screen) }
    Self.lastRead = nil
  }

  /// Runs all that waits, then lays out what asked for it; for tests that are asynchronous.
  public func settle() async {
    await MainQueue.settle()
    window?.layoutIfNeeded()
  }

  /// Goes on settling until `condition` holds; says whether it does before `timeout`.
  @discardableResult
  public func settle(until condition: () -> Bool, timeout: Duration) -> Bool {
    defer { window?.layoutIfNeeded() }
    return MainQueue.settle(until: condition, timeout: timeout)
  }

  /// Taps a button, bar button, button of an alert, switch or field.
  public func tap(_ name: String) throws {
    try use(usable(name), named: name)
    settle()
  }

  func use(_ element: ScreenElement, named name: String) throws {
    switch element {
    case .barButton(let item): item.trigger(from: contents?.screen)
    case .alertButton(let action, let alert): alert.choose(action)
    case .view(let view) where view.takesTaps: view.takeTap()
    case .view(let field as any TextEntry): try begin(editing: field, name)
    case .view(let toggle as UISwitch): flip(toggle)
    case .view(let control as UIControl): press(control)
    case .view(let view):
      throw DrivingError.wrongKind(name: name, kind: view.kindName, wanted: "something to tap")
    }
  }

  /// Types over the text of a field, one character after the other; "" empties it.
  public func type(_ text: String, into name: String) throws {
    try type(text, into: usable(name), named: name)
    settle()
  }

  func type(_ text: String, into element: ScreenElement, named name: String) throws {
    let field = try field(element, name)
    try begin(editing: field, name)
    var range = NSRange(location: 0, length: field.enteredText.utf16.count)
    for character in text {
      field.enter(String(character), replacing: range)
      range = NSRange(location: field.enteredText.utf16.count, length: 0)
    }
    if text.isEmpty, range.length > 0 { field.enter("", replacing: range) }
  }

  /// Presses the return key in a field.
  public func pressReturn(in name: String) throws {
    try pressReturn(in: usable(name), named: name)
    settle()
  }

  func pressReturn(in element: ScreenElement, named name: String) throws {
    let field = try field(element, name)
    try begin(editing: field, name)
    field.enterReturn()
  }

  /// Sets a switch by tapping it if it is not set so already.
  public func setSwitch(_ name: String, on: Bool) throws {
    let element = try usable(name)
    guard case .view(let toggle as UISwitch) = element else {
      throw DrivingError.wrongKind(name: name, kind: element.kind, wanted: "a switch")
    }
    if toggle.isOn != on { flip(toggle) }
    settle()
  }

  /// Taps the button back, or swipes a sheet away when there is none.
  public func goBack() throws {
    guard let contents else { throw DrivingError.nothingOnScreen }
    if let alert = contents.alert {
      throw DrivingError.coveredByAlert(
        name: "Back", title: alert.title, buttons: alert.actions.map { $0.title ?? "" })
    }
    if contents.backTitle != nil {
      contents.navigation?.popByPerson()
    } else {
      try swipeAway(contents)
    }
    settle()
  }

  /// Takes the whole screen away through UIKit's life cycle and lets go of all of it.
  public func leave() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    settle()
  }

  var contents: ScreenContents? { ScreenContents(of: window) }

  func field(_ element: ScreenElement, _ name: String) throws -> any TextEntry {
    guard case .view(let field as any TextEntry) = element else {
      throw DrivingError.wrongKind(name: name, kind: element.kind, wanted: "a text field")
    }
    return field
  }

  func begin(editing field: any TextEntry, _ name: String) throws {
    guard field.becomeFirstResponder() else { throw DrivingError.refusedEditing(name: name) }
  }

  private func press(_ control: UIControl) {
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
    control.isHighlighted = false
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
  }

  private func flip(_ toggle: UISwitch) {
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
    toggle.sendActions(for: .primaryActionTriggered)
    toggle.sendActions(for: .touchUpInside)
  }

  private func swipeAway(_ contents: ScreenContents) throws {
    let sheet = contents.screen.outermost
    let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
    guard let presenter = sheet.presenter, styles.contains(sheet.modalPresentationStyle) else {
      throw DrivingError.noWayBack(screen: contents.title)
    }
    let isModal = sheet.isModalInPresentation || contents.screen.isModalInPresentation
    switch sheet.answerToSwipe(isModal: isModal) {
    case .refuses: throw DrivingError.noWayBack(screen: contents.title)
    case .refusesAndReacts: break
    case .goes:
      sheet.willGoBySwipe()
      presenter.dismiss(animated: true) { sheet.didGoBySwipe() }
    }
  }
}
