import UserListContract
import XCTest

/// The roles that a solution names.
@MainActor struct UserRoles {
  let solution: any UserListMVVMR.Type
  let list: UserPart
  let detail: UserPart
  let page: UserPart
  let router: UserPart

  init(for test: XCTestCase) throws {
    solution = try test.solution(as: (any UserListMVVMR.Type).self)
    list = UserPart("list's view model", solution.listViewModel)
    detail = UserPart("detail's view model", solution.detailViewModel)
    page = UserPart("page's view model", solution.pageViewModel)
    router = UserPart("router", kinds: solution.routers)
  }

  var viewModels: [UserPart] { [list, detail, page] }
  var all: [UserPart] { viewModels + [router] }
}
