/// How the screens read, as the brief has it.
enum Wording {
  static let today = "Today"
  static let tomorrow = "Tomorrow"
  static let laterThisWeek = "Later this week"
  static let nextWeek = "Next week"
  static let nothing = "Nothing is coming up."
  static let notLoaded = "Your items could not be loaded."
  static let noTitle = "Please say what is to be done."
  static let notSaved = "The item could not be saved."
  /// All but the days of the rows.
  static let all: Set = [
    today, tomorrow, laterThisWeek, nextWeek, nothing, notLoaded, noTitle, notSaved,
  ]
  static let weekdayFormat = "EEEE"
  static let dayFormat = "EEEE, MMM d"
}
