/// The signs of wires by their arms: bit 0 up, 1 right, 2 down, 3 left.
enum WireSigns {
  private static let thin = Array(" │─╰││╭├─╯─┴╮┤┬┼")
  private static let heavy = Array(" ┃━┗┃┃┏┣━┛━┻┓┫┳╋")
  private static let broken = Array(" ╎╌╰╎╎╭├╌╯╌┴╮┤┬┼")

  /// The sign of one wire in a cell.
  static func sign(_ arms: Int, _ kind: Wire.Kind) -> Character {
    switch kind {
    case .holds: heavy[arms]
    case .weak: broken[arms]
    case .uses: thin[arms]
    }
  }

  /// The sign of two wires that cross.
  static func crossing(vertical: Wire.Kind, horizontal: Wire.Kind) -> Character {
    switch (vertical == .holds, horizontal == .holds) {
    case (true, true): "╋"
    case (true, false): "╂"
    case (false, true): "┿"
    case (false, false): "┼"
    }
  }

  /// The end of a wire; hollow where the other type is known by a protocol.
  static func head(_ direction: Direction, isByProtocol: Bool) -> Character {
    (isByProtocol ? Array("△▷▽◁") : Array("▲▶▼◀"))[direction.rawValue]
  }

  /// The border of a box where a wire leaves.
  static func exit(_ direction: Direction, _ kind: Wire.Kind) -> Character {
    (kind == .holds ? Array("┸┝┰┥") : Array("┴├┬┤"))[direction.rawValue]
  }
}
