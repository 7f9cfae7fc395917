import UserListContract

/// What a view should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      UserListServices.self, (any UsersService).self, (any PageLoader).self,
      (any AddressOpener).self, (any EventLog).self,
    ]
  ) { value in
    value is UserListServices || value is any UsersService || value is any PageLoader
      || value is any AddressOpener || value is any EventLog
  }

  static let entities = ModelKind("entities", types: [User.self, UserDetails.self]) { value in
    // A diffable data source keeps what it is generic over, where nobody can look.
    value is User || value is UserDetails || isOfUsers(type(of: value))
  }

  private static func isOfUsers(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return [User.self, UserDetails.self].contains { (entity: Any.Type) in
      let entity = String(reflecting: entity)
      return name.contains("<\(entity)") || name.contains(" \(entity)>")
    }
  }
}
