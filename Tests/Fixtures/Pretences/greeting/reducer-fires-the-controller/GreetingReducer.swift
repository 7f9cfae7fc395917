import Foundation
import GreetingContract

enum GreetingEvent {
  case ready, tappedGreet, tappedProfile, switchedFormal, editedNickname
  case person(Person)
  case answer(Result<Data, any Error>)
}

/// What the screen can do, one closure each.
struct GreetingEffects {
  var start: () -> Void
  var isKnown: () -> Bool
  var isShown: () -> Bool
  var load: () -> Void
  var greet: () -> Void
  var word: () -> Void
  var keepNickname: () -> Void
  var openProfile: () -> Void
  var take: (Person) -> Void
  var busy: (Bool) -> Void
  var read: (Data) -> Void
  var tell: () -> Void
}

final class GreetingReducer {
  var effects: GreetingEffects?

  func reduce(_ event: GreetingEvent) {
    guard let effects else { return }
    switch event {
    case .ready: effects.start()
    case .tappedGreet: if effects.isKnown() { effects.greet() } else { effects.load() }
    case .tappedProfile: effects.openProfile()
    case .switchedFormal: if effects.isShown() { effects.word() }
    case .editedNickname:
      effects.keepNickname()
      if effects.isShown() { effects.word() }
    case .person(let person):
      effects.take(person)
      if effects.isShown() { effects.word() }
    case .answer(.success(let data)):
      effects.busy(false)
      effects.read(data)
    case .answer(.failure):
      effects.busy(false)
      effects.tell()
    }
  }
}
