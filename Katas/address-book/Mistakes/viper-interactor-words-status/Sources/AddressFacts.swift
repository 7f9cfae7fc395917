/// What is true at one moment, without a word of how it reads.
struct AddressFacts {
  var entries: [AddressFact] = []
  var provinces: [ProvinceFact] = []
  /// Nil until addresses are known.
  var status: String?
  var isBusy = false
  var isSaving = false
}

/// An address as it is handed on, in place of the entity.
struct AddressFact {
  var id: Int
  var name: String
  var phone: String
  var province: ProvinceFact
  var city: String
  var street: String
  var isDefault: Bool
}

/// A province as it is handed on; its name is the code while it is not known.
struct ProvinceFact {
  var code: String
  var name: String
}
