import KataCore
import KataScoring
import KataSyntax
import KataTestSupport
import Testing

/// Four times as many types take about four times as long to read, not sixteen times.
struct LintGrowthTests {
  enum Program: CaseIterable {
    case chain, nested, screens

    func type(_ number: Int) -> String {
      switch self {
      case .chain:
        "class A\(number): A\(number - 1) { func f\(number)() { f\(number - 1)() } }\n"
      case .nested:
        """
        struct A\(number) { let next: A\(number - 1).B }
        extension A\(number) { struct B { func f() { print(A\(number)()) } } }

        """
      case .screens:
        """
        class A\(number): UIViewController {
          let presenter = A\(number)Presenter()
          func f() { URLSession.shared.dataTask(with: url).resume(); presenter.load() }
        }
        class A\(number)Presenter { func load() { title = UserDefaults.standard.string(forKey: "a") } }

        """
      }
    }
  }

  @Test(arguments: Program.allCases) func growsWithTheProgram(program: Program) {
    let ratios = Growth.ratios(from: 250, below: 9) { count in
      let text = "class A0: UIViewController {}\n" + (1...count).map(program.type).joined()
      let file = SourceFile(path: "Sources/Chain.swift", text: text)
      return {
        let reading = DesignReader(FactReader().facts([file])).reading()
        #expect(reading.types.count > count)
      }
    }
    #expect(ratios.contains { $0 < 9 }, "\(ratios)")
  }
}
