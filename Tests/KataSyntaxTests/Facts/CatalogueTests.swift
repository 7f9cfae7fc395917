import KataCore
import Testing

@testable import KataSyntax

struct CatalogueTests {
  private let catalogue = Catalogue.shipped

  @Test func everyRowCanBeRead() {
    #expect(catalogue.unreadable == [])
  }

  @Test(arguments: [
    ("UserDefaults", "set", Responsibility.storage), ("URLSession", "dataTask", .network),
    ("UINavigationController", "pushViewController", .navigation),
    ("UIButton", "addTarget", .viewEvents),
    ("UILabel", "numberOfLines", .layout), ("NotificationCenter", "addObserver", .observing),
    ("MoyaProvider", "request", .network), ("OSLog", "info", .logging),
    ("UINavigationItem", "rightBarButtonItem", .layout),
    ("Observable", "subscribe(onNext:)", .observing),
    ("Publishers.Map", "sink", .observing), ("AnyPublisher", "combineLatest", .observing),
    ("Published.Publisher", "assign(to:on:)", .observing),
    ("DateFormatter", "string", .presentation), ("Logger", "info", .logging),
  ])
  func knowsTheDutyOfAMember(type: String, member: String, duty: Responsibility) {
    #expect(catalogue.member(member, of: [type])?.duty == duty)
  }

  @Test func aSubclassHasWhatItsSuperclassHas() {
    #expect(catalogue.member("isHidden", of: ["UIStackView"], isWritten: true)?.isShown == true)
    #expect(catalogue.member("present", of: ["UITabBarController"])?.duty == .navigation)
  }

  @Test func aSingleMemberGoesBeforeTheRestOfItsType() {
    #expect(catalogue.member("text", of: ["UITextField"])?.duty == .viewEvents)
    #expect(catalogue.member("text", of: ["UITextField"], isWritten: true)?.duty == .layout)
  }

  @Test func anAddressAloneIsNoRequest() {
    #expect(catalogue.creation(of: ["URL"])?.duty == nil)
    #expect(catalogue.creation(of: ["URLSession"])?.duty == .network)
  }

  @Test func aRowMayTellMoreOrLessThanADuty() {
    #expect(catalogue.member("row", of: ["IndexPath"])?.note == .uikit)
    #expect(catalogue.member("cachePolicy", of: ["URLRequest"], isWritten: true)?.note == .request)
    #expect(catalogue.member("decode", of: ["JSONDecoder"])?.note == .coding)
    #expect(catalogue.member("decode", of: ["JSONDecoder"])?.duty == nil)
  }

  @Test func rowsOfAnyReceiverMayBeLeftOut() {
    let dismiss = { catalogue.member("dismiss", of: $0, label: "animated", mayBeAnything: $1) }
    #expect(dismiss(["Routing"], true)?.duty == .navigation)
    #expect(dismiss(["Routing"], false) == nil)
    #expect(dismiss(["UIViewController"], false)?.duty == .navigation)
  }

  @Test func aNameOfUnknownTypeSuggestsOne() {
    #expect(catalogue.type(suggestedBy: "greetingLabel") == "UILabel")
    #expect(catalogue.type(suggestedBy: "searchTextField") == "UITextField")
    #expect(catalogue.type(suggestedBy: "headerView") == "UIView")
    #expect(catalogue.type(suggestedBy: "BaseViewController") == "UIViewController")
    #expect(catalogue.type(suggestedBy: "log") == "Logger")
    #expect(catalogue.type(suggestedBy: "count") == nil)
  }

  @Test(arguments: ["preview", "catalog", "dialog", "review"])
  func aShortEndingHasToBeAWord(name: String) {
    #expect(catalogue.type(suggestedBy: name) == nil)
    #expect(catalogue.type(suggestedBy: name + "View") == "UIView")
  }

  @Test(arguments: ["isHidden", "accessoryType"])
  func whatOnlyViewsHaveIsShownByAnyReceiver(member: String) {
    #expect(catalogue.member(member, of: [], isWritten: true)?.isShown == true)
    #expect(catalogue.member(member, of: []) == nil)
  }

  @Test(arguments: [
    ("UserStore", Responsibility.storage), ("APIClient", .network), ("Client", .network),
    ("Log", .logging), ("AuditLogger", .logging), ("Store", nil), ("CallLog", nil),
    ("ThemeService", nil), ("ImageCache", nil), ("TimeTracker", nil), ("Model", nil),
  ])
  func anEndingTellsTheDutyOfAServiceByItsName(name: String, duty: Responsibility?) {
    #expect(catalogue.duty(ofBoundary: name) == duty)
  }

  @Test func overloadsAreToldApartByTheFirstLabel() {
    #expect(catalogue.member("drive", of: [], label: "_")?.duty == .observing)
    #expect(catalogue.member("drive", of: [], label: "withIdentifier") == nil)
  }

  @Test func aRowOfUnknownDutyIsNotRead() {
    #expect(Catalogue(text: "Thing.member nonsense").unreadable.count == 1)
  }
}
