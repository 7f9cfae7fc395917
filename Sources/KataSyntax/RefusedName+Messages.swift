import KataCore

extension RefusedName.Reach {
  /// The word behind `gate.` in a finding's id.
  var id: String {
    switch self {
    case .endsProgram: "exit"
    case .otherPrograms: "process"
    case .files: "files"
    case .storage: "storage"
    case .network: "network"
    case .classes: "classes"
    case .memory: "memory"
    case .runtime: "runtime"
    case .arguments: "arguments"
    case .threads: "threads"
    case .waiting: "waiting"
    case .chance: "random"
    }
  }

  var explanation: String {
    switch self {
    case .endsProgram:
      "It would end the whole program, and the check with it; on a phone the app would seem to crash."
    case .otherPrograms: "A screen has no business with other programs."
    case .files:
      "The code runs where there are no files; in an app, storage belongs behind a service."
    case .storage:
      "It would keep values from one case to the next; in an app, storage belongs behind a service."
    case .network:
      "A kata runs without a network; in an app, requests belong behind a service, whose answers a test can choose."
    case .classes: "It can read and write files, and Swift has a type of its own in its place."
    case .memory: "Raw memory bypasses Swift's safety, and a screen never needs it."
    case .runtime: "It finds code by its name at run time, so no reader can see what is called."
    case .arguments: "A screen should behave the same whichever program shows it."
    case .threads: "Threads made by hand escape the clock that the check works with."
    case .waiting: "It stops the screen for as long as it waits."
    case .chance: "It is a C function with a safer counterpart in Swift."
    }
  }

  var nextStep: String {
    switch self {
    case .endsProgram:
      "Remove the call; to leave the screen, dismiss it or pop it from its navigation controller."
    case .otherPrograms: "Remove it."
    case .files: "Use the services that the kata's contract offers; for messages use `print`."
    case .storage: "Store values with what `services` offers, and inject it."
    case .network: "Make requests with what `services` offers, and inject it."
    case .classes: "Use the type of Swift that it stands for."
    case .memory: "Use Array, Data or a class instead."
    case .runtime: "Name the type or the function itself, or hand it in as a parameter."
    case .arguments: "Pass what the code needs to know as a parameter."
    case .threads: "Use `DispatchQueue.main.async`, or `async` functions."
    case .waiting: "Use a timer or `DispatchQueue.main.asyncAfter`."
    case .chance: "Use `Int.random(in:)` or a generator that is handed in."
    }
  }
}

extension RefusedName {
  /// What to do next; most names share the sentence of their reach.
  ///
  /// - Parameter services: The duties of the contract's services, by their names.
  func nextStep(among services: [String: Responsibility]) -> String {
    switch text {
    case "withUnsafeContinuation": "Use `withCheckedContinuation`."
    case "withUnsafeThrowingContinuation": "Use `withCheckedThrowingContinuation`."
    case "NSSelectorFromString": "Use `#selector`, or a `UIAction` with a closure."
    default: RefusedTypes.replacement(for: text, among: services) ?? reach.nextStep
    }
  }
}
