/// What the address book reports.
enum AddressNews {
  case facts(AddressFacts)
  case made(AddressChange)
  case failed(AddressFailure, retry: () -> Void)
}

/// Hears what has become of the addresses.
protocol AddressNewsListener: AnyObject {
  func hear(_ news: AddressNews)
}

/// Tells a listener, which it does not keep alive.
struct AddressReporter {
  weak var listener: (any AddressNewsListener)?

  func tell(_ news: AddressNews) {
    listener?.hear(news)
  }
}
