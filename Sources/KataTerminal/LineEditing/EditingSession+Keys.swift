extension EditingSession {
  /// Binds the keys: first ours, then what the learner's own file says, line by line.
  func setKeys(_ keys: EditorSettings.Keys, editrc: EditrcFile) {
    native.setKeymap(isVi: keys == .vi)
    KeyBindings(native: native).install()
    for command in editrc.commands { _ = obey(command) }
  }

  /// Obeys a command of libedit's; false when it is not understood.
  func obey(_ command: [String]) -> Bool {
    let isDone = native.obey(command)
    guard let binding = BindCommand(command), isDone else { return isDone }
    // Going over to the keys of Emacs or vi drops every binding, ours too.
    if binding.changesKeys {
      input.boundSequences = []
      KeyBindings(native: native).install()
    }
    input.boundSequences.formUnion(binding.sequences)
    return true
  }
}
