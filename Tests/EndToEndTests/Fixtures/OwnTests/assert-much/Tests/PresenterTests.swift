import Foundation
import GreetingContract
import XCTest

@testable import App

@MainActor final class PresenterTests: XCTestCase {
  private let view = ViewSpy()
  private let router = RouterSpy()
  private let server = ServerStub()
  private let store = StoreFake()
  private let log = LogSpy()
  private let feed = FeedStub()
  private var presenter: (any GreetingPresenter)!

  override func setUp() async throws {
    presenter = Solution.makePresenter(
      view: view, router: router,
      services: GreetingServices(http: server, store: store, log: log, feed: feed))
    server.answer = .success(answer(last: "Blaine"))
  }

  private func answer(last: String) -> Data {
    Data(
      #"{"id": 7, "salutation": "Dr.", "first_name": "David", "last_name": "\#(last)"}"#.utf8)
  }

  func testShowsWhatIsRemembered() {
    store.strings["greeting.nickname"] = "Dave"
    store.integers["greeting.count"] = 2
    presenter.viewIsReady()
    XCTAssertEqual(view.nickname, "Dave")
    XCTAssertEqual(view.count, "Greeted 2 times")
    XCTAssertEqual(view.greeting, "")
  }

  func testGreetsByFullName() {
    presenter.viewIsReady()
    XCTAssertEqual(view.count, "Not greeted yet")
    presenter.didTapGreet()
    XCTAssertEqual(view.greeting, "Hello, David Blaine!")
    XCTAssertEqual(view.count, "Greeted once")
    XCTAssertEqual(view.loading, [true, false])
    XCTAssertEqual(view.isProfileEnabled, true)
    XCTAssertEqual(store.integers["greeting.count"], 1)
    XCTAssertEqual(server.paths, ["/person"])
    XCTAssertEqual(log.events, ["greeting_shown style=informal"])
  }

  func testAsksTheServerOnce() {
    presenter.viewIsReady()
    presenter.didTapGreet()
    presenter.didTapGreet()
    XCTAssertEqual(server.paths.count, 1)
    XCTAssertEqual(view.count, "Greeted 2 times")
  }

  func testGreetsFormally() {
    presenter.viewIsReady()
    presenter.didSwitchFormal(to: true)
    XCTAssertEqual(view.greeting, "")
    presenter.didTapGreet()
    XCTAssertEqual(view.greeting, "Good day, Dr. David Blaine.")
    XCTAssertEqual(log.events, ["greeting_shown style=formal"])
    presenter.didSwitchFormal(to: false)
    XCTAssertEqual(view.greeting, "Hello, David Blaine!")
  }

  func testRemembersTheNickname() {
    presenter.viewIsReady()
    presenter.didTapGreet()
    presenter.didEnterNickname("  Dave ")
    XCTAssertEqual(store.strings["greeting.nickname"], "Dave")
    XCTAssertEqual(view.greeting, "Hello, Dave!")
    presenter.didEnterNickname("  ")
    XCTAssertNil(store.strings["greeting.nickname"])
    XCTAssertEqual(view.greeting, "Hello, David Blaine!")
  }

  func testTellsFailures() {
    presenter.viewIsReady()
    server.answer = .failure(CancellationError())
    presenter.didTapGreet()
    XCTAssertEqual(router.failures, ["Please check your connection and try again."])
    server.answer = .success(Data("no".utf8))
    router.retry?()
    XCTAssertEqual(router.failures.last, "The answer could not be understood.")
    XCTAssertEqual(
      log.events, ["greeting_failed reason=connection", "greeting_failed reason=data"])
    XCTAssertEqual(view.loading, [true, false, true, false])
    XCTAssertEqual(view.greeting, "")
  }

  func testOpensTheProfile() {
    presenter.viewIsReady()
    presenter.didTapProfile()
    XCTAssertEqual(router.profiles, [])
    presenter.didTapGreet()
    presenter.didTapProfile()
    XCTAssertEqual(router.profiles, [Profile(name: "David Blaine", salutation: "Dr.")])
    XCTAssertEqual(log.events.last, "profile_opened")
  }

  func testFollowsTheFeed() async {
    presenter.viewIsReady()
    feed.send(Person(id: 8, salutation: "", firstName: "Ada", lastName: ""))
    await Task.yield()
    XCTAssertEqual(view.isProfileEnabled, true)
    XCTAssertEqual(view.greeting, "")
    presenter.didTapGreet()
    XCTAssertEqual(server.paths, [])
    XCTAssertEqual(view.greeting, "Hello, Ada!")
  }
}
