import KataCore
import Testing

struct TellingReadingTests {
  private let sample = CodeSample(
    """
    import Combine
    struct Photo { var name = "" }
    final class PhotosModel {
      @Published var isBusy = false
      @Published var photos: [Photo] = []
      var isEmpty = true { didSet { changed?() } }
      var all: [Photo] = [] { didSet { changed?() } }
      var wasAsked = false
      var changed: (() -> Void)?
      func show(_ found: [Photo]) {
        isBusy = false
        photos = found
        isEmpty = false
        all = found
        wasAsked = true
      }
    }
    final class PhotosController: UIViewController {
      let model = PhotosModel()
      func bind() {
        model.$isBusy.sink { _ in }
        model.$photos.sink { _ in }
      }
    }
    """)

  @Test(arguments: ["isBusy = ", "isEmpty = "])
  func takesASignThatTellsSomebodyForObserving(code: String) throws {
    #expect(try sample.duties(code) == [.observing])
  }

  @Test func takesAPublishedListForAStateThatIsTold() throws {
    #expect(try sample.duties("photos = ") == [.domain, .observing])
  }

  @Test(arguments: ["all = found", "wasAsked = "])
  func takesWhatIsKeptFirstOfAllOrTellsNobodyForAState(code: String) throws {
    #expect(try sample.duties(code) == [.domain])
  }
}
