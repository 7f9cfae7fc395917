package import KataCore

extension Role {
  /// The role in a word or two.
  package var title: String {
    switch self {
    case .view: "view"
    case .controller: "controller"
    case .presenter: "presenter"
    case .viewModel: "view model"
    case .adapter: "adapter"
    case .interactor: "interactor"
    case .router: "router"
    case .dataController: "data controller"
    case .builder: "builder"
    case .service: "service"
    case .model: "model"
    case .other: "other"
    }
  }
}
