extension UIColor {
  /// The system colour `systemRed`.
  public class var systemRed: UIColor { UIColor("systemRed", 1, 0.23, 0.19) }
  /// The system colour `systemGreen`.
  public class var systemGreen: UIColor { UIColor("systemGreen", 0.2, 0.78, 0.35) }
  /// The system colour `systemBlue`.
  public class var systemBlue: UIColor { UIColor("systemBlue", 0, 0.48, 1) }
  /// The system colour `systemOrange`.
  public class var systemOrange: UIColor { UIColor("systemOrange", 1, 0.58, 0) }
  /// The system colour `systemYellow`.
  public class var systemYellow: UIColor { UIColor("systemYellow", 1, 0.8, 0) }
  /// The system colour `systemPink`.
  public class var systemPink: UIColor { UIColor("systemPink", 1, 0.18, 0.33) }
  /// The system colour `systemPurple`.
  public class var systemPurple: UIColor { UIColor("systemPurple", 0.69, 0.32, 0.87) }
  /// The system colour `systemTeal`.
  public class var systemTeal: UIColor { UIColor("systemTeal", 0.19, 0.69, 0.78) }
  /// The system colour `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor("systemIndigo", 0.35, 0.34, 0.84) }
  /// The system colour `systemBrown`.
  public class var systemBrown: UIColor { UIColor("systemBrown", 0.64, 0.52, 0.37) }
  /// The system colour `systemMint`.
  public class var systemMint: UIColor { UIColor("systemMint", 0, 0.78, 0.75) }
  /// The system colour `systemCyan`.
  public class var systemCyan: UIColor { UIColor("systemCyan", 0.2, 0.68, 0.9) }
  /// The system colour `systemGray`.
  public class var systemGray: UIColor { UIColor("systemGray", 0.56, 0.56, 0.58) }
  /// The system colour `systemGray2`.
  public class var systemGray2: UIColor { UIColor("systemGray2", 0.68, 0.68, 0.7) }
  /// The system colour `systemGray3`.
  public class var systemGray3: UIColor { UIColor("systemGray3", 0.78, 0.78, 0.8) }
  /// The system colour `systemGray4`.
  public class var systemGray4: UIColor { UIColor("systemGray4", 0.82, 0.82, 0.84) }
  /// The system colour `systemGray5`.
  public class var systemGray5: UIColor { UIColor("systemGray5", 0.9, 0.9, 0.92) }
  /// The system colour `systemGray6`.
  public class var systemGray6: UIColor { UIColor("systemGray6", 0.95, 0.95, 0.97) }
  /// The system colour `tintColor`.
  public class var tintColor: UIColor { UIColor("tintColor", 0, 0.48, 1) }
  /// The semantic colour `label`.
  public class var label: UIColor { UIColor("label", 0, 0, 0) }
  /// The semantic colour `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor("secondaryLabel", 0.24, 0.24, 0.26) }
  /// The semantic colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor("tertiaryLabel", 0.24, 0.24, 0.26) }
  /// The semantic colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor("quaternaryLabel", 0.24, 0.24, 0.26) }
  /// The semantic colour `placeholderText`.
  public class var placeholderText: UIColor { UIColor("placeholderText", 0.24, 0.24, 0.26) }
  /// The semantic colour `link`.
  public class var link: UIColor { UIColor("link", 0, 0.48, 1) }
  /// The semantic colour `separator`.
  public class var separator: UIColor { UIColor("separator", 0.24, 0.24, 0.26) }
  /// The semantic colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor("opaqueSeparator", 0.78, 0.78, 0.78) }
  /// The semantic colour `systemBackground`.
  public class var systemBackground: UIColor { UIColor("systemBackground", 1, 1, 1) }
  /// The semantic colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor {
    UIColor("secondarySystemBackground", 0.95, 0.95, 0.97)
  }
  /// The semantic colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor {
    UIColor("tertiarySystemBackground", 1, 1, 1)
  }
  /// The semantic colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor {
    UIColor("systemGroupedBackground", 0.95, 0.95, 0.97)
  }
  /// The semantic colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor("secondarySystemGroupedBackground", 1, 1, 1)
  }
  /// The semantic colour `systemFill`.
  public class var systemFill: UIColor { UIColor("systemFill", 0.47, 0.47, 0.5) }
  /// The semantic colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor("secondarySystemFill", 0.47, 0.47, 0.5) }
  /// The semantic colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor("tertiarySystemFill", 0.46, 0.46, 0.5) }
  /// The semantic colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor {
    UIColor("quaternarySystemFill", 0.45, 0.45, 0.5)
  }
}
