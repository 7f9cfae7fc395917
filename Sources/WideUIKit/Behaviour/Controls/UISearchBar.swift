/// A field for what is looked for.
@MainActor
open class UISearchBar: UISearchBarMembers {
  /// The field itself.
  public let searchTextField = UISearchTextField()
  /// The object that is asked and told about typing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is looked for; setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether there is a button to cancel.
  open var showsCancelButton = false { didSet { cancelButton.isHidden = !showsCancelButton } }
  /// The texts of the scopes.
  open var scopeButtonTitles: [String]?
  /// The chosen scope; setting it tells nobody.
  open var selectedScopeButtonIndex = 0
  /// Whether there is a button for bookmarks.
  open override var showsBookmarkButton: Bool {
    didSet { bookmarkButton.isHidden = !showsBookmarkButton }
  }
  /// Whether there is a button for results.
  open override var showsSearchResultsButton: Bool {
    didSet { resultsButton.isHidden = !showsSearchResultsButton }
  }
  private lazy var bookmarkButton = addedButton("Bookmarks") { bar in
    bar.delegate?.searchBarBookmarkButtonClicked(bar)
  }
  private lazy var resultsButton = addedButton("Results") { bar in
    bar.delegate?.searchBarResultsListButtonClicked(bar)
  }
  private let cancelButton = UIButton(type: .system)
  private lazy var listener = SearchFieldListener(bar: self)

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty bar; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Does what choosing a scope does.
  func choose(scope: Int) {
    guard scopeButtonTitles?.indices.contains(scope) == true else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    searchController?.update()
  }

  weak var searchController: UISearchController?

  private func prepare() {
    EffectLog.apart {
      searchTextField.delegate = listener
      searchTextField.addAction(
        UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
      cancelButton.setTitle("Cancel", for: .normal)
      cancelButton.isHidden = true
      cancelButton.addAction(
        UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
      addSubview(searchTextField)
      addSubview(cancelButton)
    }
  }

  private func addedButton(
    _ title: String, action: @escaping (UISearchBar) -> Void
  ) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { action(self) } })
    addSubview(button)
    return button
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }
}

/// Hands what happens in the field of a search bar on to the bar's own delegate.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchController?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
