struct Mischief {
  func happen() {
    let object = Swift._bridgeObject(toNative: Swift._bridgeObject(fromTagged: 0x4141_4140))
    print(object === object)
  }
}
