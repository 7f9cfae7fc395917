import ProfileHeaderContract
import XCTest

/// The presenter alone, with neither interactor nor screen.
@MainActor final class VIPERPresenterTests: XCTestCase {
  private let role = Role.presenter

  /// The presenter has its view show the name, initials, day and counts of the facts.
  func testPresenterShowsTheFacts() throws {
    for _ in 0..<2 {
      let facts = HeaderFacts.some(seededValues())
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      guard let user = facts.user, let name = user.name else { continue }
      let initials = name.split(separator: " ").map { $0.prefix(1) }.joined()
      try stage.shouldShow("the name", name, at: \.name)
      try stage.shouldShow("the initials", initials, at: \.initials)
      try stage.shouldShow(
        "since when the account has been there", "Member since \(Joined(user.joined).words)",
        at: \.memberSince)
      try stage.shouldShow("the followers", "\(user.followers) followers", at: \.followers)
      try stage.shouldShow("the followed", "\(user.following) following", at: \.following)
      try stage.shouldShow("no message", "", at: \.message)
    }
  }

  /// Without a name, the presenter has its view show Quill and the number of the account.
  func testPresenterFallsBackToTheNumber() throws {
    let values = seededValues()
    for id in [values.number(in: 1...9), values.number(in: 10_000...99_999)] {
      var facts = HeaderFacts.some(values, id: id)
      facts.user?.name = nil
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      try stage.shouldShow("what stands in for a name", Wording.fallback(id), at: \.name)
      try stage.shouldShow("the initial of Quill", "Q", at: \.initials)
    }
  }

  /// The presenter takes one initial of a single word, and two of more.
  func testPresenterTakesInitials() throws {
    let values = seededValues()
    for count in [1, 3] {
      var facts = HeaderFacts.some(values)
      let words = (0..<count).map { _ in values.name() }
      facts.user?.name = words.joined(separator: " ")
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      let ends = count == 1 ? words : [words[0], words[2]]
      try stage.shouldShow("the initials", ends.map { $0.prefix(1) }.joined(), at: \.initials)
    }
  }

  /// The presenter shortens counts from a thousand on, and rounds them down.
  func testPresenterShortensCounts() throws {
    for (count, text) in Wording.counts(seededValues()) + [(1, "1")] {
      var facts = HeaderFacts.some(seededValues())
      facts.user?.followers = count
      facts.user?.following = count
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      let followers = count == 1 ? "1 follower" : "\(text) followers"
      try stage.shouldShow("the followers", followers, at: \.followers)
      try stage.shouldShow("the followed", "\(text) following", at: \.following)
    }
  }

  /// The presenter puts levels into words and numbers into colours.
  func testPresenterGivesBadgesAndColours() throws {
    let values = seededValues()
    let badges: [(UserLevel, String)] = [
      (.newcomer, ""), (.writer, "Writer"), (.author, "Author"), (.writer, "Writer"),
    ]
    let first = values.number(in: 1...900)
    for (offset, (level, badge)) in badges.enumerated() {
      var facts = HeaderFacts.some(values, id: first + offset)
      facts.user?.level = level
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      try stage.shouldShow("the badge", badge, at: \.badge)
      try stage.shouldShow("the colour", Wording.tint(first + offset), at: \.tint)
    }
  }

  /// The presenter enables what the facts allow, and shows whether it is loading and following.
  func testPresenterShowsWhatIsPossible() throws {
    let values = seededValues()
    let stage = try VIPERPresenterStage(for: self, facts: HeaderFacts.some(values))
    for flags in [[true, false, false, false, true], [false, true, true, true, false]] {
      var facts = HeaderFacts.some(values)
      facts.isLoading = flags[0]
      facts.canRefresh = flags[1]
      facts.canFollow = flags[2]
      facts.canRename = flags[3]
      facts.user?.isFollowed = flags[4]
      stage.tell { $0.factsDidChange(facts) }
      try stage.shouldShow("whether it is loading", flags[0], at: \.isLoading)
      try stage.shouldShow("whether Refresh is possible", flags[1], at: \.isRefreshEnabled)
      try stage.shouldShow("whether Follow is possible", flags[2], at: \.isFollowEnabled)
      try stage.shouldShow("whether Edit name is possible", flags[3], at: \.isEditNameEnabled)
      try stage.shouldShow("what Follow does", flags[4] ? "Unfollow" : "Follow", at: \.followTitle)
    }
  }

  /// The presenter passes Follow and Refresh on to the interactor.
  func testPresenterAsksTheInteractor() throws {
    let stage = try VIPERPresenterStage(for: self, facts: HeaderFacts.some(seededValues()))
    stage.tell { $0.didTapFollow() }
    try stage.shouldAsk("toggleFollow()", on: "didTapFollow()")
    stage.tell { $0.didTapRefresh() }
    try stage.shouldAsk("refresh()", on: "didTapRefresh()")
  }

  /// The presenter puts failures into words, and drops them when the next request is sent.
  func testPresenterExplainsFailures() throws {
    let values = seededValues()
    let facts = HeaderFacts.some(values)
    let name = facts.user?.name ?? ""
    let messages: [(HeaderFailure, String)] = [
      (.loading, Wording.notLoaded), (.renaming, Wording.notRenamed),
      (.following, "Could not follow \(name). Please try again."),
      (.unfollowing, "Could not unfollow \(name). Please try again."),
    ]
    for (failure, message) in values.shuffled(messages) {
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      stage.tell { $0.didFail(failure) }
      try stage.shouldShow("why it failed", message, at: \.message, on: "didFail(_:)")
      stage.tell { $0.factsDidChange(facts) }
      try stage.shouldShow("why it failed, after the facts that follow", message, at: \.message)
      let member = sendNextRequest(stage, facts, values.pick([true, false]))
      try stage.shouldShow("no message during the next request", "", at: \.message, on: member)
    }
  }

  /// Does what sends the next request, and reports the facts that an interactor reports then.
  private func sendNextRequest(
    _ stage: VIPERPresenterStage, _ facts: HeaderFacts, _ isFollow: Bool
  ) -> String {
    var busy = facts
    busy.canRefresh = false
    if isFollow {
      stage.tell { $0.didTapFollow() }
      busy.canFollow = false
      busy.user?.isFollowed.toggle()
      stage.tell { $0.factsDidChange(busy) }
      return "didTapFollow()"
    }
    stage.tell { $0.didTapRefresh() }
    busy.isLoading = true
    stage.tell { $0.factsDidChange(busy) }
    return "didTapRefresh()"
  }

  /// The presenter has its router show the name editor, and passes a new name on.
  func testPresenterLeadsToTheNameEditor() throws {
    let values = seededValues()
    for isNamed in [true, false] {
      var facts = HeaderFacts.some(values)
      (facts.canFollow, facts.canRename) = (false, true)
      if !isNamed { facts.user?.name = nil }
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      stage.tell { $0.didTapEditName() }
      let placeholder = Wording.fallback(facts.user?.id ?? 0)
      try role.should(
        "ask the router to show the name editor, with name and placeholder",
        on: "didTapEditName()",
        expected: "name: \(facts.user?.name ?? ""), placeholder: \(placeholder)"
      ) { stage.router.drafts.last.map { "name: \($0.name), placeholder: \($0.placeholder)" } }
      let name = values.name()
      stage.router.save(name)
      try stage.shouldAsk("rename(to: \"\(name)\")", on: "showNameEditor(_:onSave:)")
    }
  }
}
