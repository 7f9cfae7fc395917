import KataCore
import KataText

/// Draws the views of one of UIKit's classes.
///
/// Renderers are found by the class's name (`ViewRenderers`); a class without one is drawn as what is inside it.
protocol ViewRenderer: Sendable {
  /// Whether the view takes the room that its row has left.
  var grows: Bool { get }

  /// How much room the view takes of a width.
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook)

  /// The view in one line of words; nil when there is nothing to say.
  func words(for node: ScreenNode, _ look: ScreenLook) -> String?

  /// The view in a picture.
  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape]
}

extension ViewRenderer {
  var grows: Bool { false }
}

/// The renderers by the classes that they draw.
enum ViewRenderers {
  private static let all: [String: any ViewRenderer] = [
    "UIActivityIndicatorView": SpinnerRenderer(),
    "UIAlertAction": ButtonRenderer(),
    "UIBarButtonItem": ButtonRenderer(),
    "UIButton": ButtonRenderer(),
    "UIImageView": ImageRenderer(),
    "UILabel": LabelRenderer(),
    "UISwitch": SwitchRenderer(),
    "UITextField": TextFieldRenderer(),
    "UISearchTextField": TextFieldRenderer(),
    "UITextView": TextFieldRenderer(),
  ]

  /// The classes of rows, which are drawn as one thing unless something inside can be used by itself.
  private static let rows: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// The classes of what only shows something.
  private static let passive: Set<String> = ["UIActivityIndicatorView", "UIImageView", "UILabel"]

  /// Whether a view is of a class that people use, be it covered or disabled now.
  fileprivate static func isControl(_ node: ScreenNode) -> Bool {
    node.target != nil || (all[node.kind] != nil && !passive.contains(node.kind))
  }

  /// The renderer of a view; nil for one that is drawn as what is inside it.
  static func renderer(for node: ScreenNode) -> (any ViewRenderer)? {
    if let renderer = all[node.kind] { return renderer }
    if rows.contains(node.kind) {
      return node.text?.isEmpty != false || node.hasControlInside ? nil : RowRenderer()
    }
    // A control of a class that nobody knows can be used all the same.
    return node.target != nil && node.children.isEmpty ? ButtonRenderer() : nil
  }
}

extension ScreenNode {
  /// Whether something inside can be used by itself.
  fileprivate var hasControlInside: Bool {
    children.contains { ViewRenderers.isControl($0) || $0.hasControlInside }
  }
}
