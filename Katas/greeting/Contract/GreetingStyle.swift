/// How the screen addresses a person.
nonisolated public enum GreetingStyle: String, Sendable {
  case formal
  case informal
}
