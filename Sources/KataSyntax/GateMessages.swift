import KataCore

/// Every sentence of the static gate.
struct GateMessages: Sendable {
  let allowedImports: Set<String>
  var author = GateAuthor.solution
  /// The duties of the contract's services, by their names.
  var services: [String: Responsibility] = [:]

  func finding(
    _ problem: GateProblem, at location: SourceLocation? = nil, excerpt: String? = nil
  ) -> Finding {
    Finding(
      id: id(problem), summary: summary(problem), explanation: explanation(problem),
      location: location, excerpt: excerpt, nextSteps: nextSteps(problem))
  }

  private func id(_ problem: GateProblem) -> String {
    switch problem {
    case .importedModule, .importAttribute: "gate.import"
    case .attribute: "gate.attribute"
    case .entryPoint: "gate.main"
    case .macroDeclaration, .macro: "gate.macro"
    case .sourceLocation: "gate.directive"
    case .unsafeCode: "gate.unsafe"
    case .name(let name): "gate.\(name.reach.id)"
    case .hiddenFunction: "gate.runtime"
    case .fileAccess: "gate.files"
    case .reservedName: "gate.reserved"
    case .buildCondition: "gate.condition"
    case .tooLarge, .lineTooLong: "gate.size"
    case .nestedTooDeeply: "gate.nesting"
    }
  }

  private func summary(_ problem: GateProblem) -> String {
    switch problem {
    case .importedModule(let name): "\(author) may not import `\(name)`"
    case .importAttribute(let name): "an import in \(author) may not be marked `@\(name)`"
    case .attribute(let name): "\(author) may not use `@\(name)`"
    case .entryPoint(let name): "`@\(name)` is not needed here: kata starts the screen itself"
    case .macroDeclaration: "\(author) may not declare macros"
    case .macro("Preview"), .macro("Playground"): "Xcode's previews cannot be shown here"
    case .macro(let name): "\(author) may not use `#\(name)`"
    case .sourceLocation: "\(author) may not use `#sourceLocation`"
    case .unsafeCode: "\(author) may not contain code marked `unsafe`"
    case .name(let name): "\(author) may not use `\(name.text)`"
    case .hiddenFunction(let name): "`\(name)` is not declared in your files"
    case .fileAccess(let label): "\(author) may not touch files, as `\(label):` does"
    case .reservedName(let name): "the name `\(name)` is taken by the check itself"
    case .buildCondition(let name): "an `#if` in \(author) may not ask for `\(name)`"
    case .tooLarge(let bytes): "this file is too large to be checked: \(bytes / 1024) KB"
    case .lineTooLong(let bytes):
      "this line is too long to be checked: \(bytes / 1024) KB"
    case .nestedTooDeeply(let problem, let measure): NestingMessages(problem).summary(measure)
    }
  }

  private func explanation(_ problem: GateProblem) -> String? {
    switch problem {
    case .importedModule, .macro("Preview"), .macro("Playground"):
      nil
    case .importAttribute:
      "It would open parts of a module that its authors keep to themselves."
    case .attribute:
      "It changes how the compiler builds the code, not what the screen does."
    case .entryPoint: "A program has one beginning, and the check already has it."
    case .macroDeclaration, .macro:
      "Macros run inside the compiler, before any check can look at them."
    case .sourceLocation: "It would make the compiler point at the wrong line of your code."
    case .unsafeCode: "It switches off the compiler's checks, and a screen needs none of them off."
    case .name(let name): name.reach.explanation
    case .hiddenFunction: "Functions of the language that begin with `_` bypass its rules."
    case .fileAccess: RefusedName.Reach.files.explanation
    case .reservedName: "Your code is compiled together with a few lines that use this name."
    case .buildCondition:
      "Your code is compiled several times in different ways, and must be the same code each time."
    case .tooLarge:
      "Files of up to \(ParsingRisk.maximumFileSize / 1024) KB are read; a screen of a kata needs a hundredth of that."
    case .lineTooLong: "Lines of up to \(ParsingRisk.maximumLineLength / 1024) KB are read."
    case .nestedTooDeeply(let problem, _): NestingMessages(problem).explanation
    }
  }

  private func nextSteps(_ problem: GateProblem) -> [String] {
    switch problem {
    case .importedModule(let name): importSteps(name)
    case .importAttribute: ["Write a plain `import`, and use what the module offers to everybody."]
    case .attribute(let name): ["Remove `@\(name)`."]
    case .entryPoint(let name): ["Remove `@\(name)`; `Solution` says how your screen is made."]
    case .macroDeclaration: ["Write a function or a property wrapper instead."]
    case .macro("keyPath"): ["Write a key path instead, such as `\\.name`."]
    case .macro("Preview"), .macro("Playground"):
      ["Remove it here, or keep it in a file of your app project."]
    case .macro(let name): ["Remove `#\(name)`."]
    case .sourceLocation: ["Remove the line."]
    case .unsafeCode: ["Remove `unsafe` and use Swift's own types, such as Array and Data."]
    case .name(let name): [name.nextStep(among: services)]
    case .hiddenFunction(let name):
      ["If `\(name)` is meant to be yours, check its spelling; otherwise do without it."]
    case .fileAccess: [RefusedName.Reach.files.nextStep]
    case .reservedName: ["Choose another name."]
    case .buildCondition:
      [
        "Ask for `os(…)`, `swift(…)`, `DEBUG` or the modules of UIKit and Foundation, or remove the `#if`."
      ]
    case .tooLarge: ["Split the file, and remove data that the screen does not need."]
    case .lineTooLong: ["Break it into shorter pieces."]
    case .nestedTooDeeply(let problem, _): [NestingMessages(problem).nextStep]
    }
  }

  private func importSteps(_ name: String) -> [String] {
    let allowed = allowedImports.subtracting(["FoundationNetworking", "Swift"]).sorted()
    let list = "\(author.capitalized) may import \(allowed.joined(separator: ", "))."
    switch name {
    case "HeadlessUIKit":
      return ["Write `import UIKit`."]
    case "Testing" where author != .solution:
      return ["Write them with XCTest: `import XCTest`.", list]
    case "XCTest", "Testing":
      return ["Remove the import: kata brings the tests, and your code does not need to know them."]
    case "Glibc", "Musl", "Darwin":
      return ["Write `import Foundation`; functions such as `sin` and `floor` come with it.", list]
    case "Synchronization":
      return ["Use an actor or `NSLock`.", list]
    case "SwiftUI":
      return ["Build the screen with UIKit, as the starter does.", list]
    case "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim":
      return ["Write `import Combine`."]
    case "RxSwift", "RxCocoa":
      return ["Report changes with Combine, Observation, a closure or a delegate.", list]
    default:
      guard let near = NearestName(among: allowed).match(for: name) else { return [list] }
      return ["Did you mean `import \(near)`?", list]
    }
  }
}
