extension String {
  /// The text with full-width letters, digits and signs as plain ones, as far as ASCII has them.
  var halfWidth: String {
    guard unicodeScalars.contains(where: { (0xff01...0xff5e).contains($0.value) }) else {
      return self
    }
    let scalars = unicodeScalars.map { scalar in
      (0xff01...0xff5e).contains(scalar.value)
        ? Unicode.Scalar(scalar.value - 0xfee0) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
