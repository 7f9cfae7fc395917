import TodoContract

/// The store's items, for those who wait in a task.
struct TodoItems {
  let store: any TodoReading

  func all() async -> Result<[TodoItem], any Error> {
    await withCheckedContinuation { continuation in
      store.fetchItems { continuation.resume(returning: $0) }
    }
  }
}
