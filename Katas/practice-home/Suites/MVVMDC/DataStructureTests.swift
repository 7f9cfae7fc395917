import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// How the page's data controller is built.
@MainActor final class DataStructureTests: XCTestCase {
  private let role = Role.dataController
  private let modelRelated = Role(title: "model-related data controller", seam: nil)

  /// The page's data controller is composed of model-related ones, and asks neither server nor database itself.
  func testIsComposedOfModelControllers() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let stage = try DataStage(for: self)
    let types = solution.modelControllers
    try shouldNameSeveral(types, of: stage.data)
    let graph = try ObjectGraph(from: stage.data)
    for type in types {
      try role.should(
        "be composed of the model-related data controllers that `Solution` names",
        on: "modelControllers", actual: "no stored property leads to a `\(LearnerType.name(type))`"
      ) { graph.properties.contains { $0.holds(type) } }
    }
    try shouldAskNobody(stage.data, in: graph, besides: types)
  }

  private func shouldNameSeveral(_ types: [Any.Type], of data: any HomeDataController) throws {
    let own = types.filter { LearnerType.owns($0) && $0 != type(of: data) }
    let names = Set(own.map { LearnerType.name($0) })
    try role.should(
      "be composed of two model-related data controllers or more", on: "modelControllers",
      actual: names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    ) { names.count > 1 }
  }

  /// Fails the case if the page's data controller keeps server or database outside of its smaller ones.
  private func shouldAskNobody(
    _ data: any HomeDataController, in graph: ObjectGraph, besides types: [Any.Type]
  ) throws {
    let own = graph.properties.filter { $0.holder === data }
    let smaller = own.filter { $0.holdsAny(of: types) }.map { $0.path + "." }
    let kept = own.filter { property in
      property.holdsSource && !smaller.contains { (property.path + ".").hasPrefix($0) }
    }
    guard let first = kept.first else { return }
    throw Failure(
      role: role, should: "The page's data controller should leave requests to its smaller ones.",
      expected: "server and database in the model-related data controllers alone",
      actual: kept.map { "`\($0.path)`" }.joined(separator: ", "),
      types: first.path.split(separator: ".").prefix(1).map(String.init))
  }

  /// Model-related data controllers know nothing of the page that is composed of them.
  func testModelControllersKnowNoPage() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let stage = try DataStage(for: self)
    try stage.requestSubjects()
    try stage.requestPromotions()
    let graph = try ObjectGraph(from: stage.data)
    let models = graph.objects.filter { object in
      solution.modelControllers.contains { $0 == type(of: object) }
    }
    let reach = graph.reach(from: models) { _ in false }
    try modelRelated.shouldKeepNone(
      in: reach, of: graph, name: [ModelKind.dataController].name(of:))
  }

  /// Model-related data controllers do not refer to each other: only the page's has several.
  func testModelControllersKnowNoNeighbour() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let stage = try DataStage(for: self)
    try stage.requestSubjects()
    try stage.requestPromotions()
    let references = try Composition(of: stage.data, types: solution.modelControllers).references
    guard let first = references.first else { return }
    throw Failure(
      role: modelRelated, should: "No model-related data controller should refer to another.",
      expected: "no stored property that leads from one to another",
      actual: references.map { "`\($0.path)`" }.joined(separator: ", "),
      types: [LearnerType.name(first.type)])
  }

  /// The page's data controller and its smaller ones store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    let stage = try DataStage(for: self)
    try role.shouldStoreNoUIKit(in: ObjectGraph(from: stage.data))
  }

  /// Data controllers keep data, and no view models or texts made of it.
  func testKeepsNoTexts() throws {
    let stage = try DataStage(for: self)
    let (subjects, promotions) = (stage.world.subjects(), stage.world.promotions())
    try stage.requestSubjects()
    try stage.requestPromotions()
    try stage.answerSubjects(subjects)
    try stage.answerPromotions(promotions)
    try stage.shouldHave(subjects, "deliver subjects")
    let graph = try ObjectGraph(from: stage.data)
    try role.shouldStoreNone("keep data, and no texts made of it", in: graph) { property in
      ModelKind.viewModels.isHeld(by: property)
        || property.contents.contains { ($0 as? String).map(Self.isText) == true }
    }
  }

  /// Whether a text is one that people read on the page.
  private static func isText(_ text: String) -> Bool {
    [" exercise", "exercises yet", " left", "Until ", "Open in ", "could not be", " school"]
      .contains { text.contains($0) }
      || [Wording.loading, "All done", Wording.noneRunning].contains(text)
  }
}

extension StoredProperty {
  /// Whether it holds something to ask for data, by itself or with other services.
  fileprivate var holdsSource: Bool {
    contents.contains { value in
      value is any PracticeServer || value is any SubjectDatabase || value is PracticeServices
    }
  }
}
