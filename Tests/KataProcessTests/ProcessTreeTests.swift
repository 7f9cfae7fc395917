import Testing

@testable import KataProcess

struct ProcessTreeTests {
  private func member(_ pid: Int32, below parent: Int32) -> ProcessTree.Member {
    ProcessTree.Member(pid: pid, parent: parent, name: "p\(pid)")
  }

  @Test func findsDescendantsAtEveryDepth() {
    let all = [member(2, below: 1), member(3, below: 2), member(4, below: 3), member(5, below: 1)]
    #expect(Set(ProcessTree(below: 2, in: all).members.map(\.pid)) == [3, 4])
  }

  @Test func readsNamesWithSpacesAndParentheses() throws {
    let member = try #require(ProcessTree.Member(stat: "12 (a (b) c) S 11 12 12 0"))
    #expect(member == ProcessTree.Member(pid: 12, parent: 11, name: "a (b) c"))
  }

  @Test(arguments: ["", "12 nothing", "12 (cut", "12 (a) S"])
  func refusesLinesThatMakeNoSense(line: String) {
    #expect(ProcessTree.Member(stat: line) == nil)
  }

  @Test func readsThePeakInKilobytes() {
    let status = "Name:\tkata\nVmPeak:\t  900 kB\nVmHWM:\t   40 kB\n"
    #expect(ProcessTree.Member.peakBytes(status: status) == 40 * 1024)
  }
}
