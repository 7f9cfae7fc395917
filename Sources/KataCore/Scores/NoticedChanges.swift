/// How many changes to the code tests notice, of those that they run and of all.
package struct NoticedChanges: Hashable, Sendable {
  package let noticed: Int
  /// Those in lines that the tests run.
  package let run: Int
  /// All that anybody could notice.
  package let all: Int

  package init(_ mutants: [Mutant]) {
    noticed = mutants.count { $0.fate == .killed }
    run = noticed + mutants.count { $0.fate == .survived }
    all = run + mutants.count { $0.fate == .uncovered }
  }

  /// The share of all, 0 to 1; nil where there is nothing to notice.
  package var share: Double? { all > 0 ? Double(noticed) / Double(all) : nil }
}
