import Combine
import ProfileContract

/// Publishes the states of a view model: the one of now, and then each new one.
///
/// Here Observation and Combine meet: the view model is observed, and the view subscribes.
final class ProfileStates {
  private let viewModel: any ProfileViewModel
  private let states: CurrentValueSubject<ProfileState, Never>

  init(of viewModel: any ProfileViewModel) {
    self.viewModel = viewModel
    states = CurrentValueSubject(viewModel.state)
    follow(self) { $0.states.send($0.viewModel.state) }
  }

  /// One part of the states, each time it is another.
  func values<Part: Equatable>(_ part: @escaping (ProfileState) -> Part) -> AnyPublisher<
    Part, Never
  > {
    states.map(part).removeDuplicates().eraseToAnyPublisher()
  }
}
