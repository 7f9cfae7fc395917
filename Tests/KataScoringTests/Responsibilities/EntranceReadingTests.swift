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
}
