import KataCore
import Testing

@testable import KataRunning

struct ScreenLogTests {
  private let request = HostRequest(nonce: "n", token: "t", seed: 1, library: "/l")

  private func moment(_ line: String, _ log: inout ScreenLog) -> ScreenMoment? {
    log.moment(in: Array(line.utf8), printed: "")
  }

  @Test func readsAScreenWithItsViews() throws {
    var log = ScreenLog(of: request)
    let moment = try #require(
      moment(
        """
        {"event":"screen","nonce":"n","outline":"o","request":"/p","calls":[2,0],"screen":{"title":"T",\
        "hasBar":true,"left":[],"right":[],"content":{"kind":"UIButton","text":"Greet","target":0,\
        "frame":[1,2,3,4],"children":[{"kind":"UILabel","disabled":true,"details":{"a":"b"}}]}}}
        """, &log))
    let content = try #require(moment.picture?.content)
    #expect(content.frame == ScreenFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(content.children.first?.isEnabled == false)
    #expect(content.children.first?.details == ["a": "b"])
    #expect(moment.request == "/p")
    #expect(moment.calls == [2, 0])
  }

  @Test func believesOnlyTheHost() {
    var log = ScreenLog(of: request)
    #expect(
      moment(#"{"event":"screen","nonce":"other","outline":"o"}"#, &log) == nil)
    #expect(moment("hello", &log) == nil)
    _ = moment(#"{"event":"closed","nonce":"n","token":"other"}"#, &log)
    #expect(!log.isClosed)
    _ = moment(#"{"event":"closed","nonce":"n","token":"t"}"#, &log)
    #expect(log.isClosed)
  }
}
