/// Where somebody gets parcels: the entity of this kata.
nonisolated public struct Address: Equatable, Sendable {
  /// The number under which the server knows the address.
  public var id: Int
  /// Who gets the parcels.
  public var name: String
  /// Digits alone.
  public var phone: String
  /// The code of the province, such as `ZJ`.
  public var province: String
  /// The town or city.
  public var city: String
  /// Street and number.
  public var street: String
  /// At most one address is.
  public var isDefault: Bool

  /// Makes an address from all parts.
  public init(
    id: Int, name: String, phone: String, province: String, city: String, street: String,
    isDefault: Bool
  ) {
    self.id = id
    self.name = name
    self.phone = phone
    self.province = province
    self.city = city
    self.street = street
    self.isDefault = isDefault
  }
}
