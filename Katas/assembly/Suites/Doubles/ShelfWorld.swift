import AssemblyContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let presenter = Role(title: "presenter", seam: "ShelfPresenter")
  static let router = Role(title: "router", seam: "ShelfRouter")
}

extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any ShelfPresenter).self, isOne: { $0 is any ShelfPresenter },
    isMade: { $0 is any ShelfPresenter.Type })
  static let router = PartKind(
    .router, declaredAs: (any ShelfRouter).self, isOne: { $0 is any ShelfRouter },
    isMade: { $0 is any ShelfRouter.Type })
}

/// What a view should not get at.
extension ModelKind {
  static let library = ModelKind("library", types: [(any Library).self, Book.self]) {
    $0 is any Library || $0 is Book
  }
}

/// Three books that nobody knows beforehand.
@MainActor final class LibraryStub: Library {
  private let shelf: [Book]

  init(_ values: SeededValues) {
    shelf = (0..<3).map { _ in Book(title: values.name(), author: values.name()) }
  }

  func books() -> [Book] { shelf }
}

/// Remembers what it was told to show.
@MainActor final class ShelfViewSpy: ShelfView {
  private(set) var titles: [String] = []

  func show(_ titles: [String]) { self.titles = titles }
}

/// Leads nowhere and remembers where it was asked to lead.
@MainActor final class ShelfRouterSpy: ShelfRouter {
  private(set) var authors: [String] = []

  func showBook(_ book: Book) { authors.append(book.author) }
}
