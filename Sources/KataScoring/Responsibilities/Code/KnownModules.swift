import KataCore

/// Packages that stand for one responsibility, so that types of theirs that no table names are told too.
struct KnownModules: Sendable {
  private let duties: [RelativePath: Responsibility]

  /// Gives each file the duty of its packages, where all that are known agree.
  init(_ files: [FileFacts]) {
    var duties: [RelativePath: Responsibility] = [:]
    for file in files {
      let foreign = file.imports.filter { !Self.platform.contains($0) }
      let known = Set(foreign.compactMap { Self.table[$0] })
      if known.count == 1, foreign.allSatisfy({ Self.table[$0] != nil }) {
        duties[file.path] = known.first
      }
    }
    self.duties = duties
  }

  /// The files that work with streams.
  static func streaming(_ files: [FileFacts]) -> Set<RelativePath> {
    Set(
      files.filter { file in
        file.imports.contains { $0 == "Combine" || table[$0] == .observing }
      }.map(\.path))
  }

  /// What the packages of a file stand for.
  func duty(of file: RelativePath) -> Responsibility? { duties.isEmpty ? nil : duties[file] }

  /// Whether a use is of a type that the platform does not declare.
  static func isForeign(_ use: Use) -> Bool {
    guard let name = use.on ?? (use.kind == .make ? use.name : nil), use.kind != .read
    else { return false }
    let root = KnownAPI.root(name)
    let isPlatform =
      Self.common.contains(root)
      || Self.prefixes.contains { root.hasPrefix($0) }
    return !isPlatform
  }

  /// Whether an atom works with lists of a database, which tell nobody of anything by themselves.
  static func hasList(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { ["List", "Results"].contains($0.on ?? "") }
  }

  private static let prefixes = [
    "UI", "NS", "CG", "CA", "URL", "AV", "MK", "CL", "WK", "SF", "MF", "UN", "SK", "PH", "AS", "CN",
    "EK", "QL",
  ]
  private static let platform: Set<String> = [
    "UIKit", "Foundation", "Swift", "SwiftUI", "Combine", "CoreData", "Dispatch", "os", "MapKit",
    "CoreLocation", "Observation", "QuartzCore", "CoreGraphics", "SafariServices",
  ]

  private static let table: [String: Responsibility] = [
    "Alamofire": .network, "AlamofireImage": .network, "Moya": .network, "RxMoya": .network,
    "Nikka": .network, "AFNetworking": .network, "Apollo": .network, "Siesta": .network,
    "Starscream": .network, "SwiftHTTP": .network, "Get": .network, "SocketIO": .network,
    "RxAlamofire": .network, "RealmSwift": .storage, "RxRealm": .storage, "GRDB": .storage,
    "SQLite": .storage, "KeychainAccess": .storage, "KeychainSwift": .storage, "Cache": .storage,
    "CoreStore": .storage, "SwiftData": .storage, "SnapKit": .layout, "PureLayout": .layout,
    "Cartography": .layout, "TinyConstraints": .layout, "Anchorage": .layout, "Stevia": .layout,
    "SVProgressHUD": .layout, "MBProgressHUD": .layout, "SkeletonView": .layout,
    "PKHUD": .layout, "NVActivityIndicatorView": .layout, "Lottie": .layout,
    "CocoaLumberjack": .logging, "SwiftyBeaver": .logging, "XCGLogger": .logging,
    "FirebaseAnalytics": .logging, "Crashlytics": .logging, "FirebaseCrashlytics": .logging,
    "Swinject": .wiring, "SwinjectStoryboard": .wiring, "Dip": .wiring, "Resolver": .wiring,
    "FirebaseFirestore": .storage, "FirebaseFirestoreSwift": .storage,
    "FirebaseDatabase": .storage, "FirebaseStorage": .storage, "FirebaseAuth": .network,
    "Just": .network, "Factory": .wiring, "Cleanse": .wiring, "RxSwift": .observing,
    "RxCocoa": .observing,
    "RxRelay": .observing, "ReactiveSwift": .observing, "ReactiveCocoa": .observing,
    "Bond": .observing, "ReactiveKit": .observing, "ReSwift": .observing, "SwiftyJSON": .domain,
    "ObjectMapper": .domain, "Unbox": .domain, "Gloss": .domain, "Marshal": .domain,
  ]

  private static let common: NameSet = [
    "String", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Set", "Data", "Date",
    "Optional", "Result", "Error", "Character", "Substring", "Range", "IndexPath", "IndexSet",
    "DispatchQueue", "DispatchGroup", "OperationQueue", "Timer", "Thread", "Task", "UUID", "Bundle",
    "Notification", "NotificationCenter", "Locale", "Calendar", "TimeZone", "DateFormatter",
    "NumberFormatter", "JSONDecoder", "JSONEncoder", "Selector", "Any", "AnyObject", "Decimal",
    "Decoder", "Encoder", "FileManager", "UserDefaults", "ProcessInfo", "Void", "JSONSerialization",
    "Int64", "UInt", "Collection", "Sequence", "Never", "AnyHashable", "Mirror", "MainActor",
    "CharacterSet", "DateComponents", "DateInterval", "Measurement", "TimeInterval", "Progress",
    "Operation", "BlockOperation", "DispatchTime", "DispatchWorkItem", "DispatchSemaphore",
  ]
}
