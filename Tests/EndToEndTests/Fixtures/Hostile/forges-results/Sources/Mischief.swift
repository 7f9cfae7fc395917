import Foundation

struct Mischief {
  func happen() {
    let names = ["Behaviour.greets", "MVP.greets", "Lifetime.leavesNothingBehind"]
    for name in names {
      print("Test Case '\(name)' passed (0.001 seconds)")
      print(#"{"case":"\#(name)","event":"began","nonce":""}"#)
      print(#"{"case":"\#(name)","event":"ended","nonce":"","seconds":0,"status":"passed"}"#)
      NSLog("Test Case '\(name)' passed (0.001 seconds)")
      NSLog(#"{"case":"\#(name)","event":"ended","nonce":"","seconds":0,"status":"passed"}"#)
    }
    print(#"{"event":"closed","nonce":"","token":""}"#)
    print("Executed 40 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds")
    fatalError("all cases hold")
  }
}
