/// How much of UIKit a solution is compiled against.
package enum UIKitBreadth: String, Codable, CaseIterable, Hashable, Sendable {
  /// What most screens use, written by hand; built in half a minute.
  case narrow
  /// That and the types of the table, built once for whoever needs them.
  case wide
}
