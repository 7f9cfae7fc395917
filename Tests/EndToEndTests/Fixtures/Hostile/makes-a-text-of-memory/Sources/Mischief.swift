struct Mischief {
  func happen() {
    let (numbers, place): ([Int], _) = Swift._allocateUninitializedArray(4._builtinWordValue)
    let text = String(
      _builtinStringLiteral: place, utf8CodeUnitCount: 512._builtinWordValue, isASCII: true._value)
    print(text.debugDescription, numbers)
  }
}
