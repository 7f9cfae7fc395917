extension UIButton {
  /// The look and content of a button as one value; the looks are kept, the texts are shown.
  @MainActor
  public struct Configuration {
    /// The text of the button.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The text of the button with attributes; setting it sets `title`.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The picture of the button.
    public var image: UIImage?
    /// Whether a sign of work under way takes the picture's place.
    public var showsActivityIndicator = false
    /// The distance between picture and text.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The space around the content.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of text and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// What only the wide stand-in keeps.
    var looks = ButtonLooks()
    /// The name of the look.
    let look: String

    init(look: String) {
      self.look = look
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(look: "plain") }
    /// On grey ground.
    public static func gray() -> Configuration { Configuration(look: "gray") }
    /// On a light tint of the accent colour.
    public static func tinted() -> Configuration { Configuration(look: "tinted") }
    /// On the accent colour.
    public static func filled() -> Configuration { Configuration(look: "filled") }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration(look: "borderless") }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(look: "bordered") }
    /// With a border, tinted.
    public static func borderedTinted() -> Configuration {
      Configuration(look: "borderedTinted")
    }
    /// With a border, filled.
    public static func borderedProminent() -> Configuration {
      Configuration(look: "borderedProminent")
    }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      /// As set on the background.
      case fixed = -1
      /// As the content size has it.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Some.
      case medium = 2
      /// Much.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Of usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }
  }
}
