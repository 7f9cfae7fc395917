struct Command39 { let redo: () -> Void, undo: () -> Void }
final class History39 {
  private var done: [Command39] = [], undone: [Command39] = []
  var canUndo: Bool { !done.isEmpty }
  func perform(_ c: Command39) {
    c.redo()
    done.append(c)
    undone.removeAll(keepingCapacity: true)
  }
  func undo() {
    guard let c = done.popLast() else { return }
    c.undo()
    undone.append(c)
  }
}
