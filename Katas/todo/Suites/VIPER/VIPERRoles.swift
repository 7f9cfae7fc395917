import TodoContract
import XCTest

/// The roles that a solution in VIPER names.
@MainActor struct VIPERRoles {
  let listPresenter: TodoPart
  let listInteractor: TodoPart
  let router: TodoPart
  let addPresenter: TodoPart
  let addInteractor: TodoPart

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any TodoVIPER.Type).self)
    listPresenter = TodoPart("list's presenter", solution.listPresenter)
    listInteractor = TodoPart("list's interactor", solution.listInteractor)
    router = TodoPart("router", solution.router)
    addPresenter = TodoPart("form's presenter", solution.addPresenter)
    addInteractor = TodoPart("form's interactor", solution.addInteractor)
  }

  var modules: TodoModules {
    TodoModules(
      list: [listPresenter, listInteractor], add: [addPresenter, addInteractor], router: router)
  }
}
