import Foundation

/// What is known of a book and of the member, without a word of how it reads.
struct BookFacts: Equatable {
  let title: String
  let author: String
  let copies: Int
  let waiting: Int
  let standing: Standing

  enum Standing: Equatable {
    case atHome(until: Date)
    case reserved
    case reservable
    case forbidden(ReservationRule.Objection)
  }
}

/// Why there is nothing new.
enum BookFailure: Equatable {
  case notLoaded, notReached, refused
}

/// What the interactor is doing.
enum BookWork {
  case idle, fetching, acting
}
