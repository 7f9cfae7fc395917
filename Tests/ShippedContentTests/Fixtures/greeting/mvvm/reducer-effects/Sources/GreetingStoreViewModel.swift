import GreetingContract

/// Sends every intent as an action through the reducer, and has the effects carried out.
final class GreetingStoreViewModel: GreetingViewModel {
  var onChange: ((GreetingState) -> Void)?
  var state: GreetingState { model.state }

  private let effects: GreetingEffects
  private var model: GreetingModel
  private var subscription: (any FeedSubscription)?

  init(effects: GreetingEffects) {
    self.effects = effects
    model = effects.rememberedModel
    subscription = effects.observePerson { [weak self] in self?.send($0) }
  }

  func greet() {
    send(.greetTapped)
  }

  func openProfile() {
    send(.profileTapped)
  }

  func setFormal(_ isFormal: Bool) {
    send(.formalSwitched(isFormal))
  }

  func setNickname(_ text: String) {
    send(.nicknameEdited(text))
  }

  private func send(_ action: GreetingAction) {
    let before = state
    let followUps = GreetingReducer.reduce(&model, action)
    if state != before {
      onChange?(state)
    }
    for effect in followUps {
      effects.run(effect) { [weak self] in self?.send($0) }
    }
  }
}
