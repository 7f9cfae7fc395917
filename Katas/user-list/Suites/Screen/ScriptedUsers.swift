import UserListContract

/// Who is in the directory of `kata show` and `kata run`.
enum ScriptedUsers {
  static let english = [
    User(id: 1, firstName: "Nora", lastName: "Okafor", company: "Harbour Books"),
    User(id: 2, firstName: "Elif", lastName: "Aydin", company: "Blue Kite Studio"),
    User(id: 3, firstName: "Jonas", lastName: "Lindqvist", company: nil),
    User(id: 4, firstName: "Amelia", lastName: "Okafor", company: "City Library"),
  ]

  static let chinese = [
    User(id: 1, firstName: "晓雯", lastName: "陈", company: "海港书店"),
    User(id: 2, firstName: "建国", lastName: "李", company: "蓝风筝工作室"),
    User(id: 3, firstName: "思远", lastName: "周", company: nil),
  ]

  static func details(_ id: Int) -> UserDetails {
    switch id {
    case 1:
      UserDetails(phone: "+49 30 555-0134", email: "nora@harbour.example", website: nil)
    case 2:
      UserDetails(
        phone: "+49 30 555-0175", email: "elif@bluekite.example",
        website: "bluekite.example/elif")
    default: UserDetails(phone: nil, email: "post@users.example", website: "users.example/\(id)")
    }
  }
}
