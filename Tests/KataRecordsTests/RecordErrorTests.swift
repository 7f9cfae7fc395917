import KataRecords
import Testing

struct RecordErrorTests {
  @Test(arguments: [
    RecordError.readOnly(path: "/p"), .diskFull(path: "/p"), .notReadable(path: "/p"),
    .inTheWay(path: "/p"), .busy(path: "/p"), .inUse(.newer, path: "/p"), .inUse(nil, path: "/p"),
    .damaged(path: "/p"), .notSetAside(.damaged, path: "/p", reason: "why"),
    .failed(path: "/p", reason: "why"),
  ])
  func saysWhereAndWhatToDo(_ error: RecordError) {
    let text = "\(error)"
    #expect(text.contains("/p"))
    #expect(text.hasSuffix("."))
    #expect(text.count > 40)
  }
}
