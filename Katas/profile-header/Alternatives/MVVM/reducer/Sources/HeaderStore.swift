import Foundation
import ProfileHeaderContract

/// Runs the logic: applies events, and carries out their effects.
final class HeaderStore: HeaderViewModel {
  var onChange: ((HeaderState) -> Void)?
  var state: HeaderState { logic.state }

  private var logic: HeaderLogic
  private let environment: HeaderEnvironment

  init(logic: HeaderLogic, environment: HeaderEnvironment) {
    self.logic = logic
    self.environment = environment
  }

  func handle(_ intent: HeaderIntent) {
    apply(.intent(intent))
  }

  private func apply(_ event: HeaderEvent) {
    let effects = logic.apply(event)
    onChange?(state)
    effects.forEach(carryOut)
  }

  private func carryOut(_ effect: HeaderEffect) {
    switch effect {
    case .readStore: apply(.stored(environment.stored()))
    case .keep(let data): environment.keep(data)
    case .record(let event, let details): environment.record(event, details)
    case .edit(let draft):
      environment.edit(draft) { [weak self] in self?.apply(.saved(name: $0)) }
    case .send(let call, let number):
      environment.send(call) { [weak self] in self?.apply(.answered(call, number: number, $0)) }
    }
  }
}
