import Combine
import Foundation

final class Worker {
  func work(_ done: PassthroughSubject<Int, Never>) {
    Thread.detachNewThread { done.send(1) }
  }
}
