import ProfileContract

extension FormInUse {
  /// Fails the case unless the form names people by what they have of salutation, first and last name.
  func shouldNameThePerson() throws {
    let (title, first, last) = ("Dr.", world.values.name(), world.values.name())
    try shouldName(title, first, last, "\(title) \(first) \(last)", "by salutation and full name")
    try shouldName("", first, last, "\(first) \(last)", "without an empty salutation")
    try shouldName(title, "", last, "\(title) \(last)", "by a last name alone")
    try shouldName("", first, " ", first, "by a first name alone, with no space left behind")
    try shouldName(
      " \(title)", "\(first) ", " \(last) ", "\(title) \(first) \(last)",
      "without the spaces around the parts")
    try shouldName(title, " ", "", Wording.noName, "not at all while both names are blank")
  }

  private func shouldName(
    _ salutation: String, _ first: String, _ last: String, _ expected: String, _ how: String
  ) throws {
    try enter(salutation, into: .salutation)
    try enter(first, into: .firstName)
    try enter(last, into: .lastName)
    try shouldShow(
      expected, at: .name, on: member(entering: .lastName), "name the person \(how)")
  }
}
