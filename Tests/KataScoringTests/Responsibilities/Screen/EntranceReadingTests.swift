import KataCore
import Testing

struct EntranceReadingTests {
  @Test func knowsTheViewsOfPackagesByTheirNames() throws {
    let sample = CodeSample(
      """
      final class PlacesModel { func open() {}; func nearest() -> Int { 1 } }
      final class PlacesController: UIViewController, GLMapViewDelegate {
        @IBOutlet var badge: SFBadgeLabel!
        let model = PlacesModel()
        var near = 0
        func mapView(_ view: GLMapView, didTap pin: GLPin) {
          near = model.nearest()
          model.open()
        }
        func fail() {
          badge.isHidden = false
          badge.text = "No places near you"
        }
      }
      """)
    #expect(try sample.duties("model.open()") == [.viewEvents])
    #expect(try sample.duties("badge.isHidden") == [.layout])
    #expect(try sample.duties("badge.text") == [.layout, .presentation])
  }

  @Test func takesAnAnswerThatIsKeptForNoEvent() throws {
    let sample = CodeSample(
      """
      final class PlacesModel {
        func nearest(to row: Int) -> Int { row }
        func isEmpty() -> Bool { true }
        func forget() {}
      }
      final class PlacesController: UIViewController {
        let model = PlacesModel()
        var near = 0
        @IBAction func refresh(_ sender: UIButton) {
          near = model.nearest(to: 3)
          if model.isEmpty() { model.forget() }
        }
      }
      """)
    #expect(try !sample.duties("near = model").contains(.viewEvents))
    #expect(try sample.duties("model.isEmpty()") == [.domain])
    #expect(try sample.duties("model.forget()") == [.viewEvents])
  }

  @Test func takesWordsOfALaterAnswerForNoSetUp() throws {
    let sample = CodeSample(
      """
      final class Offers { func load(_ done: @escaping (Bool) -> Void) {} }
      final class OffersController: UIViewController {
        @IBOutlet var note: UILabel!
        @IBOutlet var heading: UILabel!
        let offers = Offers()
        override func viewDidLoad() {
          setUp()
          offers.load { [weak self] _ in self?.sayNothingCame() }
        }
        func setUp() { heading.text = "Offers" }
        func sayNothingCame() { note.text = "Nothing today" }
      }
      """)
    #expect(try sample.duties("heading.text") == [.layout])
    #expect(try sample.duties("note.text") == [.layout, .presentation])
  }

  @Test func hearsAnActionThatASubclassOverridesAndOneThatAnAlertIsHanded() throws {
    let sample = CodeSample(
      """
      final class MenuModel { func open() {}; func clear() {} }
      class BaseController: UIViewController {
        @IBAction func menuTapped(_ sender: Any) {}
        func show() {}
      }
      final class HomeController: BaseController {
        let model = MenuModel()
        override func menuTapped(_ sender: Any) { model.open() }
        override func show() { model.clear() }
        func forget(_ action: UIAlertAction) { self.model.clear() }
      }
      """)
    #expect(try sample.duties("model.open()") == [.viewEvents])
    #expect(try sample.duties("self.model.clear()") == [.viewEvents])
    #expect(try sample.duties("model.clear()").isEmpty)
  }

  @Test func hearsWhatAViewOrAnotherScreenTellsItsController() throws {
    let sample = CodeSample(
      """
      final class PhotoModel { func pick() {}; func load(_ city: Int) {}; func find() {} }
      final class HeaderCell: UITableViewCell {
        weak var screen: PhotoController?
        @objc func handleTap() { screen?.choosePhoto() }
      }
      protocol CityDelegate: AnyObject { func didPick(city: Int) }
      final class CityController: UITableViewController {
        weak var delegate: CityDelegate?
      }
      final class PhotoController: UIViewController, CityDelegate {
        let model = PhotoModel()
        func choosePhoto() { model.pick() }
        func didPick(city: Int) { model.load(city) }
        func search() { model.find() }
      }
      """)
    for code in ["screen?.choosePhoto()", "model.pick()", "model.load(city)"] {
      #expect(try sample.duties(code) == [.viewEvents], "\(code)")
    }
    #expect(try sample.duties("model.find()").isEmpty)
  }

  @Test func hearsAChoiceThatAFunctionOfTheProgramOffers() throws {
    let sample = CodeSample(
      """
      final class Visits { func remove() {}; func leave() {}; func count() {} }
      final class VisitController: UIViewController {
        let visits = Visits()
        func ask(_ text: String, _ agree: @escaping () -> Void) {
          let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in agree() })
          present(alert, animated: true)
        }
        func later(_ work: @escaping () -> Void) { work() }
        func delete() {
          ask("Sure?") { [weak self] in self?.visits.remove() }
          later { [weak self] in self?.visits.count() }
        }
        @IBAction func close() {
          dismiss(animated: true) { self.visits.leave() }
        }
        func actions() -> [SwipeAction] {
          let trash = SwipeAction(style: .default, title: "Trash") { _, _ in self.visits.remove() }
          return [trash]
        }
      }
      """)
    for code in ["self?.visits.remove()", "self.visits.leave()", "self.visits.remove()"] {
      #expect(try sample.duties(code) == [.viewEvents], "\(code)")
    }
    #expect(try sample.duties("let trash") == [.viewEvents])
    #expect(try sample.duties("self?.visits.count()").isEmpty)
  }

  @Test func hearsWhatAViewKeepsAClosureFor() throws {
    let sample = CodeSample(
      """
      final class Tracks { func like() {}; func load() {} }
      final class TrackCell: UITableViewCell {
        var tapped: (() -> Void)?
        func onTap(_ work: @escaping () -> Void) { tapped = work }
        func measure(_ work: () -> Void) { work() }
      }
      final class TracksController: UIViewController {
        let tracks = Tracks()
        func fill(_ cell: TrackCell, _ button: UIButton) {
          cell.onTap { [weak self] in self?.tracks.like() }
          cell.measure { self.tracks.load() }
          button.publisher(for: .touchUpInside).sink { _ in self.tracks.like() }
        }
      }
      """)
    #expect(try sample.duties("self?.tracks.like()") == [.viewEvents])
    #expect(try sample.duties("self.tracks.like()") == [.viewEvents])
    #expect(try sample.duties("self.tracks.load()").isEmpty)
  }

  @Test func takesWhatAControlIsToldToCallAndARowThatIsSwipedAwayForHandlers() throws {
    let sample = CodeSample(
      """
      final class Names { func clear() {}; func drop() {} }
      final class NamesController: UIViewController, UITableViewDataSource {
        let names = Names()
        func arrange(_ button: UIButton) {
          button.addTarget(
            self, action: #selector(NamesController.cleared(_:)), for: .touchUpInside)
        }
        func cleared(_ sender: UIButton) { names.clear() }
        func dropped(_ sender: UIButton) { names.drop() }
        func tableView(
          _ table: UITableView, commit style: UITableViewCell.EditingStyle,
          forRowAt path: IndexPath
        ) {
          switch style {
          case .delete: names.clear( )
          default: return
          }
        }
      }
      """)
    #expect(try sample.duties("names.clear()") == [.viewEvents])
    #expect(try sample.duties("style {") == [.viewEvents])
    #expect(try sample.duties("names.clear( )") == [.viewEvents])
    #expect(try sample.duties("names.drop()").isEmpty)
  }
}
