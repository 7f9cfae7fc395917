/// A line on standard error where UIKit would log that a call was refused.
enum Complaint {
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("[UIKit] \(sentence)\n".utf8))
  }
}
