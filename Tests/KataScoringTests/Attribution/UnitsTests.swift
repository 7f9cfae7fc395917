import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// The four rules of attribution.
struct UnitsTests {
  private static func owners(of function: String, in text: String) -> [String: Double] {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    guard let number = facts.functions.firstIndex(where: { $0.name == function }) else {
      return [:]
    }
    let owners = Units(facts).owners(of: number)
    return Dictionary(uniqueKeysWithValues: owners.map { (facts.types[$0.key].name, $0.value) })
  }

  @Test func freeFunctionsBelongToTheirCallers() {
    let text = "final class A { func go() { help() } }\nfunc help() { print(1) }"
    #expect(Self.owners(of: "help", in: text) == ["A": 1])
  }

  @Test func staticFunctionsAreSharedByTheirCallers() {
    let text = """
      final class A { func go() { Rules.help() } }
      final class B { func run() { Rules.help() } }
      enum Rules { static func help() { print(1) } }
      """
    #expect(Self.owners(of: "help", in: text) == ["A": 0.5, "B": 0.5])
  }

  @Test func extensionsOfForeignTypesBelongToTheirCallers() {
    let text =
      "final class A { func go() { \"a\".shout() } }\nextension String { func shout() { print(1) } }"
    #expect(Self.owners(of: "shout", in: text) == ["A": 1])
  }

  @Test func aValueThatIsCreatedAndDroppedBelongsToItsCaller() {
    let text =
      "final class A { func go() { Helper().help() } }\nstruct Helper { func help() { print(1) } }"
    #expect(Self.owners(of: "help", in: text) == ["A": 1])
  }

  @Test func aValueThatIsStoredAnswersForItself() {
    let text =
      "final class A { let helper = Helper()\nfunc go() { helper.help() } }\nstruct Helper { func help() { print(1) } }"
    #expect(Self.owners(of: "help", in: text) == ["Helper": 1])
  }

  @Test func classesThatHoldEachOtherStronglyCountAsOne() {
    let text =
      "final class A { var b: B?\nfunc go() {} }\nfinal class B { var a: A?\nfunc run() {} }"
    #expect(Self.owners(of: "go", in: text) == Self.owners(of: "run", in: text))
    let weak =
      "protocol P {}\nfinal class A { var b: B?\nfunc go() {} }\nfinal class B: P { weak var a: A?\nfunc run() {} }"
    #expect(Self.owners(of: "go", in: weak) != Self.owners(of: "run", in: weak))
    let byProtocol =
      "protocol P: AnyObject {}\nfinal class A: P { var b: B?\nfunc go() {} }\nfinal class B { var a: P?\nfunc run() {} }"
    #expect(Self.owners(of: "go", in: byProtocol) != Self.owners(of: "run", in: byProtocol))
  }

  @Test func aPartThatRefersBackToItsOwnerByNameCountsAsItsOwner() {
    let part =
      "final class A { let part = Part()\nfunc go() { part.help(self) } }\nfinal class Part { func help(_ owner: A) { print(1) } }"
    #expect(Self.owners(of: "go", in: part) == Self.owners(of: "help", in: part))
    let apart = part.replacing("_ owner: A", with: "_ owner: Any")
    #expect(Self.owners(of: "go", in: apart) != Self.owners(of: "help", in: apart))
  }

  @Test func aClassAndItsOnlySubclassCountAsOne() {
    let text =
      "class Base { func help() { print(1) } }\nfinal class A: Base { func go() { print(2) } }"
    #expect(Self.owners(of: "go", in: text) == Self.owners(of: "help", in: text))
    let two = text + "\nfinal class B: Base {}"
    #expect(Self.owners(of: "go", in: two) != Self.owners(of: "help", in: two))
  }
}
