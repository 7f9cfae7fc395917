import KataCore
import Testing

/// What facts say of parts that are kept in boxes.
struct BoxTests {
  private static let boxes = [
    ("struct Box<Part> { let part: Part }", "Box(part: service)"),
    (
      "final class Box<Part> { let part: Part; init(_ part: Part) { self.part = part } }",
      "Box(service)"
    ),
    (
      "struct Box<Part: AnyObject>: Sendable { weak var part: Part? }",
      "Box<Service>(part: service)"
    ),
  ]

  @Test(arguments: boxes)
  func seesThroughWhatOnlyKeeps(box: String, making: String) {
    let boxed = ReadFacts(
      """
      final class Service { func load() {} }
      final class Screen {
        private let service: Box<Service>
        init(service: Service) { self.service = \(making) }
        func go() { service.part.load() }
      }
      \(box)
      """)
    #expect(boxed.property("service")?.type == "Service")
    #expect(boxed.property("service")?.isInjected == true)
    #expect(boxed.uses(in: "go") == ["read Screen.service", "call Service.load"])
    #expect(boxed.calls(of: "go") == ["Service.load": 1])
    #expect(boxed.references.contains("Screen holds Service"))
    #expect(!boxed.references.contains { $0.contains("Box") })
  }

  @Test(arguments: [
    "final class Box<Part> { var part: Part; init(part: Part) { self.part = part } }",
    "struct Box<Part> { let part: Part; func ask() {} }",
    "struct Box<Part> { let part: Part; let count = 1 }",
    "struct Box<Part> { let part: Part; init(part: Part) { print(1); self.part = part } }",
  ])
  func leavesWhatDoesAnythingBesides(box: String) {
    let read = ReadFacts(
      """
      final class Service { func load() {} }
      final class Screen {
        private let service: Box<Service>
        init(service: Service) { self.service = Box(part: service) }
        func go() { service.part.load() }
      }
      \(box)
      """)
    #expect(read.property("service")?.type == "Box")
    #expect(read.references.contains("Screen holds Box"))
    #expect(read.calls(of: "go")["Service.load"] == 1)
  }
}
