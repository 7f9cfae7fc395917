/// MVVM: all that the greeting screen shows at one moment, ready to be shown.
nonisolated public struct GreetingState: Equatable, Sendable {
  /// Empty until somebody is greeted.
  public var greeting: String
  /// How often people were greeted, in words.
  public var count: String
  /// What the nickname field starts with.
  public var nickname: String
  /// While loading, the screen shows that it is busy and takes no further tap on Greet.
  public var isLoading: Bool
  /// The Profile button can be tapped only while it is enabled.
  public var isProfileEnabled: Bool

  /// Makes a state; what is left out is empty or off.
  public init(
    greeting: String = "", count: String = "", nickname: String = "", isLoading: Bool = false,
    isProfileEnabled: Bool = false
  ) {
    self.greeting = greeting
    self.count = count
    self.nickname = nickname
    self.isLoading = isLoading
    self.isProfileEnabled = isProfileEnabled
  }
}
