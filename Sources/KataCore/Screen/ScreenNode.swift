/// One view of a screen as the host reports it, in reading order with what is inside.
package struct ScreenNode: Decodable, Hashable, Sendable {
  /// The nearest class of UIKit's own, such as `UILabel`.
  package let kind: String
  /// The name that suites find it by.
  package let id: String?
  /// What a person reads on it.
  package let text: String?
  /// The rectangle on the screen, in points; nil where no layout gives one.
  package let frame: ScreenFrame?
  package let isEnabled: Bool
  /// Its place among the things that can be used now, from 0; nil when it cannot be used.
  package let target: Int?
  /// What only views of its kind have, such as `on` for a switch.
  package let details: [String: String]
  package let children: [ScreenNode]

  package init(
    kind: String, id: String? = nil, text: String? = nil, frame: ScreenFrame? = nil,
    isEnabled: Bool = true, target: Int? = nil, details: [String: String] = [:],
    children: [ScreenNode] = []
  ) {
    self.kind = kind
    self.id = id
    self.text = text
    self.frame = frame
    self.isEnabled = isEnabled
    self.target = target
    self.details = details
    self.children = children
  }

  private enum Key: String, CodingKey {
    case kind, id, text, frame, disabled, target, details, children
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try values.decode(String.self, forKey: .kind),
      id: try values.decodeIfPresent(String.self, forKey: .id),
      text: try values.decodeIfPresent(String.self, forKey: .text),
      frame: try values.decodeIfPresent(ScreenFrame.self, forKey: .frame),
      isEnabled: !(try values.decodeIfPresent(Bool.self, forKey: .disabled) ?? false),
      target: try values.decodeIfPresent(Int.self, forKey: .target),
      details: try values.decodeIfPresent([String: String].self, forKey: .details) ?? [:],
      children: try values.decodeIfPresent([ScreenNode].self, forKey: .children) ?? [])
  }

  /// The node and all inside, in reading order.
  package var all: [ScreenNode] { [self] + children.flatMap(\.all) }
}

/// A rectangle in points; in JSON a list of x, y, width and height.
package struct ScreenFrame: Decodable, Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Int.self)
    y = try numbers.decode(Int.self)
    width = try numbers.decode(Int.self)
    height = try numbers.decode(Int.self)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
}
