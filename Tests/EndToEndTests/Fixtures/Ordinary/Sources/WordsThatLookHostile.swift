struct Door24 {
  enum State { case open, close, write, read }
  var state = State.open
  func open() {}
  func close() {}
  func read(_ n: Int) -> Int { n }
  func write(_ s: String) {}
  func system() {}
  func kill(_ enemy: String) {}
  func signal(_ s: String) {}
  func connect(to host: String) {}
  mutating func exit() { state = .close }
  func abort(because r: String) {}
  func raise(by n: Int) -> Int { n }
  func rename(to n: String) {}
  func sleep(hours: Int) {}
}
struct File24 {
  let name: String
  let path: String
  var process: String?
  var pipe = 1
  var thread: [Int] = []
}
enum Process24 { case fork, exec, wait }
final class Thread24 {
  let messages = ["exit", "abort"]
  var isMain = true
}
func use24() {
  let d = Door24()
  d.open()
  d.close()
  _ = d.read(1)
  d.write("x")
  d.kill("orc")
  d.signal("go")
  d.connect(to: "h")
  let exit = 1
  let abort = 2
  let fork = 3
  print(exit + abort + fork)
  let unsafe = 3
  print(unsafe)
}
