import UIKit

@available(iOS 15, *) struct New43 {
  func f() {
    if #available(iOS 17, macOS 14, *) {} else {}
    guard #unavailable(iOS 99) else { return }
  }
}
#if DEBUG
  let isDebug43 = true
#else
  let isDebug43 = false
#endif
#if os(iOS) || os(Linux)
  let os43 = 1
#endif
#if canImport(UIKit) && !targetEnvironment(simulator) && swift(>=5.9)
  let sim43 = false
#endif
#warning("left to do")
// MARK: - Section
// TODO: exit(0) FIXME
let here43 = (#file, #fileID, #function, #line, #column, #filePath)
