import AddressBookContract

/// What is done to the addresses on the server.
enum AddressChange {
  case save(AddressDraft)
  case makeDefault(id: Int)
  case delete(id: Int)

  var request: HTTPRequest {
    switch self {
    case .save(let draft):
      HTTPRequest(
        method: draft.id == nil ? "POST" : "PUT",
        path: draft.id.map { "/addresses/\($0)" } ?? "/addresses",
        body: AddressJSON().body(of: draft))
    case .makeDefault(let id): HTTPRequest(method: "PUT", path: "/addresses/\(id)/default")
    case .delete(let id): HTTPRequest(method: "DELETE", path: "/addresses/\(id)")
    }
  }

  /// What statistics call it.
  var event: String {
    switch self {
    case .save(let draft): draft.id == nil ? "address_added" : "address_changed"
    case .makeDefault: "default_set"
    case .delete: "address_deleted"
    }
  }

  var isOfForm: Bool {
    if case .save = self { return true }
    return false
  }
}
