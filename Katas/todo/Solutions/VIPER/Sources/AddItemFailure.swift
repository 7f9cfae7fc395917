/// Why an item was not added.
enum AddItemFailure {
  case noTitle
  case store
}
