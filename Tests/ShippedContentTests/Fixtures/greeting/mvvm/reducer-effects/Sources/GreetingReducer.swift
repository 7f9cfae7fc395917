import Foundation
import GreetingContract

/// Everything that can happen to the screen.
nonisolated enum GreetingAction {
  case greetTapped
  case retryTapped
  case profileTapped
  case formalSwitched(Bool)
  case nicknameEdited(String)
  case personLoaded(Person)
  case loadingFailed(GreetingFailure)
  case personChanged(Person)
}

/// Everything that the screen does to the world.
nonisolated enum GreetingEffect: Equatable {
  case loadPerson
  case storeNickname(String?)
  case storeCount(Int)
  case record(String, details: [String: String])
  case showProfile(Profile)
  case showFailure(GreetingFailure)
}

/// Decides, in one place and without doing anything, what follows from what.
nonisolated enum GreetingReducer {
  static func reduce(_ model: inout GreetingModel, _ action: GreetingAction) -> [GreetingEffect] {
    switch action {
    case .greetTapped where model.isLoading:
      return []

    case .greetTapped where model.person != nil:
      return greet(&model)

    case .greetTapped, .retryTapped:
      model.isLoading = true
      return [.loadPerson]

    case .profileTapped:
      guard let profile = model.profile else { return [] }
      return [.record("profile_opened", details: [:]), .showProfile(profile)]

    case .formalSwitched(let isFormal):
      model.style = isFormal ? .formal : .informal
      return []

    case .nicknameEdited(let text):
      let nickname = text.trimmingCharacters(in: .whitespaces)
      model.nickname = nickname.isEmpty ? nil : nickname
      return [.storeNickname(model.nickname)]

    case .personLoaded(let person):
      model.isLoading = false
      model.person = person
      return greet(&model)

    case .loadingFailed(let failure):
      model.isLoading = false
      return [
        .record("greeting_failed", details: ["reason": failure.rawValue]), .showFailure(failure),
      ]

    case .personChanged(let person):
      model.person = person
      return []
    }
  }

  private static func greet(_ model: inout GreetingModel) -> [GreetingEffect] {
    model.isGreetingShown = true
    model.timesGreeted += 1
    return [
      .storeCount(model.timesGreeted),
      .record("greeting_shown", details: ["style": model.style.rawValue]),
    ]
  }
}
