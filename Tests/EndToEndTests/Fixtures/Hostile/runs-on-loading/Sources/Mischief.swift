@used @section(".init_array") private let hook: @convention(c) () -> Void = {
  print("loaded")
}

struct Mischief {
  func happen() {}
}
