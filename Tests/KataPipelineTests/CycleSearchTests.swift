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

  private func search() -> CycleSearch {
    CycleSearch(files: [SourceFile(path: "Sources/Models.swift", text: closure)])
  }

  @Test func pointsAtTheClosureThatHoldsWhatIsLeft() {
    let failure = CaseFailure(
      should: "be gone", types: ["ViewModel", "Model", "View"], isOfLeftObjects: true)
    let explained = search().explained(failure)
    #expect(explained.location?.line == 7)
    #expect(explained.actual?.contains("`Model` → `ViewModel` → `Model`") == true)
  }

  @Test func leavesOtherFailuresAlone() {
    let other = CaseFailure(should: "show it", types: ["ViewModel", "Model"])
    let known = CaseFailure(
      should: "be gone", types: ["ViewModel", "Model"], place: "ViewModel.model",
      isOfLeftObjects: true)
    let elsewhere = CaseFailure(should: "be gone", types: ["Other"], isOfLeftObjects: true)
    for failure in [other, known, elsewhere] {
      #expect(search().explained(failure) == failure)
    }
  }
}
