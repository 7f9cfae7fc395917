/// Finds what somebody probably meant to type.
package struct NearestName: Sendable {
  package let names: [String]

  package init(among names: [String]) {
    self.names = names
  }

  /// The closest name within two edits, or the only one that starts like the word; nil when nothing is near.
  ///
  /// Two edits make any word of three letters out of another, so there one must do.
  package func match(for word: String) -> String? {
    // Nobody means a name by so long a word, and counting its edits would take long.
    guard word.utf8.count <= 100 else { return nil }
    let word = word.lowercased()
    let letters = word.filter(\.isLetter)
    let ranked = names.map { name in
      (
        name: name, distance: Self.distance(name.lowercased(), word),
        // Of two that are as near, the one that lacks only a hyphen is meant.
        isRespelt: name.lowercased().filter(\.isLetter) == letters
      )
    }
    let best = ranked.min {
      $0.distance == $1.distance ? $0.isRespelt && !$1.isRespelt : $0.distance < $1.distance
    }
    if let best, best.distance <= (word.count > 3 ? 2 : 1),
      best.distance < best.name.count
    {
      return best.name
    }
    let starting = names.filter { !word.isEmpty && $0.lowercased().hasPrefix(word) }
    return starting.count == 1 ? starting[0] : nil
  }

  /// Asks for the name that was probably meant, as the end of a sentence; empty where none is near.
  package func question(for word: String) -> String {
    match(for: word).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Counts the insertions, deletions, substitutions and neighbour swaps between two words.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
