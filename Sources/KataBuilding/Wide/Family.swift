/// Which designated initialisers a class has from where it descends, which those of its own would hide.
enum Family: Sendable {
  case view
  case controller
  case object

  init(ancestry: [String]) {
    if ancestry.contains("UIView") {
      self = .view
    } else {
      self = ancestry.contains("UIViewController") ? .controller : .object
    }
  }

  /// How an initialiser of the class's own calls that of the superclass.
  func superCall(arguments: [String]) -> String {
    switch self {
    case .view: "super.init(frame: \(arguments.contains("frame") ? "frame" : ".zero"))"
    case .controller: "super.init(nibName: nil, bundle: nil)"
    case .object: "super.init()"
    }
  }

  /// The family's own initialisers, declared again.
  func initialisers(beside own: [TableMember]) -> [String] {
    let coder = "  public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch self {
    case .view:
      let frame = "  public override init(frame: CGRect) { super.init(frame: frame) }"
      return own.contains { $0.signature == "init(frame: CGRect)" } ? [coder] : [frame, coder]
    case .controller:
      return [
        """
          public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
          }
        """, coder,
      ]
    case .object:
      return []
    }
  }
}
