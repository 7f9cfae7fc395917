/// The roles of a solution's two modules.
struct TodoModules {
  let list: [TodoPart]
  let add: [TodoPart]
  let router: TodoPart

  var all: [TodoPart] { list + add + [router] }
}
