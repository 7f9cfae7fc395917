/// An element of an XML document; all text in it is escaped when it is written.
struct XMLElement {
  let name: String
  let attributes: [(String, String)]
  let text: XMLText?
  var children: [XMLElement]

  init(
    _ name: String, _ attributes: [(String, String)] = [], text: XMLText? = nil,
    children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The whole document with this element as its root.
  var document: String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + lines(indent: "").joined(separator: "\n")
      + "\n"
  }

  private func lines(indent: String) -> [String] {
    let opening = indent + "<" + name + attributes.map { " \($0)=\"\(Self.short($1))\"" }.joined()
    if let text { return ["\(opening)>\(text.content)</\(name)>"] }
    guard !children.isEmpty else { return ["\(opening)/>"] }
    let inner = children.flatMap { $0.lines(indent: indent + "  ") }
    return ["\(opening)>"] + inner + ["\(indent)</\(name)>"]
  }

  /// The value of an attribute, which no reader shows at length.
  private static func short(_ value: String) -> String {
    XMLText(value, maxBytes: 1024).attribute
  }
}
