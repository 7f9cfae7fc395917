/// What the presenter asks of the interactor.
protocol BookInteracting: AnyObject {
  func findOut()
  /// Reserves, or cancels the reservation.
  func changeReservation()
}

/// What the interactor reports.
protocol BookInteractorOutput: AnyObject {
  func didBegin(_ work: BookWork)
  func didFindOut(_ facts: BookFacts)
  func didFail(_ failure: BookFailure)
  func didEnd()
}
