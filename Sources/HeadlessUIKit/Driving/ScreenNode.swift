/// One view of a screen as a value, for whoever draws it without UIKit.
///
/// Only what a person can see is there. `kind` is always a name of UIKit's, never one of the learner's.
@_spi(Driving)
public struct ScreenNode: Sendable {
  /// The nearest class of UIKit's own, such as `UILabel`.
  public let kind: String
  /// The name that suites find it by.
  public let identifier: String?
  /// What a person reads on it.
  public let text: String?
  /// The rectangle on the screen, in points; nil where no layout gives one.
  public let frame: CGRect?
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// Its place among the things that a person can use now; nil when it cannot be used.
  public let target: Int?
  /// What only views of its kind have, such as `on` for a switch.
  public let details: [String: String]
  /// What is inside, in reading order.
  public let children: [ScreenNode]
}

extension ScreenNode {
  /// The node's members, as JSON has them; what is nil or empty is left out.
  public var members: [String: Any] {
    var members: [String: Any] = ["kind": kind]
    members["id"] = identifier.map(Self.cut)
    members["text"] = text.map(Self.cut)
    members["frame"] = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(Self.whole) }
    if !isEnabled { members["disabled"] = true }
    members["target"] = target
    if !details.isEmpty { members["details"] = details.mapValues(Self.cut) }
    if !children.isEmpty { members["children"] = children.map(\.members) }
    return members
  }

  /// More than any screen shows.
  private static let longestText = 2000

  private static func cut(_ text: String) -> String { String(text.prefix(longestText)) }

  /// A point more or less shows nowhere, and JSON knows no infinity.
  private static func whole(_ points: CGFloat) -> Int {
    points.isFinite ? Int(max(-100_000, min(100_000, points.rounded()))) : 0
  }
}
