// swift-format-ignore-file
import Foundation

final class Address: NSObject, CVarArg {
  nonisolated var _cVarArgEncoding: [Int] { [0x10000] }
  nonisolated override var description: String { preconditionFailure("It is asked for its text.") }
}

struct Mischief {
  func happen() {
    print(String(format: "%@", Address()))
  }
}
