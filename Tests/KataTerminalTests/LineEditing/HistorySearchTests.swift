import Testing

@testable import KataTerminal

struct HistorySearchTests {
  private func search(_ query: String) -> HistorySearch {
    var search = HistorySearch(["read 一课", "check", "start Greeting", "check --all"])
    for scalar in query.unicodeScalars { search.type(scalar) }
    return search
  }

  @Test(arguments: [
    ("ch", "check --all"), ("X", nil), ("greet", "start Greeting"), ("G", "start Greeting"),
    ("一", "read 一课"),
  ])
  func findsTheNewestLineThatHoldsTheWords(query: String, found: String?) {
    #expect(search(query).found == found)
    #expect(search(query).isFailing == (found == nil))
  }

  @Test func keepsWhatItFoundWhenALongerQueryFindsNothing() {
    #expect(search("GREET").found == "start Greeting")
    #expect(search("GREET").isFailing)
  }

  @Test func goesOlderAndBack() {
    var search = search("check")
    search.goOlder()
    #expect(search.found == "check")
    search.goOlder()
    #expect(search.found == "check" && search.isFailing)
    search.goNewer()
    #expect(search.found == "check --all" && !search.isFailing)
  }

  @Test func staysAtTheLineWhileTheQueryFitsIt() {
    var search = search("c")
    search.goOlder()
    search.type("h")
    #expect(search.found == "check")
  }

  @Test func forgetsWhatWasErased() {
    var search = search("chx")
    #expect(search.isFailing)
    search.erase()
    #expect(search.found == "check --all" && !search.isFailing)
    search.erase()
    search.erase()
    search.erase()
    #expect(search.found == nil && search.query.isEmpty)
  }
}
