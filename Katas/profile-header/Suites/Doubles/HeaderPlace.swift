/// Where the header shows something; the raw value is the accessibility identifier.
enum HeaderPlace: String {
  case name, avatar, badge, since, followers, following, follow, message
}

/// What a person can tap; the raw value is the accessibility identifier.
enum HeaderButton: String {
  case follow, editName, refresh
}
