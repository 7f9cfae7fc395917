import Foundation

struct Mischief {
  func happen() {
    let text = String(format: "%s", 0x10000)
    _ = save(toFile: "/proc/self/fd/100", text)
  }

  private func save(toFile path: String, _ text: String) -> Bool {
    NSArray(array: [text]).write(toFile: path, atomically: false)
  }
}
