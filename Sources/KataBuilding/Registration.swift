/// The one file of ours in the learner's module: it tells the suite host which type `Solution` is.
enum Registration {
  /// The function that the suite host looks for.
  static let symbol = "kata_solution"

  static let fileName = "KataRegistration.swift"

  static let text = """
    @_cdecl("\(symbol)") public func kata_solution(_ out: UnsafeMutableRawPointer) {
      unsafe out.assumingMemoryBound(to: Any.Type.self).initialize(to: Solution.self)
    }

    """
}
