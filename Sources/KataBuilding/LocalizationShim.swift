/// The declaration in the learner's own module that takes the place of Foundation's `NSLocalizedString`.
///
/// Foundation looks texts up in the main bundle's files, of which a screen in a check has none: what it answers there,
/// the value or else the key, is said here without a bundle. The form has to be the same to the letter, as in
/// `FormatShim`, whose imports it needs.
enum LocalizationShim {
  static let text = """
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = UnlocalizedText.bundle,
      value: String = "", comment: String
    ) -> String {
      value.isEmpty ? key : value
    }

    """
}
