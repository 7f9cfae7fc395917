import KataCore
import SwiftSyntax

/// Call frames: when a body has run, the statement that called it is the current one again.
extension InstrumentationWalk {
  func addFrame(to body: FramedBody) {
    let key = key(body)
    draft.frames.append(key)
    let start = body.range.lowerBound
    draft.rewrites.append(
      Rewrite(
        range: body.range, keys: [key],
        before: " let kata_frame = kata_enter(); defer { kata_leave(kata_frame) };", after: "",
        place: start..<start))
  }

  /// The place of a frame, which is left out like any other where it would not compile.
  func key(_ body: FramedBody) -> MutantKey {
    MutantKey(path: file.source.path, offset: body.range.lowerBound, operator: nil)
  }

  /// Whether the condition is one of a statement; one of an `if` that is a value must not stay the current one.
  func isOfStatement(_ element: ConditionElementSyntax) -> Bool {
    guard let owner = element.parent?.parent, owner.is(IfExprSyntax.self) else { return true }
    guard case .statements = forms.use(of: owner) else { return false }
    return true
  }
}
