import KataCore
import Testing

struct TangledFunctionsTests {
  @Test func findsAFunctionThatIsHardToFollow() {
    let inner = (0..<6).map { "if a > \($0) {" }.joined(separator: " ")
    let found = FoundIn("func f(a: Int) { \(inner) print(a) \(String(repeating: "}", count: 6)) }")
    #expect(found[.tangledFunction].count == 1)
  }
}
