import ProfileContract

extension FormInUse {
  /// Fails the case unless every problem is explained, the first one first, and Save waits for the last.
  func shouldExplainProblems() throws {
    try shouldFind(Wording.Problem.none, after: .city, "with a form that nothing is wrong with")
    try shouldExplainOneAfterTheOther()
    try shouldExplainTheBirthDate()
    try shouldExplainTheAddress()
  }

  /// Everything is wrong at first, and is put right one by one.
  private func shouldExplainOneAfterTheOther() throws {
    let email = world.values.word()
    try enter("", into: .firstName)
    try enter(" ", into: .lastName)
    try enter(world.values.word(), into: .birthDate)
    try enter(email, into: .email)
    try enter("", into: .postalCode)
    try shouldFind(Wording.Problem.name, after: .lastName, "when both names are blank")
    try enter(world.values.name(), into: .lastName)
    try shouldFind(
      Wording.Problem.birthDate, after: .birthDate, "when the birth date cannot be read")
    try enter(Day.text(world.day()), into: .birthDate)
    try shouldFind(Wording.Problem.email, after: .email, "when the e-mail address has no @")
    try enter("\(email)@example.org", into: .email)
    try shouldFind(Wording.Problem.address, after: .postalCode, "when the postal code is missing")
    try enter(world.text(for: .postalCode), into: .postalCode)
    try shouldFind(Wording.Problem.none, after: .postalCode, "once everything is put right")
  }

  private func shouldExplainTheBirthDate() throws {
    try enter(Day.text(Day.after(world.today)), into: .birthDate)
    try shouldFind(Wording.Problem.future, after: .birthDate, "when the birth date is tomorrow")
    try enter(Day.text(world.today), into: .birthDate)
    try shouldFind(Wording.Problem.none, after: .birthDate, "when the birth date is today")
    for noDay in world.noDays() {
      try enter(noDay, into: .birthDate)
      try shouldFind(
        Wording.Problem.birthDate, after: .birthDate, "when the birth date is \(inWords(noDay))")
    }
    try enter("", into: .birthDate)
    try shouldFind(Wording.Problem.none, after: .birthDate, "when there is no birth date")
  }

  private func shouldExplainTheAddress() throws {
    try enter("  ", into: .email)
    try shouldFind(Wording.Problem.none, after: .email, "when there is no e-mail address")
    try enter("", into: .street)
    try enter("", into: .postalCode)
    try shouldFind(Wording.Problem.address, after: .postalCode, "when only the city is there")
    try enter(" ", into: .city)
    try shouldFind(Wording.Problem.none, after: .city, "when there is no address")
    try enter(world.values.name(), into: .street)
    try shouldFind(Wording.Problem.address, after: .street, "when only the street is there")
  }
}
