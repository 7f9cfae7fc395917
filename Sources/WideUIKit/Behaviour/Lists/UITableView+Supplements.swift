/// The headers and footers of sections.
extension UITableView {
  /// Asks for all headers and footers, and tells the delegate of those that come and go.
  func fillSupplements() {
    let old = (headers, footers)
    headers = rows.sections.indices.map { supplement(in: $0, isHeader: true) }
    footers = rows.sections.indices.map { supplement(in: $0, isHeader: false) }
    for (section, view) in old.0.enumerated() {
      guard let view, !headers.contains(where: { $0 === view }) else { continue }
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in old.1.enumerated() {
      guard let view, !footers.contains(where: { $0 === view }) else { continue }
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func supplement(in section: Int, isHeader: Bool) -> UIView? {
    guard let view = ownSupplement(in: section, isHeader) ?? titled(in: section, isHeader) else {
      return nil
    }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func ownSupplement(in section: Int, _ isHeader: Bool) -> UIView? {
    isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  private func titled(in section: Int, _ isHeader: Bool) -> UIView? {
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
