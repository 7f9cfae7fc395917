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
  }

  func testGreetsByFullName() {
    presenter.viewIsReady()
    presenter.didTapGreet()
  }

  func testAsksTheServerOnce() {
    presenter.viewIsReady()
    presenter.didTapGreet()
    presenter.didTapGreet()
  }

  func testGreetsFormally() {
    presenter.viewIsReady()
    presenter.didSwitchFormal(to: true)
    presenter.didTapGreet()
    presenter.didSwitchFormal(to: false)
  }

  func testRemembersTheNickname() {
    presenter.viewIsReady()
    presenter.didTapGreet()
    presenter.didEnterNickname("  Dave ")
    presenter.didEnterNickname("  ")
  }

  func testTellsFailures() {
    presenter.viewIsReady()
    server.answer = .failure(CancellationError())
    presenter.didTapGreet()
    server.answer = .success(Data("no".utf8))
    router.retry?()
  }

  func testOpensTheProfile() {
    presenter.viewIsReady()
    presenter.didTapProfile()
    presenter.didTapGreet()
    presenter.didTapProfile()
  }

  func testFollowsTheFeed() async {
    presenter.viewIsReady()
    feed.send(Person(id: 8, salutation: "", firstName: "Ada", lastName: ""))
    await Task.yield()
    presenter.didTapGreet()
  }
}
