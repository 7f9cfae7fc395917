import Testing

@testable import KataBuilding

struct FrontEndJobTests {
  private let printed = """
    /t/usr/bin/swift-frontend -frontend -c kata-sources.swift -target x -plugin-path '/a b/p' -module-name KataModuleName -o /tmp/x/1.o
    /t/usr/bin/swift-autolink-extract /tmp/x/1.o -o /tmp/x/2.autolink
    /t/usr/bin/clang -shared /t/usr/lib/swift/linux/x86_64/swiftrt.o /tmp/x/1.o -o kata.so
    """

  @Test func putsFilesWhereTheDriverHadItsOwn() throws {
    let job = try #require(FrontEndJob(printedJobs: printed))
    let arguments = job.arguments(
      module: "App", sources: ["a.swift", "b.swift"], output: "App.o", flags: ["-f"])
    #expect(
      arguments == [
        "-frontend", "-c", "a.swift", "b.swift", "-target", "x", "-plugin-path", "/a b/p",
        "-module-name", "App", "-f", "-o", "App.o",
      ])
    #expect(job.runtimeObject == "/t/usr/lib/swift/linux/x86_64/swiftrt.o")
  }

  @Test(arguments: ["", "something else", "swiftc kata-sources.swift\nld x"])
  func givesUpOnAnyOtherShape(text: String) {
    #expect(FrontEndJob(printedJobs: text) == nil)
  }
}
