/// A rectangle of a view that constraints can refer to without a view of its own.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view the guide belongs to, which holds it.
  open internal(set) weak var owningView: UIView?
  /// A name for debugging.
  open var identifier: String = ""

  /// Creates a guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// The place in the pass that places the guide.
  var layoutPlace: LayoutPlace?
  /// The rectangle that constraints give it; nil for a guide that stands for an area of its view.
  var placedFrame: CGRect?

  /// The rectangle in the owning view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    owningView.placeAroundIfDue()
    return placedFrame ?? owningView.bounds
  }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

  private func place(_ attribute: NSLayoutConstraint.Attribute) -> AnchorPlace {
    AnchorPlace(item: self, attribute: attribute)
  }
}
