package import KataCore

extension Responsibility {
  /// The duty in a word or two, as it stands in a list.
  package var title: String {
    switch self {
    case .network: "network"
    case .storage: "storage"
    case .logging: "logging"
    case .presentation: "presentation"
    case .domain: "rules"
    case .layout: "layout"
    case .navigation: "navigation"
    case .viewEvents: "view events"
    case .observing: "observing"
    case .wiring: "wiring"
    }
  }

  /// The duty inside a sentence, such as "3 lines of handling view events".
  var phrase: String {
    switch self {
    case .network: "network requests"
    case .viewEvents: "handling view events"
    case .observing: "observing the model"
    default: title
    }
  }

  /// What belongs to the duty.
  package var meaning: String {
    switch self {
    case .network: "requests and what comes back"
    case .storage: "reading and writing what is kept"
    case .logging: "logs and statistics"
    case .presentation: "how data read: wording, formats, which text when"
    case .domain: "what is true of the data, with no screen at all"
    case .layout: "views, their look, place and motion"
    case .navigation: "which screen comes next"
    case .viewEvents: "hearing taps, edits and the view's life"
    case .observing: "hearing that the model has changed"
    case .wiring: "making objects and connecting them"
    }
  }
}
