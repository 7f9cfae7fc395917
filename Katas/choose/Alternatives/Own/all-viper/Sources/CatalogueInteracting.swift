/// What a book of the catalogue is known for, without a word of how it reads.
struct CatalogueFact: Equatable {
  let id: Int
  let title: String
  let author: String
  let copies: Int
}

/// What the presenter asks of the interactor.
protocol CatalogueInteracting: AnyObject {
  func begin()
  func fetch()
  func search(_ text: String)
}

/// What the interactor reports.
protocol CatalogueInteractorOutput: AnyObject {
  func didFetch()
  func didFind(_ books: [CatalogueFact])
  func didFailToFetch()
}
