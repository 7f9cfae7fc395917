import KataCore
import Testing

struct BoxReadingTests {
  private let sample = CodeSample(
    """
    final class Signal<T> { func notify(_ value: T) {} }
    final class Watched<T> {
      private let changed = Signal<T>()
      var value: T { didSet { changed.notify(value) } }
      init(_ value: T) { self.value = value }
    }
    struct Photo { var name = "" }
    final class PhotosModel {
      let photos = Watched<[Photo]>([])
      let isBusy = Watched<Bool>(false)
      let chosen = BehaviorRelay<[Photo]>(value: [])
      let count = BehaviorRelay<Int>(value: 0)
      func show(_ found: [Photo], _ number: Int) {
        photos.value = found
        isBusy.value = false
        chosen.accept(found)
        count.accept(number)
      }
    }
    """)

  @Test(arguments: ["photos.value", "chosen.accept"])
  func takesEntitiesInABoxForAStateThatIsTold(code: String) throws {
    #expect(try sample.duties(code) == [.domain, .observing])
  }

  @Test(arguments: ["isBusy.value", "count.accept"])
  func takesWhatIsUnderWayForObservingAlone(code: String) throws {
    #expect(try sample.duties(code) == [.observing])
  }

  @Test func takesWhatABoxOfAListIsGivenForAState() throws {
    let sample = CodeSample(
      """
      final class TicketsModel {
        let tickets = MutableProperty<[Ticket]>([])
        let note = MutableProperty<String>("")
        func show(_ answer: TicketsAnswer) {
          self.tickets.value = answer.tickets
          self.note.value = answer.note
        }
      }
      """)
    #expect(try sample.duties("self.tickets.value") == [.domain, .observing])
    #expect(try sample.duties("self.note.value") == [.observing])
  }
}
