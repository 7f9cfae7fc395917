import KataCore
import Testing

@testable import KataPipeline

struct CycleSearchTests {
  private let closure = """
    final class Model {
      var onChange: (() -> Void)?
    }
    final class ViewModel {
      private let model = Model()
      func bind() {
        model.onChange = { self.bind() }
      }
    }
    """

  private func search() throws -> CycleSearch {
    let path = try #require(RelativePath("Sources/Models.swift"))
    return CycleSearch(files: [SourceFile(path: path, text: closure)])
  }

  @Test func pointsAtTheClosureThatHoldsWhatIsLeft() throws {
    let failure = CaseFailure(
      should: "be gone", types: ["ViewModel", "Model", "View"], isOfLeftObjects: true)
    let explained = try search().explained(failure)
    #expect(explained.location?.line == 7)
    #expect(explained.actual?.contains("`Model` → `ViewModel` → `Model`") == true)
  }

  @Test func leavesOtherFailuresAlone() throws {
    let other = CaseFailure(should: "show it", types: ["ViewModel", "Model"])
    let known = CaseFailure(
      should: "be gone", types: ["ViewModel", "Model"], place: "ViewModel.model",
      isOfLeftObjects: true)
    let elsewhere = CaseFailure(should: "be gone", types: ["Other"], isOfLeftObjects: true)
    for failure in [other, known, elsewhere] {
      #expect(try search().explained(failure) == failure)
    }
  }
}
