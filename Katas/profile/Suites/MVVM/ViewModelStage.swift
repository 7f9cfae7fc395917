import Observation
import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's view model between services and an observer that belong to the suite.
@MainActor struct ViewModelStage: FormInUse {
  let world: ProfileWorld
  let viewModel: any ProfileViewModel
  let observer: StateObserver
  let role = Role.viewModel
  let memberSaving: String? = "save()"

  /// Makes the view model, and observes its state as a view does.
  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any ProfileMVVM.Type).self)
    world = ProfileWorld(for: test)
    viewModel = solution.makeViewModel(profile: world.profile, services: world.services)
    observer = StateObserver(of: viewModel)
    MainQueue.settle()
  }

  func enter(_ text: String, into field: ProfileField) throws {
    viewModel.enter(text, into: field)
    MainQueue.settle()
  }

  func save() throws {
    viewModel.save()
    MainQueue.settle()
  }

  func shown(_ place: FormPlace) throws -> String {
    let state = viewModel.state
    return switch place {
    case .name: state.name
    case .birthDate: state.texts[.birthDate] ?? ""
    case .birthday: state.birthday
    case .problem: state.problem
    case .status: state.status
    }
  }

  func isSaveEnabled() throws -> Bool { viewModel.state.isSaveEnabled }

  func member(entering field: ProfileField) -> String? { "enter(_:into:)" }
}

/// Reads the state of a view model again after every change, as a bound view does.
///
/// A class, because Observation calls it back.
@MainActor final class StateObserver {
  private let viewModel: any ProfileViewModel
  /// The state as it was read last.
  private(set) var last = ProfileState()

  init(of viewModel: any ProfileViewModel) {
    self.viewModel = viewModel
    read()
  }

  private func read() {
    withObservationTracking {
      last = viewModel.state
    } onChange: { [weak self] in
      Task { @MainActor in self?.read() }
    }
  }
}
