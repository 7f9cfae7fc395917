/// A line on standard error where UIKit would log that it refused a call.
enum Warning {
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("[UIKit] \(sentence)\n".utf8))
  }
}
