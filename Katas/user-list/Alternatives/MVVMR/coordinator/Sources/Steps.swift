import Foundation
import UserListContract

/// What every step of the flow may ask.
protocol FlowStep: AnyObject {
  func setBusy(_ isBusy: Bool)
  func report(_ problem: String, tryAgain: (() -> Void)?)
}

/// Receives what people decided in the list.
protocol ListSteps: FlowStep {
  func didChoose(_ user: User)
  func didAskForPage(_ address: URL)
}

/// Receives what people decided about a user.
protocol DetailSteps: FlowStep {
  func didAskForPage(_ address: URL)
  func shouldCall(_ number: String, call: @escaping () -> Void)
}

/// Receives what people decided about a page.
protocol PageSteps: FlowStep {
  func didFinishPage()
}
