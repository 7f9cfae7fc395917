import KataCore
import KataSyntax
import Testing

/// Ways round the plain call of what somebody has, behind which the call is found all the same.
struct DetourFactsTests {
  @Test(arguments: [
    "let step = services.log.record\n    step(\"shown\")",
    "record(\"shown\")", "self.record(\"shown\")", "one(\\.log).record(\"shown\")",
    "_ = Optional(services.log).map { $0.record(\"shown\") }",
    "box.log.record(\"shown\")", "Box(value: services).log.record(\"shown\")",
    "Array([services.log]).forEach { $0.record(\"shown\") }",
  ])
  func findsTheCallBehindIt(line: String) {
    let read = ReadFacts(
      """
      protocol Log { func record(_ event: String) }
      struct Services { let log: any Log }
      @dynamicMemberLookup struct Box<Value> {
        let value: Value
        subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
          value[keyPath: path]
        }
      }
      final class Screen: UIViewController {
        let services: Services
        let box: Box<Services>
        private lazy var record = services.log.record
        func one<Part>(_ path: KeyPath<Services, Part>) -> Part { services[keyPath: path] }
        func go() {
          \(line)
        }
      }
      """)
    #expect(read.uses(in: "go").contains("call Log.record"), "\(read.uses(in: "go"))")
  }

  @Test func takesANewLocalNameForItsOwn() {
    let read = ReadFacts(
      """
      final class Screen: UIViewController {
        let log: Log
        func go() {
          let step = log.record
          if true {
            let step = { print("none") }
            step()
          }
        }
      }
      struct Log { func record() {} }
      """)
    #expect(!read.uses(in: "go").contains("call Log.record"))
  }
}
