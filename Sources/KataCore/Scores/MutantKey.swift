/// Names a place of the instrumentation, so that a build can leave it out.
package struct MutantKey: Hashable, Comparable, Sendable {
  package let path: RelativePath
  /// Where it begins in its file, in UTF-8 bytes.
  package let offset: Int
  /// The mutant's operator; nil for a hit counter.
  package let `operator`: Mutant.Operator?

  package init(path: RelativePath, offset: Int, operator: Mutant.Operator?) {
    self.path = path
    self.offset = offset
    self.operator = `operator`
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.offset, left.operator?.rawValue ?? "")
      < (right.path, right.offset, right.operator?.rawValue ?? "")
  }
}
