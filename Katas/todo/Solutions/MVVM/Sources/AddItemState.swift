/// All that the form shows at one moment, but for the title that is being typed.
struct AddItemState {
  var day = ""
  var isEarlierEnabled = false
  var isSaveEnabled = true
  /// What is wrong; nil where nothing is.
  var error: String?
}
