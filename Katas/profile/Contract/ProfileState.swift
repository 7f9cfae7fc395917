/// MVVM: all that the form shows at one moment, ready to be shown.
nonisolated public struct ProfileState: Equatable, Sendable {
  /// What the text fields hold; a field that is missing is empty.
  public var texts: [ProfileField: String]
  /// Who this is.
  public var name: String
  /// The birth date in words.
  public var birthday: String
  /// What is wrong with the form; empty when nothing is.
  public var problem: String
  /// Save can be tapped only while it is enabled.
  public var isSaveEnabled: Bool
  /// The result of the last tap on Save.
  public var status: String

  /// Makes a state; what is left out is empty or off.
  public init(
    texts: [ProfileField: String] = [:], name: String = "", birthday: String = "",
    problem: String = "", isSaveEnabled: Bool = false, status: String = ""
  ) {
    self.texts = texts
    self.name = name
    self.birthday = birthday
    self.problem = problem
    self.isSaveEnabled = isSaveEnabled
    self.status = status
  }
}
