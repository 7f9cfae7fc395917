struct Mischief {
  func happen() {}
}
