// swift-format-ignore-file
import Foundation

@main struct Use {
  @MainActor static func main() async throws {
    let view = MockGreetingView()
    view.askResult = true
    view.nameResult = "Ada"
    view.show("hello", animated: true)
    view.show(Person(id: 1, name: "Ada"))
    view.showLoading()
    print(view.showCalls.count, view.showAnimatedCalls.count, view.showLoadingCallCount)
    print(view.ask("?"), view.name, view.askCalls)
    view.eachHandler = { $0(Person(id: 2, name: "Bob")) }
    view.each { print($0.name) }
    view.sumHandler = { numbers, total in total += numbers.reduce(0, +) }
    var total = 1
    view.sum(1, 2, 3, into: &total)
    print(total, view.sumCalls.count)

    let loader = MockPersonLoading()
    loader.personError = Failure.offline
    do { _ = try await loader.person(id: 7) } catch { print(error, loader.personCalls) }
    loader.personError = nil
    loader.personHandler = { Person(id: $0, name: "Eve") }
    print(try await loader.person(id: 8).name, try await loader.first() as Any)

    let screen = MockScreen()
    screen.refreshHandler = { Person(id: 3, name: "Zoe") }
    print(try await screen.refresh().name)
    await screen.present(MockScreen(person: Person(id: 1, name: "")), completion: nil)
    print(screen.presentCalls.count)

    let store = MockStore<Int, String>()
    store.decodeResult = [1, 2]
    print(try store.decode([Int].self, from: Data()), try store.item(for: "a") as Any)
    store.save(4, for: "b")
    print(store.saveCalls)
  }
}
