import KataCore
import KataText

/// A type in the terminal: its role in the upper border, its name, its size and what is remarkable.
struct GraphBox {
  /// A line inside of a box.
  struct Line {
    let text: String
    let style: Style
  }

  let node: Int
  let label: String
  let lines: [Line]
  let isInCycle: Bool
  let isMassive: Bool
  var x = 0
  var y = 0
  let width: Int
  var height: Int

  init(_ node: Int, of graph: TypeGraph, width: Int) {
    self.node = node
    self.width = width
    let (type, room) = (graph.nodes[node].type, width - 4)
    isInCycle = graph.cycles.contains { $0.contains(node) }
    let word = Catalogue.current.text(graph.nodes[node].word)
    label =
      StyledText(isInCycle ? "↻ \(word)" : word)
      .truncated(to: width - 5, ellipsis: "…").plain
    isMassive = type?.isMassiveController == true
    let name = Self.broken(Sanitiser.line(graph.nodes[node].name), to: room)
    lines =
      name.map { Line(text: $0, style: .bold) }
      + Self.facts(type, room: room).map { Line(text: $0, style: .dim) }
      + (isMassive ? Self.jobs(type, room: room) : [])
    height = lines.count + 2
  }

  /// How long the type is and, if it has many, how many jobs, on one line if they fit.
  private static func facts(_ type: TypeReading?, room: Int) -> [String] {
    guard let type else { return [] }
    let lines = Catalogue.current.text(Count(type.lines, "line").description)
    guard type.jobs >= 3 else { return [lines] }
    let jobs = Catalogue.current.text(Figure.jobs(type.jobs))
    let both = lines + Catalogue.current.text(", ") + jobs
    return DisplayWidth.of(both) <= room ? [both] : [lines, jobs]
  }

  /// The jobs of a massive controller, the largest first.
  private static func jobs(_ type: TypeReading?, room: Int) -> [Line] {
    (type?.duties ?? []).prefix(6).map { duty in
      let share = Figure.percent(duty.share)
      let title = Catalogue.current.text(duty.responsibility.title)
      let gap = max(room - DisplayWidth.of(title) - share.count - 1, 1)
      let text = title + String(repeating: " ", count: gap) + share
      return Line(
        text: StyledText(text).truncated(to: room - 1, ellipsis: "…").plain, style: Style(.yellow))
    }
  }

  /// A name on as few lines as it takes, broken between its words, the lines about equally long.
  static func broken(_ name: String, to width: Int) -> [String] {
    guard DisplayWidth.of(name) > width else { return [name] }
    let words = words(of: name)
    for count in 2...4 where count <= words.count {
      let all = splits(words, into: count).filter { $0.allSatisfy { DisplayWidth.of($0) <= width } }
      let best = all.min { left, right in
        (left.map(\.count).max() ?? 0) < (right.map(\.count).max() ?? 0)
      }
      if let best { return best }
    }
    return [StyledText(name).truncated(to: width, ellipsis: "…").plain]
  }

  /// The words of a name in camel case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      if character.isUppercase, last?.isUppercase != true || words.isEmpty {
        words.append(String(character))
      } else if words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      last = character
    }
    return words
  }

  private static func splits(_ words: [String], into count: Int) -> [[String]] {
    guard count > 1 else { return [[words.joined()]] }
    guard words.count >= count else { return [] }
    return (1...(words.count - count + 1)).flatMap { first in
      splits(Array(words.dropFirst(first)), into: count - 1)
        .map { [words.prefix(first).joined()] + $0 }
    }
  }

  // MARK: Place

  var middle: GraphCell { GraphCell(x: x + width / 2, y: y + height / 2) }

  func contains(_ cell: GraphCell) -> Bool {
    (x..<x + width).contains(cell.x) && (y..<y + height).contains(cell.y)
  }

  /// The cells around the box where wires may begin and end, each with the direction that leads away.
  var ports: [(cell: GraphCell, outward: Direction)] {
    let sides = (y + 1..<y + height - 1).flatMap { row in
      [
        (GraphCell(x: x + width, y: row), Direction.right),
        (GraphCell(x: x - 1, y: row), Direction.left),
      ]
    }
    let ends = (x + 2..<x + width - 2).flatMap { column in
      [
        (GraphCell(x: column, y: y + height), Direction.down),
        (GraphCell(x: column, y: y - 1), Direction.up),
      ]
    }
    return (sides + ends).map { (cell: $0.0, outward: $0.1) }
  }

  /// Whether a wire may leave here: the upper border has the role in it.
  func isExit(_ cell: GraphCell, _ outward: Direction) -> Bool {
    outward != .up || cell.x > x + 4 + DisplayWidth.of(label)
  }
}
