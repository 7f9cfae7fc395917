import Foundation
import HeadlessUIKit
import OpenCombine

extension NSObjectProtocol where Self: NSObject {
  /// Publishes the value at a path, and each that it changes to; with `initial`, which is usual, the present one first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { [self] in
      let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
      let observation = observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
      return values.dropFirst(options.contains(.initial) ? 0 : 1)
        .handleEvents(receiveCancel: { observation.invalidate() })
    }.eraseToAnyPublisher()
  }
}
