import CounterContract

/// What happened to the count.
enum CounterNews {
  case isNow(Int)
}

protocol HearsCounterNews: AnyObject {
  func hear(_ news: CounterNews)
}

enum CounterCommand {
  case tell, add, reset
}

class Counting {
  fileprivate weak var listener: (any HearsCounterNews)?

  final func report(to listener: any HearsCounterNews) {
    self.listener = listener
  }
}

final class CounterInteractor: Counting {
  private let store: any CountStore

  init(store: any CountStore) {
    self.store = store
  }

  func carryOut(_ command: CounterCommand) {
    switch command {
    case .tell: break
    case .add: store.count += 1
    case .reset: store.count = 0
    }
    listener?.hear(.isNow(store.count))
  }
}
