@_spi(Driving) import UIKit

/// The screen at one moment, for the parent to draw.
struct ScreenReport {
  private let members: [String: Any]

  /// - Parameters:
  ///   - request: What the request asks for that waits for its answer.
  ///   - refusal: Why the last command could not be obeyed.
  ///   - calls: The methods that were gone through, by their numbers.
  @MainActor init(
    tree: ScreenTree?, outline: String, request: String?, refusal: String?, calls: [Int]
  ) {
    var members: [String: Any] = ["event": "screen", "outline": outline, "calls": calls]
    members["request"] = request
    members["refusal"] = refusal
    members["screen"] = tree.map(Self.members)
    self.members = members
  }

  /// The report's members, as JSON has them.
  var event: [String: Any] { members }

  @MainActor private static func members(of tree: ScreenTree) -> [String: Any] {
    var members: [String: Any] = [
      "hasBar": tree.hasBar, "left": tree.leftItems.map(\.members),
      "right": tree.rightItems.map(\.members),
    ]
    members["title"] = tree.title
    members["back"] = tree.backTitle
    members["content"] = tree.content?.members
    if let alert = tree.alert {
      var parts: [String: Any] = ["items": tree.alertItems.map(\.members)]
      parts["title"] = alert.title
      parts["message"] = alert.message
      if alert.isSheet { parts["isSheet"] = true }
      members["alert"] = parts
    }
    return members
  }
}
