/// A picture known only by its name; it has no pixels.
// Sendable is safe: every stored property is a constant of a Sendable type.
open class UIImage: NSObject, @unchecked Sendable {
  let name: String
  /// The size in points, the same for every picture that comes from a name.
  public let size = CGSize(width: 24, height: 24)

  /// Creates an empty picture.
  public override init() {
    name = ""
    super.init()
  }

  /// The picture of that name; any name is found.
  public init?(named name: String) {
    self.name = name
  }

  /// The system symbol of that name; any name is found.
  public init?(systemName name: String) {
    self.name = name
  }

  /// A picture that stands for the given bytes; nil when there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "data of \(data.count) bytes"
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.name == name
  }

  open override var hash: Int { name.hashValue }
}
