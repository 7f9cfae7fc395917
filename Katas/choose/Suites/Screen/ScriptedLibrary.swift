import Foundation
import LibraryContract

/// The library of `kata show` and `kata run`: what it has, and how it carries out what is asked for.
@MainActor final class ScriptedLibrary {
  private let clock: ClockFake
  private(set) var books: [Book]
  var member: Member

  init(clock: ClockFake, isChinese: Bool = false) {
    self.clock = clock
    books = isChinese ? Self.chinese : Self.english
    member = Member(
      reservations: [], loans: [], fees: 240, cardExpires: clock.now + 86_400 * 90)
    member.loans = [
      loan(1, of: books[3], inDays: -2, branch: isChinese ? "河畔分馆" : "Riverside"),
      loan(2, of: books[4], inDays: 5, branch: isChinese ? "总馆" : "Central"),
      loan(3, of: books[5], inDays: 1, branch: isChinese ? "河畔分馆" : "Riverside", renewals: 2),
    ]
  }

  func book(_ id: Int) -> Book { books.first { $0.id == id } ?? books[0] }

  func reserve(_ id: Int) -> Receipt {
    member.reservations.append(id)
    change(id) { book in
      if book.copies > 0 { book.copies -= 1 } else { book.waiting += 1 }
    }
    return Receipt(book: book(id), member: member)
  }

  func cancel(_ id: Int) -> Receipt {
    member.reservations.removeAll { $0 == id }
    change(id) { book in
      if book.waiting > 0 { book.waiting -= 1 } else { book.copies += 1 }
    }
    return Receipt(book: book(id), member: member)
  }

  /// Two weeks from today.
  func renew(_ loanID: Int) -> Member {
    for index in member.loans.indices where member.loans[index].id == loanID {
      member.loans[index].due = clock.time(inDays: 14, seconds: 0)
      member.loans[index].renewals += 1
    }
    return member
  }

  private func change(_ id: Int, _ change: (inout Book) -> Void) {
    for index in books.indices where books[index].id == id { change(&books[index]) }
  }

  private func loan(
    _ id: Int, of book: Book, inDays days: Int, branch: String, renewals: Int = 0
  ) -> Loan {
    Loan(
      id: id, bookID: book.id, title: book.title, branch: branch,
      due: clock.time(inDays: days, seconds: 36_000), renewals: renewals)
  }

  private static let english = books([
    ("Frankenstein", "Mary Shelley", 2), ("Emma", "Jane Austen", 0),
    ("Middlemarch", "George Eliot", 1), ("Dracula", "Bram Stoker", 0),
    ("Persuasion", "Jane Austen", 3), ("Walden", "Henry David Thoreau", 0),
  ])

  private static let chinese = books([
    ("红楼梦", "曹雪芹", 2), ("西游记", "吴承恩", 0), ("呐喊", "鲁迅", 1), ("骆驼祥子", "老舍", 0),
    ("边城", "沈从文", 3), ("围城", "钱锺书", 0),
  ])

  private static func books(_ lines: [(String, String, Int)]) -> [Book] {
    lines.enumerated().map { index, line in
      Book(
        id: index + 1, title: line.0, author: line.1, copies: line.2,
        waiting: line.2 == 0 ? index : 0)
    }
  }
}
