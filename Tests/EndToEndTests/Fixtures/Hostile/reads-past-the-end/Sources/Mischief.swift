struct Mischief {
  func happen() {
    let names = ["Ada", "Grace"]
    let index = names.count + Int.random(in: 0...3)
    print(names[index])
  }
}
