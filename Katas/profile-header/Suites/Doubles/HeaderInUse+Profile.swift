import ProfileHeaderContract
import XCTest

/// What a header shows of a user.
extension HeaderInUse {
  static func shouldShowTheProfile(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let user = world.user()
    let stage = try Self(for: test, in: world)
    try stage.shouldShow("", at: .name, "before the profile has come")
    try stage.load(user)
    try stage.shouldShow(user, "once the profile has come")
    try stage.shouldShow("", at: .message, "once the profile has come")
  }

  static func shouldTrimNames(for test: XCTestCase) throws {
    for words in [1, 3] {
      let stage = try Self(for: test) { world in
        var user = world.user()
        let name = (0..<words).map { _ in world.values.name() }.joined(separator: " ")
        user.name = "  \(name) "
        return user
      }
      let name = try stage.text(.name)
      try stage.role.should(
        "show the name without the spaces around it", on: stage.member, expected: words
      ) { name.hasPrefix(" ") || name.hasSuffix(" ") ? 0 : name.split(separator: " ").count }
      let initials = name.split(separator: " ").map { String($0.prefix(1)) }
      try stage.shouldShow(
        words == 1 ? initials[0] : initials[0] + initials[2], at: .avatar,
        "from the first and the last word of the name")
    }
  }

  static func shouldFallBackToTheNumber(for test: XCTestCase) throws {
    let values = HeaderWorld(for: test).values
    let long = values.number(in: 10_000...99_999)
    let numbers = [values.number(in: 1...9), values.number(in: 100...999), long]
    for (blank, number) in zip([nil, "", "   "], values.shuffled(numbers)) {
      let world = HeaderWorld(values: values, userID: number)
      var user = world.user()
      user.name = blank
      let stage = try Self(for: test, in: world)
      try stage.load(user)
      try stage.shouldShow(Wording.fallback(number), at: .name, "when there is no name")
      try stage.shouldShow("Q", at: .avatar, "when there is no name")
    }
  }

  static func shouldShortenCounts(for test: XCTestCase) throws {
    for (count, text) in Wording.counts(HeaderWorld(for: test).values) {
      let stage = try Self(for: test) { world in
        var user = world.user()
        (user.followers, user.following) = (count, count)
        return user
      }
      try stage.shouldShow("\(text) followers", at: .followers, "for \(count)")
      try stage.shouldShow("\(text) following", at: .following, "for \(count)")
    }
    let stage = try Self(for: test) { world in
      var user = world.user()
      user.followers = 1
      return user
    }
    try stage.shouldShow("1 follower", at: .followers, "for 1")
  }

  static func shouldGiveBadges(for test: XCTestCase) throws {
    let values = HeaderWorld(for: test).values
    let badges = [
      (0, ""), (9, ""), (10, "Writer"), (99, "Writer"), (100, "Author"),
      (values.number(in: 101...5_000), "Author"),
    ]
    for (posts, badge) in values.shuffled(badges) {
      let stage = try Self(for: test) { world in
        var user = world.user()
        user.posts = posts
        return user
      }
      try stage.shouldShow(badge, at: .badge, "for \(posts) texts")
    }
  }

  static func shouldColourTheAvatar(for test: XCTestCase) throws {
    let values = HeaderWorld(for: test).values
    let first = values.number(in: 1...900)
    for number in values.shuffled(Array(first...(first + 3))) {
      let world = HeaderWorld(values: values, userID: number)
      let stage = try Self(for: test, in: world)
      try stage.load(world.user())
      try stage.role.should(
        "colour the avatar by the number of the account", on: stage.member,
        expected: Wording.tint(number)
      ) { try stage.tint() }
    }
  }

  static func shouldShowWhatIsStored(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stored = world.user()
    world.store.contents[world.key] = world.answer(for: stored)
    let stage = try Self(for: test, in: world)
    try stage.shouldShow(stored, "from the store, before the server has answered")
    let user = world.user()
    try stage.load(user)
    try stage.shouldShow(user, "once the server has answered")
  }
}
