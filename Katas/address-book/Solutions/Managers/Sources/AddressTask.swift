/// What the controller has asked the address manager to do.
enum AddressTask {
  case fetch(CachePolicy)
  case make(AddressChange)

  var isOfForm: Bool {
    if case .make(let change) = self { return change.isOfForm }
    return false
  }
}
