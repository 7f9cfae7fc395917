/// Hears what the form's interactor has found out.
protocol AddItemOutput: AnyObject {
  func didChoose(_ day: ChosenDay)
  func didBeginToAdd()
  func didAdd()
  func didFailToAdd(_ failure: AddItemFailure)
}
