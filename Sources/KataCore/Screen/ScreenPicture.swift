/// All that a person sees of a screen at one moment.
package struct ScreenPicture: Decodable, Hashable, Sendable {
  /// What stands in front of the screen.
  package struct Alert: Decodable, Hashable, Sendable {
    package let title: String?
    package let message: String?
    /// Says whether it is an action sheet; nil for an alert.
    package let isSheet: Bool?
    /// Fields, then buttons.
    package let items: [ScreenNode]

    package init(
      title: String?, message: String?, isSheet: Bool? = nil, items: [ScreenNode]
    ) {
      self.title = title
      self.message = message
      self.isSheet = isSheet
      self.items = items
    }
  }

  package let title: String?
  package let hasBar: Bool
  /// The title of the button back; nil when there is none.
  package let back: String?
  package let left: [ScreenNode]
  package let right: [ScreenNode]
  package let content: ScreenNode?
  package let alert: Alert?

  package init(
    title: String? = nil, hasBar: Bool = true, back: String? = nil, left: [ScreenNode] = [],
    right: [ScreenNode] = [], content: ScreenNode? = nil, alert: Alert? = nil
  ) {
    self.title = title
    self.hasBar = hasBar
    self.back = back
    self.left = left
    self.right = right
    self.content = content
    self.alert = alert
  }

  /// What can be used now, by its number.
  package var targets: [ScreenNode] {
    let items = alert?.items ?? left + right + (content.map { [$0] } ?? [])
    return items.flatMap(\.all).filter { $0.target != nil }
      .sorted { ($0.target ?? 0) < ($1.target ?? 0) }
  }
}
