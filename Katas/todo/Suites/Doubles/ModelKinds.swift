import Foundation
import TodoContract

/// What a view or a presenter should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      TodoServices.self, (any TodoStore).self, (any TodoReading).self, (any TodoAdding).self,
      (any TodoClock).self, (any EventLog).self,
    ]
  ) { value in
    value is TodoServices || value is any TodoReading || value is any TodoAdding
      || value is any TodoClock || value is any EventLog
  }

  static let entities = ModelKind("entities", types: [TodoItem.self]) { $0 is TodoItem }

  /// With these, a view could group and format by itself.
  static let dates = ModelKind("dates", types: [Date.self, Calendar.self]) { value in
    value is Date || value is Calendar
  }

  /// How something reads; with it, an interactor could not be reused by a screen that reads differently.
  static let wording = ModelKind("wording", types: [DateFormatter.self]) { value in
    value is Formatter || (value as? String).map(Wording.all.contains) ?? false
  }

  /// An object of the class that plays a role.
  static func part(_ part: TodoPart) -> ModelKind {
    ModelKind(part.role.title, types: [part.kind]) {
      part.isPlayed(by: $0 as AnyObject)
    }
  }
}
