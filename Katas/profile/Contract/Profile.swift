import Foundation
import Observation

/// Somebody's profile: a mutable model that can be observed.
///
/// It is changed on this screen, and elsewhere while the screen is open.
@Observable public final class Profile {
  /// A form of address such as "Dr."; empty when the person has none.
  public var salutation = ""
  /// The given name; empty when the person has none.
  public var firstName = ""
  /// The family name; empty when the person has none.
  public var lastName = ""
  /// Midnight of the day in GMT; nil when it is not known.
  public var birthDate: Date?
  /// Where the person works.
  public var company = ""
  /// What the person does there.
  public var jobTitle = ""
  /// An e-mail address.
  public var email = ""
  /// A telephone number, in any form.
  public var phone = ""
  /// The street with its number.
  public var street = ""
  /// The code that goes with the city.
  public var postalCode = ""
  /// The city of the address.
  public var city = ""
  /// The country of the address.
  public var country = ""

  /// Makes an empty profile.
  public init() {}
}
