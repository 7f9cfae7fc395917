/// Stands in front of the list, which may be gone.
final class WeakModuleOutput: AddItemModuleOutput {
  private weak var output: (any AddItemModuleOutput)?

  init(_ output: any AddItemModuleOutput) {
    self.output = output
  }

  func didAddItem() { output?.didAddItem() }
}
