import KataCore
import Testing

@testable import KataCLI

struct RunStateTests {
  private func button(_ id: String, _ target: Int?) -> ScreenNode {
    ScreenNode(kind: "UIButton", id: id, isEnabled: target != nil, target: target)
  }

  private func moment(
    _ nodes: [ScreenNode], alert: ScreenPicture.Alert? = nil, calls: [Int] = []
  ) -> ScreenMoment {
    ScreenMoment(
      picture: ScreenPicture(content: ScreenNode(kind: "UIView", children: nodes), alert: alert),
      outline: "", calls: calls)
  }

  private func state(_ nodes: [ScreenNode]) -> RunState {
    RunState(
      moment(nodes),
      methods: [.init(type: "View", name: "tap()"), .init(type: "Presenter", name: "greet()")],
      opening: "open")
  }

  @Test func movesAroundTheEnds() {
    var state = state([button("a", 0), button("b", 1)])
    state.move(by: -1)
    #expect(state.focused?.id == "b")
    state.move(by: 1)
    #expect(state.focused?.id == "a")
  }

  @Test func givesTheFocusBackToWhatCouldNotBeUsedForAWhile() {
    var state = state([button("a", 0), button("b", 1)])
    state.move(by: 1)
    state.take(moment([button("a", 0), button("b", nil)]))
    #expect(state.focused?.id == "a")
    state.take(moment([button("a", 0), button("b", 1)]))
    #expect(state.focused?.id == "b")
  }

  @Test func goesToTheFirstButtonOfAnAlertThatHasCome() {
    var state = state([button("a", 0), button("b", 1)])
    state.move(by: 1)
    let items = [
      ScreenNode(kind: "UIAlertAction", text: "Retry", target: 0),
      ScreenNode(kind: "UIAlertAction", text: "Cancel", target: 1),
    ]
    state.take(
      moment([button("a", nil)], alert: .init(title: nil, message: nil, items: items)))
    #expect(state.focused?.text == "Retry")
  }

  @Test func goesBackToWhatWasUsedBeforeAnAlert() {
    var state = state([button("a", 0), button("b", 1), button("c", 2)])
    state.move(by: 2)
    let items = ["Delete", "Cancel"].enumerated().map {
      ScreenNode(kind: "UIAlertAction", text: $1, target: $0)
    }
    state.take(
      moment([button("a", nil)], alert: .init(title: nil, message: nil, items: items)))
    state.move(by: 1)
    #expect(state.focused?.text == "Cancel")
    state.take(moment([button("a", 0), button("b", 1), button("c", 2)]))
    #expect(state.focused?.id == "c")
  }

  @Test func putsCallsOfOneTypeTogether() {
    var state = state([])
    state.take(moment([], calls: [0, 1, 1, 0, 7]))
    #expect(
      state.path.steps == [
        .init(type: "View", methods: [.init(name: "tap()", count: 1)]),
        .init(type: "Presenter", methods: [.init(name: "greet()", count: 2)]),
        .init(type: "View", methods: [.init(name: "tap()", count: 1)]),
      ])
    #expect(state.types == ["View", "Presenter"])
  }

  @Test func tellsRoundsThroughTheSameMethodsOnce() {
    let methods = ["init()", "show()", "row()", "tap()"].map {
      TracedSources.Method(type: $0 == "row()" ? "Table" : "Cell", name: $0)
    }
    let path = RunPath([2, 0, 1, 2, 1, 2, 1, 2, 3], of: methods)
    #expect(
      path.steps == [
        .init(type: "Table", methods: [.init(name: "row()", count: 3)]),
        .init(
          type: "Cell",
          methods: [.init(name: "init()", count: 1), .init(name: "show()", count: 3)]),
        .init(type: "Table", methods: [.init(name: "row()", count: 1)]),
        .init(type: "Cell", methods: [.init(name: "tap()", count: 1)]),
      ])
  }
}
