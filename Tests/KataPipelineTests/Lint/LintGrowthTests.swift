import Foundation
import KataCore
import KataScoring
import KataSyntax
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
    // Other work may slow the large one down more than the small one, but not each time.
    var ratios: [Double] = []
    repeat {
      ratios.append(seconds(toRead: 1000, program) / seconds(toRead: 250, program))
    } while ratios.count < 3 && ratios.last ?? 0 >= 9
    #expect(ratios.contains { $0 < 9 }, "\(ratios)")
  }

  /// The processor time of this thread alone, since other tests run meanwhile.
  private func seconds(toRead count: Int, _ program: Program) -> Double {
    let text = "class A0: UIViewController {}\n" + (1...count).map(program.type).joined()
    let file = SourceFile(path: "Sources/Chain.swift", text: text)
    let start = Self.now
    let reading = DesignReader(FactReader().facts([file])).reading()
    #expect(reading.types.count > count)
    return Self.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
