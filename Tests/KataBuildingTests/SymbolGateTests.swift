import KataCore
import Testing

@testable import KataBuilding

struct SymbolGateTests {
  private func ids(_ line: String) -> [String] {
    SymbolGate().findings(in: [ObjectSymbol(line: line)]).map(\.id)
  }

  @Test(arguments: [
    "swift_retain U", "memcpy U",
    "_swiftEmptyArrayStorage U", "_Block_copy U", "kata_solution T", "$s3App1AVMa T",
    "swift_deletedMethodError w", "swift_willThrowTyped W",
    "dynamic_cast_existential_1_conditional W", "__swift_reflection_version V",
    "symbolic _____SgXw 13HeadlessUIKit16UIViewControllerC V",
    "associated conformance 3App8ResponseV10CodingKeysOSHAASQ V", ".L.str.39.Unsafe r",
    "l__swift5_reflection_descriptor.1 r", "$s10Foundation6BundleCMn U",
    "cbrt U", "lround U", "sinhf U", "log1p U", "__udivti3 U",
    "$s10Foundation12NSURLRequestC11CachePolicyOMn U", "$s10Foundation18NSCocoaErrorDomainSSvg U",
    "$s10Foundation25NSLocalizedDescriptionKeySSvg U",
    "$s10Foundation24NSDecimalNumberBehaviorsMp U",
    "$s20FoundationEssentials24AttributedStringProtocolMp U",
    "$s10Foundation6ThreadC06isMainB0SbvgZ U", "$s10Foundation6ThreadCMa U",
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
    #expect(ids("$s10Foundation7ProcessCMa U") == ["symbol.Process"])
  }

  @Test(arguments: [
    ("$s10Foundation6NSDataCMa U", "NSData"),
    ("$s10Foundation8NSStringCMa U", "NSString"), ("$s10Foundation7NSArrayCMn U", "NSArray"),
    ("$s10Foundation7NSArrayC5arrayACSayypG_tcfC U", "NSArray"),
    ("$sSS10FoundationE6formatS2Sh_s7CVarArg_pdtcfC U", "String(format:)"),
    ("$s10Foundation12UserDefaultsC8standardACvgZ U", "UserDefaults"),
    ("$s10Foundation6BundleC4mainACvgZ U", "Bundle.main"),
    ("$s10Foundation6BundleC4pathACSgSS_tcfC U", "Bundle(path:)"),
    ("$s5Glibc5fcntlys5Int32VAD_ADtF U", "fcntl"), ("$s8Dispatch0A2IOC U", "DispatchIO"),
  ])
  func refusesWhatReachesFilesAndLibraries(line: String, name: String) {
    #expect(ids(line) == ["symbol.\(name)"])
  }

  /// Its dictionary is of a class that writes files, through calls that leave no symbol.
  @Test func refusesObjectsThatHandOutOthers() {
    #expect(ids("$s10Foundation6ThreadC7currentACvgZ U") == ["symbol.Thread"])
  }

  @Test(arguments: [
    ("0A0E24checkResourceIsReachableSbyKF", "checkResourceIsReachable"),
    ("13homeDirectoryACvgZ", "homeDirectory"), ("16currentDirectoryACyFZ", "currentDirectory"),
  ])
  func refusesQuestionsAboutFiles(symbol: String, member: String) {
    #expect(ids("$s20FoundationEssentials3URLV\(symbol) U") == ["symbol.URL.\(member)"])
  }

  /// The library does not mark them as unsafe.
  @Test(arguments: [
    (
      "25_createOffsetBasedKeyPath4root5value6offsets03AnydE0CypXp_ypXpSitF",
      "_createOffsetBasedKeyPath"
    ),
    ("13_bridgeObject10fromTaggedBbSu_tF", "_bridgeObject"),
    ("13_nativeObject8toNativeyXlBo_tF", "_nativeObject"),
    ("18_encodeBitsAsWordsySaySiGxlF", "_encodeBitsAsWords"),
  ])
  func refusesFunctionsThatTakeMemoryApart(symbol: String, name: String) {
    #expect(ids("$ss\(symbol) U") == ["symbol.\(name)"])
  }

  /// The demangler writes the key path of `text.link = url` without a blank between two types.
  @Test func readsTypesThatTheDemanglerPutsTogether() {
    let path = """
      $s20FoundationEssentials22AttributeDynamicLookupO13dynamicMemberxs7KeyPathCyAA0C6ScopesO0A10\
      AttributesVxG_tcAA016AttributedStringH0RzluipAcJ04LinkC0OTK
      """
    #expect(ids("\(path) W") == [])
    let glued = PlatformMention.all(in: "key path getter : Foundation.NSNullFoundation.Process.run")
    #expect(glued.map(\.name) == ["NSNull", "Process"])
  }

  @Test func refusesDescriptionsOfTypesOfOthers() {
    let foreign = "$s16GreetingContract0A8ServicesVs17CustomReflectable3AppMc"
    #expect(ids("\(foreign) R") == ["symbol.CustomReflectable"])
    // Generic over a type of one's own, it is still another module's.
    let list = "$ss6ResultOyxq_Gs17CustomReflectable3AppAE3BoxCRszrlMc"
    #expect(ids("\(list) R") == ["symbol.CustomReflectable"])
    let own = [
      "3App5PanelV", "3App3GenVyxG", "3App1fyyF5LocalL_V",
    ]
    for type in own { #expect(ids("$s\(type)s17CustomReflectableAAMc R") == []) }
    #expect(ids("$s16GreetingContract0A8ServicesVs23CustomStringConvertible3AppMc R") == [])
  }

  @Test func refusesBareSymbolsOfItsOwn() {
    #expect(ids("malloc T") == ["symbol.malloc"])
    #expect(ids("exit T") == ["symbol.exit"])
    #expect(ids("swift_retain T") == ["symbol.swift_retain"])
  }
}
