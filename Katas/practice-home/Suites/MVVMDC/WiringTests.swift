import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// How the parts of the page hold together.
@MainActor final class WiringTests: XCTestCase {
  /// The page is built of a view controller, three subviews and a data controller, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let parts = try filled().parts()
    try parts.part(.dataController, as: (any HomeDataController).self)
    try parts.shouldBeApart()
    let classes = Set(solution.subviews.map { ObjectIdentifier($0) })
    try Role.view.should(
      "be built of three subviews, each of a class of its own", on: "subviews", expected: 3
    ) { classes.count }
    for subview in solution.subviews {
      try Role.view.should(
        "be built of the subviews that `Solution` names", on: "subviews",
        actual: "no `\(subview)` is on the screen"
      ) { parts.views.contains { $0 is UIView && type(of: $0) == subview } }
    }
  }

  /// The view controller keeps no services: whatever it needs comes from its data controller.
  func testControllerKeepsNoServices() throws {
    try filled().parts().viewShouldKeepNone(of: [.services])
  }

  /// The view controller keeps no copy of the data, and neither filters nor formats it.
  func testControllerFormatsNothing() throws {
    let parts = try filled().parts()
    let reach = parts.graph.reach(from: parts.views, upTo: PartKind.dataController.isOne)
    try Role.view.shouldKeepNone(
      in: reach, of: parts.graph, name: parts.graph.nameOutsideOfViewModels([.data]))
  }

  /// Subviews get their view model, and know neither data nor data controller: their events go one way.
  func testSubviewsKeepNoModel() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let parts = try filled().parts()
    let subviews = parts.views.filter { view in
      solution.subviews.contains { $0 == type(of: view) }
    }
    let reach = parts.graph.reach(from: subviews) { $0 is UIViewController }
    try Role(title: "subview", seam: nil).shouldKeepNone(
      in: reach, of: parts.graph,
      name: parts.graph.nameOutsideOfViewModels([.services, .data, .dataController]))
  }

  /// The data controller that the view controller stores is the one that works behind the page.
  func testScreenWorksThroughItsDataController() throws {
    let stage = try filled()
    let data = try stage.parts().part(.dataController, as: (any HomeDataController).self)
    try Role.view.should(
      "show the subjects of the data controller that it stores",
      expected: data.subjects.openSubjects?.map(\.name) ?? []
    ) { stage.rows("subject").map { String($0.prefix { $0 != ":" }) } }
    let subjects = stage.world.subjects()
    try stage.refresh()
    try stage.answerSubjects(subjects)
    try Role.view.should(
      "refresh by the data controller that it stores",
      expected: stage.world.open(subjects).map(\.name)
    ) { data.subjects.openSubjects?.map(\.name) ?? [] }
    try stage.shouldList(subjects, "show what its data controller has")
  }

  /// A data controller keeps no view alive, and does its work without one.
  func testDataControllerKeepsNoView() throws {
    _ = try solution(as: (any PracticeHomeDC.Type).self)
    let left = try LeftPage(for: self)
    try left.shouldHaveNoView()
    try left.shouldWorkOn()
  }

  private func filled() throws -> HomeStage {
    _ = try solution(as: (any PracticeHomeDC.Type).self)
    let stage = try HomeStage(for: self)
    try stage.answerSubjects(stage.world.subjects())
    try stage.answerPromotions(stage.world.promotions())
    return stage
  }
}

extension HomeStage {
  /// The objects behind the page as it is now.
  func parts() throws -> ScreenParts {
    try ScreenParts(of: stage.screen, kinds: [.dataController])
  }
}

extension ObjectGraph {
  /// What a property is told to keep of `model`; nothing for view models, which may be made of the data they were given.
  fileprivate func nameOutsideOfViewModels(_ model: [ModelKind]) -> (StoredProperty) -> String? {
    let viewModels = Set(properties.filter(\.isViewModel).map { $0.path + "." })
    return { property in
      let isInside = viewModels.contains { (property.path + ".").hasPrefix($0) }
      return isInside ? nil : model.name(of: property)
    }
  }
}

extension StoredProperty {
  /// Whether it holds a view model, or is declared to.
  fileprivate var isViewModel: Bool {
    let declared = LearnerType.parts(of: declared).first
    return declared is any BannerViewModel.Type || declared is any ActivitiesViewModel.Type
      || declared is any SubjectsViewModel.Type
      || contents.contains { value in
        value is any BannerViewModel || value is any ActivitiesViewModel
          || value is any SubjectsViewModel
      }
  }
}
