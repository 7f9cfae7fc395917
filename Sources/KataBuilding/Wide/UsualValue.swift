/// The value that a member of a type has when the table names none.
enum UsualValue {
  static func of(_ type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(": ") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    return values[type]
  }

  private static let values = [
    "Bool": "false", "Int": "0", "UInt": "0", "Float": "0", "Double": "0", "CGFloat": "0",
    "TimeInterval": "0", "String": "\"\"", "CGRect": ".zero", "CGPoint": ".zero",
    "CGSize": ".zero", "CGVector": ".zero", "UIEdgeInsets": ".zero", "UIOffset": ".zero",
    "NSDirectionalEdgeInsets": ".zero", "CGAffineTransform": ".identity", "Data": "Data()",
    "UIView": "UIView()", "UIImage": "UIImage()", "IndexPath": "IndexPath()", "UIColor": ".clear",
    "UIFont": ".systemFont(ofSize: 17)", "NSRange": "NSRange(location: 0, length: 0)",
    "CATransform3D": "CATransform3DIdentity", "UITraitCollection": ".current",
    "UITextRange": "UITextRange()", "UITextPosition": "UITextPosition()", "Date": "Date()",
    "NSAttributedString": "NSAttributedString()", "UILayoutGuide": "UILayoutGuide()",
    "IndexSet": "IndexSet()", "URL": "URL(filePath: \"/\")", "Any": "()",
  ]
}
