/// What the model has to tell.
enum AddressNews {
  case changed
  case made(AddressChange)
  case failed(AddressFailure, retry: () -> Void)
}
