/// What the catalogue's presenter can have shown.
protocol CatalogueShowing: AnyObject {
  func show(rows: [CatalogueRow])
  func show(message: String?)
  func show(isLoading: Bool)
}
