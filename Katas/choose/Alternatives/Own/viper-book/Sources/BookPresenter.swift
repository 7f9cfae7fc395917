import Foundation

/// Receives the events of the book's view, and tells it what to show.
final class BookPresenter {
  weak var view: (any BookViewing)?
  private let interactor: any BookInteracting
  private let days: DayWording
  private var page = BookPage()
  private var facts: BookFacts?

  init(interactor: any BookInteracting, days: DayWording) {
    self.interactor = interactor
    self.days = days
  }

  func open() { interactor.findOut() }

  func refresh() { interactor.findOut() }

  func act() { interactor.changeReservation() }

  private func render() {
    if let facts { word(facts) }
    view?.render(page)
  }

  private func word(_ facts: BookFacts) {
    page.title = facts.title
    page.author = facts.author
    page.availability = availability(facts)
    page.action = "Reserve"
    page.isActionEnabled = page.canRefresh
    switch facts.standing {
    case .atHome(let day):
      page.notice = "On loan to you until \(days.text(of: day))."
      page.action = nil
      page.isActionEnabled = false
    case .reserved:
      page.notice = "Reserved for you."
      page.action = "Cancel reservation"
    case .reservable:
      page.notice = nil
    case .forbidden(let objection):
      page.notice = text(of: objection)
      page.isActionEnabled = false
    }
  }

  private func text(of objection: ReservationRule.Objection) -> String {
    switch objection {
    case .cardExpired: "Your card has expired."
    case .tooMany: "You have \(ReservationRule.most) reservations already."
    }
  }

  private func availability(_ facts: BookFacts) -> String {
    if facts.copies > 0 { return "\(facts.copies) available" }
    if facts.waiting == 0 { return "On loan, nobody is waiting" }
    return facts.waiting == 1
      ? "On loan, 1 person is waiting" : "On loan, \(facts.waiting) people are waiting"
  }
}

extension BookPresenter: BookInteractorOutput {
  func didBegin(_ work: BookWork) {
    page.isLoading = true
    page.canRefresh = work != .acting
    page.message = nil
    render()
  }

  func didFindOut(_ facts: BookFacts) {
    self.facts = facts
    render()
  }

  func didFail(_ failure: BookFailure) {
    switch failure {
    case .notLoaded: page.message = "The book could not be loaded."
    case .notReached: page.message = "That did not work. Please check your connection."
    case .refused: page.message = "The library refused."
    }
    didEnd()
  }

  func didEnd() {
    page.isLoading = false
    page.canRefresh = true
    render()
  }
}
