import KataCore
import KataScoring
import Testing

/// What is begun each time a screen comes back.
struct RepeatedStartsTests {
  static func findings(
    in place: String = "viewWillAppear", before: String = "", start: String = "", end: String = ""
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "Presenter": """
        import Foundation
        protocol ListView: AnyObject { func show(_ text: String) }
        final class ListPresenter {
          weak var view: (any ListView)?
          private var token: (any NSObjectProtocol)?
          private var count = 0
          func begin() {
            \(start)
            listen()
            tell()
          }
          func finish() { token = nil }
          func tell() { view?.show(count == 1 ? "Once" : "\\(count) times") }
          private func listen() {
            token = NotificationCenter.default.addObserver(
              forName: .added, object: nil, queue: .main
            ) { [weak self] _ in self?.count += 1 }
          }
        }
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController, ListView {
          private let presenter = ListPresenter()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            presenter.view = self
            \(place == "viewDidLoad" ? "presenter.begin()" : "")
          }
          override func \(place == "viewDidLoad" ? "viewDidAppear" : place)(_ animated: Bool) {
            \(before)
            \(place == "viewDidLoad" ? "presenter.tell()" : "presenter.begin()")
          }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            \(end)
          }
          func show(_ text: String) { label.text = text }
        }
        """,
      ]
    ).findings.filter { $0.rule == .repeatedStart }
  }

  @Test(arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  func tellsOfWhatIsListenedToAtEachAppearance(place: String) throws {
    let finding = try #require(Self.findings(in: place).first)
    #expect(finding.type == "ListScreen" && finding.other == "ListPresenter")
    #expect(finding.member == "\(place)(_:)" && finding.detail == "begin()")
    #expect(finding.locations.map(\.line) == [13, 15])
  }

  @Test func saysNothingOfWhatIsBegunOnceAndToldAgain() {
    #expect(Self.findings(in: "viewDidLoad").isEmpty)
  }

  @Test func saysNothingOfWhatEndsOnTheWayOut() {
    #expect(Self.findings(end: "presenter.finish()").isEmpty)
  }

  @Test func saysNothingOfWhoeverLooksFirst() {
    #expect(Self.findings(before: "guard isMovingToParent else { return }").isEmpty)
    #expect(Self.findings(start: "guard token == nil else { return }").isEmpty)
  }
}
