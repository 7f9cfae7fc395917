/// A view a person types many lines of text into.
@MainActor
open class UITextView: UITextViewMembers, TextEntry {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it tells nobody.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      attributed = nil
      EffectLog.note(.shown, "text", text, of: self)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text) }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The object that is asked and told about typing.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether the text can be changed.
  open var isEditable = true
  /// What is selected; its end follows typing.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty view; the container is not used.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Creates an empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether there is text.
  open var hasText: Bool { !enteredText.isEmpty }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Puts text at the end as code does, which tells the delegate of the change alone.
  open func insertText(_ text: String) {
    self.text += text
    delegate?.textViewDidChange(self)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    delegate?.textViewDidChange(self)
  }

  var enteredText: String { text ?? "" }

  func enter(_ string: String, replacing range: NSRange) {
    let allowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: string)
    guard allowed ?? true else { return }
    text = (enteredText as NSString).replacingCharacters(in: range, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  func enterReturn() {
    enter("\n", replacing: NSRange(location: enteredText.utf16.count, length: 0))
  }

  override var takesTaps: Bool { isEditable }

  override func takeTap() { becomeFirstResponder() }

  override var shownText: String? { text }

  override var shownDetails: [String: String] { isFirstResponder ? ["editing": "yes"] : [:] }

  /// Does what a tap on a link does, and says whether there is one with that text.
  func tapLink(_ title: String) -> Bool {
    let whole = attributedText ?? NSAttributedString(string: enteredText)
    let range = (whole.string as NSString).range(of: title)
    guard range.length > 0,
      let link = whole.attribute(.link, at: range.location, effectiveRange: nil),
      let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) })
    else { return false }
    let isOpened = delegate?.textView(
      self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    if isOpened ?? true { UIApplication.shared.open(url) }
    return true
  }
}
