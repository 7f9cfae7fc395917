/// Calls that take from a text what does not count in it, which is a rule by itself.
enum TextTidying {
  /// Foundation's, whatever is taken away.
  static let calls: NameSet = ["trimmingCharacters"]
}
