import KataCore

/// An atom before all files are read.
struct AtomDraft {
  let file: Int
  let offset: Int
  let length: Int
  let kind: Atom.Kind
  let function: Int
  let isInClosure: Bool
  let uses: [Use]
  let binds: [String]
  let branch: Atom.Branch?
  let otherwise: Int?
}
