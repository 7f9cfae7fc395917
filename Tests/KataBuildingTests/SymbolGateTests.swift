import KataCore
import Testing

@testable import KataBuilding

struct SymbolGateTests {
  private func ids(_ listing: String) -> [String] {
    SymbolGate().findings(in: listing).map(\.id)
  }

  @Test(arguments: [
    "swift_retain U", "memcpy U", "$sSS10FoundationE6formatS2Sh_s7CVarArg_pdtcfC U",
    "_swiftEmptyArrayStorage U", "_Block_copy U", "kata_solution T 0 0", "$s3App1AVMa T 10 5",
    "swift_deletedMethodError w", "swift_willThrowTyped W 0 1",
    "dynamic_cast_existential_1_conditional W 0 9", "__swift_reflection_version V 0 2",
    "symbolic _____SgXw 13HeadlessUIKit16UIViewControllerC V 0 7",
    "associated conformance 3App8ResponseV10CodingKeysOSHAASQ V 0 8", ".L.str.39.Unsafe r 0 27",
    "l__swift5_reflection_descriptor.1 r 2a 9", "$s10Foundation6BundleCMn U",
    "$s13HeadlessUIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTj U",
  ])
  func letsPassWhatASolutionNeeds(line: String) {
    #expect(ids(line) == [])
  }

  @Test(arguments: [
    "exit", "fork", "dlsym", "write", "open", "system", "kill", "syscall", "getenv",
  ])
  func refusesCallsToTheSystem(name: String) {
    #expect(ids("\(name) U") == ["symbol.\(name)"])
  }

  @Test func refusesTypesWhosePurposeLiesElsewhere() {
    #expect(ids("$s10Foundation7ProcessC3run4path U") == ["symbol.Process"])
  }

  @Test(arguments: [
    ("$s10Foundation6NSDataC10contentsOfACSg_tcfC U", "NSData"),
    ("$s10Foundation8NSStringC5write2to10atomically U", "write(to:)"),
    ("$s10Foundation6BundleC4pathACSgSS_tcfC U", "Bundle(path:)"),
    ("$s5Glibc5fcntlys5Int32VAD_ADtF U", "fcntl"), ("$s8Dispatch0A2IOC U", "DispatchIO"),
  ])
  func refusesWhatReachesFilesAndLibraries(line: String, name: String) {
    #expect(ids(line) == ["symbol.\(name)"])
  }

  @Test func refusesBareSymbolsOfItsOwn() {
    #expect(ids("malloc T 0 10") == ["symbol.malloc"])
    #expect(ids("exit T 0 10") == ["symbol.exit"])
    #expect(ids("swift_retain T 0 10") == ["symbol.swift_retain"])
  }
}
