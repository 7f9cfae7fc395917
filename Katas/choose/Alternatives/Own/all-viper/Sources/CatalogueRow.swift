/// What a row of the catalogue reads.
struct CatalogueRow: Equatable {
  let id: Int
  let title: String
  let detail: String
}
