import Combine
import UIKit

enum LoadError: Error { case broken }

final class Store: ObservableObject {
  @Published var name = "" { didSet { count += 1 } }
  @Published var count = 0
  @Published private(set) var items: [String] = []
  @Published var error: (any Error)?
  let taps = PassthroughSubject<Void, Never>()
  let state = CurrentValueSubject<Int, LoadError>(0)
  var bag = Set<AnyCancellable>()
  var list: [AnyCancellable] = []
  private var task: AnyCancellable?

  func bind(_ label: UILabel, _ queue: DispatchQueue) {
    $name.map { $0.uppercased() }.removeDuplicates().map(Optional.some).assign(
      to: \.text, on: label
    ).store(in: &bag)
    $name.combineLatest($count).map { "\($0) \($1)" }.sink { print($0) }.store(in: &list)
    $items.map(\.count).assign(to: &$count)
    Publishers.CombineLatest3($name, $count, $items).filter { $1 > 0 && !$0.isEmpty && $2.isEmpty }
      .debounce(for: 0.3, scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
    taps.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .flatMap { [unowned self] in self.load() }
      .catch { _ in Just("none") }
      .switchToNothing()
      .receive(on: DispatchQueue.main)
      .handleEvents(
        receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in },
        receiveCancel: {}
      )
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.name = $0 })
      .store(in: &bag)
    state.tryMap { n -> Int in
      if n < 0 { throw LoadError.broken }
      return n
    }
    .mapError { _ in LoadError.broken }.replaceError(with: 0).scan(0, +).dropFirst(2).prefix(3)
    .collect()
    .sink { print($0) }.store(in: &bag)
    Just(1).delay(for: .milliseconds(200), scheduler: queue).setFailureType(to: LoadError.self)
      .timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .broken })
      .retry(2).eraseToAnyPublisher().sink(
        receiveCompletion: { done in
          switch done {
          case .finished: break
          case .failure(let e): print(e)
          }
        }, receiveValue: { _ in }
      ).store(in: &bag)
    objectWillChange.sink { [weak self] in self?.taps.send() }.store(in: &bag)
    Publishers.Merge(taps.map { 1 }, Empty<Int, Never>(completeImmediately: false)).zip(
      [1, 2].publisher
    ).sink { _ in }.store(in: &bag)
    (1...3).publisher.reduce(0, +).share().multicast { PassthroughSubject<Int, Never>() }
      .autoconnect().sink { _ in }.store(in: &bag)
    Deferred { Future<Int, Never> { $0(.success(1)) } }.subscribe(on: DispatchQueue.global())
      .receive(on: OperationQueue.main).sink { _ in }.store(in: &bag)
    Fail<Int, LoadError>(error: .broken).assertNoFailure().first().last().output(at: 0).count().sink
    { _ in }.store(in: &bag)
    task = Record<Int, Never>(output: [1], completion: .finished).print("x").measureInterval(
      using: DispatchQueue.main
    ).sink { _ in }
    Just(Data()).decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: []).assign(
      to: &$items)
    Optional(1).publisher.sink { _ in }.store(in: &bag)
    DispatchQueue.main.schedule(after: .init(.now() + 1)) {}
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    _ = timer.connect()
    NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: nil)
      .compactMap { ($0.object as? UITextField)?.text }.receive(on: ImmediateScheduler.shared).sink
    { _ in }.store(in: &bag)
    let custom: some Subscriber<Int, Never> = AnySubscriber<Int, Never>(receiveValue: { _ in
      .unlimited
    })
    Just(2).subscribe(custom)
    Task { for await n in $count.values { print(n) } }
  }

  func load() -> AnyPublisher<String, LoadError> {
    Future { promise in promise(.success("a")) }.eraseToAnyPublisher()
  }
}

extension Publisher {
  func switchToNothing() -> AnyPublisher<Output, Failure> {
    map { Just($0) }.switchToLatest().eraseToAnyPublisher()
  }
}

final class Countdown<S: Scheduler> {
  let scheduler: S
  var ticket: (any Cancellable)?
  init(scheduler: S) { self.scheduler = scheduler }
  func start() {
    ticket = scheduler.schedule(after: scheduler.now, interval: .seconds(1), tolerance: .zero) {}
  }
}

struct UIControlPublisher: Publisher {
  typealias Output = UIControl
  typealias Failure = Never
  let control: UIControl
  let event: UIControl.Event
  func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
    subscriber.receive(subscription: Inner(subscriber, control, event))
  }
  private final class Inner<S: Subscriber>: Subscription
  where S.Input == UIControl, S.Failure == Never {
    var subscriber: S?
    init(_ s: S, _ c: UIControl, _ e: UIControl.Event) {
      subscriber = s
      c.addAction(
        UIAction { [weak self, weak c] _ in if let c { _ = self?.subscriber?.receive(c) } }, for: e)
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscriber = nil }
  }
}
