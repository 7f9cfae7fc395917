/// A control a person types one line of text into.
@MainActor
open class UITextField: UITextFieldMembers {
  /// The text in the field; it is "" once set to nil, and setting it sends no event.
  open var text: String? = "" {
    didSet {
      EffectLog.note(.shown, "text", text, of: self)
      if text == nil { text = "" }
      changeContentSize()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet {
      EffectLog.note(.shown, "placeholder", placeholder, of: self)
      changeContentSize()
    }
  }
  /// The text in the field with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The size of the text or the placeholder, estimated.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let size = TextSize.size(of: shown, font: font ?? .systemFont(ofSize: 17))
    return CGSize(width: size.width, height: borderStyle == .roundedRect ? 34 : 22)
  }

  /// The object asked and told about typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font of the text, from which its size is estimated.
  open var font: UIFont? {
    didSet {
      EffectLog.note(.styled, "font", font, of: self)
      changeContentSize()
    }
  }
  /// The colour of the text; kept only.
  open var textColor: UIColor? {
    didSet { EffectLog.note(.styled, "textColor", textColor, of: self) }
  }
  /// Where the text sits; kept only.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { EffectLog.note(.styled, "textAlignment", textAlignment, of: self) }
  }
  /// The line around the field, which makes it higher.
  open var borderStyle: BorderStyle = .none {
    didSet {
      EffectLog.note(.styled, "borderStyle", borderStyle, of: self)
      changeContentSize()
    }
  }
  /// When a button to empty the field is there; a test's driver uses it while there is text.
  open var clearButtonMode: ViewMode = .never {
    didSet { EffectLog.note(.styled, "clearButtonMode", clearButtonMode, of: self) }
  }
  /// Whether typing begins with an empty field; kept only.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit; kept only.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the content size; kept only.
  open var adjustsFontForContentSizeCategory = false
  /// A view at the start of the field; kept only.
  open var leftView: UIView?
  /// When the view at the start is there; kept only.
  open var leftViewMode: ViewMode = .never
  /// A view at the end of the field; kept only.
  open var rightView: UIView?
  /// When the view at the end is there; kept only.
  open var rightViewMode: ViewMode = .never

  /// Which keyboard comes up; kept only.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key says; kept only.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Which letters are made capitals; kept only.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; kept only.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether words are checked; kept only.
  open var spellCheckingType: UITextSpellCheckingType = .default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means, for filling in; kept only.
  open var textContentType: UITextContentType! = nil
  /// Whether the text is hidden as it is typed.
  open var isSecureTextEntry = false

  /// Creates an empty field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the field is being typed into.
  open var isEditing: Bool { isFirstResponder }

  /// Whether there is text in the field.
  open var hasText: Bool { text?.isEmpty == false }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Replaces characters as the keyboard does: asks the delegate, changes the text, tells of it.
  func enter(_ string: String, replacing range: NSRange) {
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard allowed ?? true else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Does what the button to empty the field does, and says whether it is there.
  func clear() -> Bool {
    guard hasText, clearButtonMode != .never else { return false }
    guard delegate?.textFieldShouldClear(self) ?? true else { return true }
    text = ""
    sendActions(for: .editingChanged)
    return true
  }

  /// Does what the return key does: asks the delegate, then ends editing if somebody waits for that.
  func enterReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }
}
