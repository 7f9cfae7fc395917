/// Where the next item of a flow layout goes.
@MainActor
struct FlowLine {
  private let collection: UICollectionView
  private let flow: UICollectionViewFlowLayout?
  private let width: CGFloat
  private var origin = CGPoint.zero
  private var height: CGFloat = 0
  private var inset = UIEdgeInsets.zero
  private var spacing = (line: CGFloat(0), item: CGFloat(0))

  init(collection: UICollectionView) {
    self.collection = collection
    flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    let own = collection.bounds.width
    width = own > 0 ? own : UIScreen.main.bounds.width
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collection.delegate as? any UICollectionViewDelegateFlowLayout
  }

  var contentSize: CGSize { CGSize(width: width, height: origin.y) }

  /// A rectangle over the whole width.
  mutating func block(height: CGFloat) -> CGRect {
    defer { origin.y += height }
    return CGRect(x: 0, y: origin.y, width: width, height: height)
  }

  mutating func begin(_ section: Int) {
    if let flow {
      inset =
        delegate?.collectionView(collection, layout: flow, insetForSectionAt: section)
        ?? flow.sectionInset
      spacing.line =
        delegate?.collectionView(
          collection, layout: flow, minimumLineSpacingForSectionAt: section)
        ?? flow.minimumLineSpacing
      spacing.item =
        delegate?.collectionView(
          collection, layout: flow, minimumInteritemSpacingForSectionAt: section)
        ?? flow.minimumInteritemSpacing
    }
    origin = CGPoint(x: inset.left, y: origin.y + inset.top)
    height = 0
  }

  mutating func frame(at path: IndexPath) -> CGRect {
    let size = size(at: path)
    if origin.x > inset.left, origin.x + size.width > width - inset.right {
      origin = CGPoint(x: inset.left, y: origin.y + height + spacing.line)
      height = 0
    }
    defer {
      origin.x += size.width + spacing.item
      height = max(height, size.height)
    }
    return CGRect(origin: origin, size: size)
  }

  mutating func end() {
    origin = CGPoint(x: 0, y: origin.y + height + inset.bottom)
    height = 0
  }

  private func size(at path: IndexPath) -> CGSize {
    guard let flow else { return CGSize(width: width, height: 44) }
    return delegate?.collectionView(collection, layout: flow, sizeForItemAt: path) ?? flow.itemSize
  }
}
