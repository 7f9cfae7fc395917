import LibraryContract
import XCTest

@testable import App

@MainActor final class CatalogueTests: XCTestCase {
  private let emma = Book(id: 1, title: "Emma", author: "Jane Austen", copies: 0, waiting: 0)
  private let walden = Book(id: 2, title: "Walden", author: "H. D. Thoreau", copies: 1, waiting: 0)

  func testFindsTitlesAndAuthors() {
    var search = CatalogueSearch()
    XCTAssertEqual(search.results(in: [emma, walden]), [emma, walden])
    search.text = " emm "
    XCTAssertEqual(search.results(in: [emma, walden]), [emma])
    search.text = "thoreau"
    XCTAssertEqual(search.results(in: [emma, walden]), [walden])
    search.text = "Dickens"
    XCTAssertEqual(search.results(in: [emma, walden]), [])
  }

  func testWordsARow() {
    XCTAssertEqual(CatalogueRow(emma).detail, "Jane Austen · on loan")
    XCTAssertEqual(CatalogueRow(walden).detail, "H. D. Thoreau · 1 available")
    XCTAssertEqual(CatalogueRow(walden).title, "Walden")
    XCTAssertEqual(CatalogueRow(walden).id, 2)
  }
}
