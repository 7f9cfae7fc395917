extension UIColor {
  /// The fully transparent colour.
  public class var clear: UIColor { UIColor("clear", 0, 0, 0, alpha: 0) }
  /// The fixed colour `black`.
  public class var black: UIColor { UIColor("black", 0, 0, 0) }
  /// The fixed colour `darkGray`.
  public class var darkGray: UIColor { UIColor("darkGray", 0.33, 0.33, 0.33) }
  /// The fixed colour `lightGray`.
  public class var lightGray: UIColor { UIColor("lightGray", 0.67, 0.67, 0.67) }
  /// The fixed colour `white`.
  public class var white: UIColor { UIColor("white", 1, 1, 1) }
  /// The fixed colour `gray`.
  public class var gray: UIColor { UIColor("gray", 0.5, 0.5, 0.5) }
  /// The fixed colour `red`.
  public class var red: UIColor { UIColor("red", 1, 0, 0) }
  /// The fixed colour `green`.
  public class var green: UIColor { UIColor("green", 0, 1, 0) }
  /// The fixed colour `blue`.
  public class var blue: UIColor { UIColor("blue", 0, 0, 1) }
  /// The fixed colour `cyan`.
  public class var cyan: UIColor { UIColor("cyan", 0, 1, 1) }
  /// The fixed colour `yellow`.
  public class var yellow: UIColor { UIColor("yellow", 1, 1, 0) }
  /// The fixed colour `magenta`.
  public class var magenta: UIColor { UIColor("magenta", 1, 0, 1) }
  /// The fixed colour `orange`.
  public class var orange: UIColor { UIColor("orange", 1, 0.5, 0) }
  /// The fixed colour `purple`.
  public class var purple: UIColor { UIColor("purple", 0.5, 0, 0.5) }
  /// The fixed colour `brown`.
  public class var brown: UIColor { UIColor("brown", 0.6, 0.4, 0.2) }
}
