struct Mischief {
  func happen() {
    let count: Int = "three"
    print(count)
  }
}
