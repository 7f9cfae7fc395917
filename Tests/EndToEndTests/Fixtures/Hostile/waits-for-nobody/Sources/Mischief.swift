import Dispatch

struct Mischief {
  func happen() {
    DispatchSemaphore(value: 0).wait()
  }
}
