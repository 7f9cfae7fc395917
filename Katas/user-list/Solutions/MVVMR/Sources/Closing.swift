/// Closes the screen that was presented.
protocol Closing: AnyObject {
  func close()
}
