import TodoContract
import XCTest

/// The roles that a solution in MVVM names.
@MainActor struct MVVMRoles {
  let listViewModel: TodoPart
  let router: TodoPart
  let addViewModel: TodoPart

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any TodoMVVM.Type).self)
    listViewModel = TodoPart("list's view model", solution.listViewModel)
    router = TodoPart("router", solution.router)
    addViewModel = TodoPart("form's view model", solution.addViewModel)
  }

  var modules: TodoModules {
    TodoModules(list: [listViewModel], add: [addViewModel], router: router)
  }
}
