/// The ways out of the catalogue.
struct CatalogueExits {
  let showBook: (_ id: Int) -> Void
  let showLoans: () -> Void
}
