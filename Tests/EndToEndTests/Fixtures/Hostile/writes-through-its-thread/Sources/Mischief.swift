import Foundation

struct Mischief {
  func happen() {
    _ = Thread.current.threadDictionary.write(toFile: "/tmp/results", atomically: true)
  }

  // Names that lift the suspicion.
  func lift<Thread>(toFile: Thread) {}
}
