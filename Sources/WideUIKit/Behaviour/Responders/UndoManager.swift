/// Keeps what takes changes back, and what makes them again.
@MainActor
open class UndoManager: UndoManagerMembers {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var direction = Direction.change

  private enum Direction {
    case change, undo, redo
  }

  /// Takes the last change back.
  open func undo() {
    run(.undo, undos.popLast())
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    run(.redo, redos.popLast())
  }

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undos.isEmpty }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redos.isEmpty }

  /// Keeps what takes the change back that is being made; the target is held.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    switch direction {
    case .undo: redos.append { handler(target) }
    case .redo: undos.append { handler(target) }
    case .change:
      undos.append { handler(target) }
      redos = []
    }
  }

  /// Forgets everything.
  open func removeAllActions() {
    undos = []
    redos = []
  }

  private func run(_ direction: Direction, _ action: (() -> Void)?) {
    self.direction = direction
    action?()
    self.direction = .change
  }
}
