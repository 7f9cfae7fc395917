import KataCore
import Testing

struct ManyJobsTests {
  private static let requests = "URLSession.shared.dataTask(with: name).resume()"
  private static let storage = "UserDefaults.standard.set(name, forKey: name)"
  private static let logs = "NSLog(name)"
  private static let taps = "label.addGestureRecognizer(tap)"

  private func found(_ lines: [String], times: Int, type: String = "Loader") -> [DesignFinding] {
    let body = lines.flatMap { Array(repeating: $0, count: times) }.joined(separator: "\n")
    return FoundIn("final class \(type) { func go(name: String) {\n\(body)\n} }")[.manyJobs]
  }

  @Test func findsATypeOfSeveralJobsOfEqualSize() throws {
    let finding = try #require(found([Self.requests, Self.storage, Self.logs], times: 7).first)
    let jobs = ["network requests", "storage", "logging"]
    #expect(finding.summary.hasPrefix("`Loader` has several jobs: "))
    #expect(jobs.allSatisfy(finding.summary.contains))
  }

  @Test func leavesShortTypesFewJobsAndControllersAlone() {
    let jobs = [Self.requests, Self.storage, Self.logs]
    #expect(found(jobs, times: 6).isEmpty)
    #expect(found([Self.requests, Self.storage], times: 12).isEmpty)
    #expect(found(jobs, times: 7, type: "Loader: UIViewController").isEmpty)
  }

  @Test func workThatNeedsAViewIsNoJobToExtract() {
    #expect(found([Self.requests, Self.storage, Self.taps], times: 10).isEmpty)
  }
}
