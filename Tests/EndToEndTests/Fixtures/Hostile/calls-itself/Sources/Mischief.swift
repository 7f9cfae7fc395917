struct Mischief {
  func happen() {
    print(depth(of: 0))
  }

  private func depth(of number: Int) -> Int {
    number < 0 ? 0 : 1 + depth(of: number + 1)
  }
}
