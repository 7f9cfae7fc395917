import KataCore
import Testing

struct ContentHashTests {
  /// Vectors of FIPS 180-4, and lengths around a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func isSHA256(text: String, digest: String) {
    #expect(ContentHash.of(text.utf8) == digest)
  }

  @Test func doesNotDependOnHowBytesArrive() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    var hash = ContentHash()
    for start in stride(from: 0, to: 1000, by: 37) {
      hash.update(bytes[start..<min(start + 37, 1000)])
    }
    #expect(hash.finish() == ContentHash.of(bytes))
  }
}
