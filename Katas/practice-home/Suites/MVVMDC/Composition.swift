import PracticeHomeContract
@_spi(Driving) import UIKit

/// The model-related data controllers behind a page's data controller, and how they refer to each other.
@MainActor struct Composition {
  private let graph: ObjectGraph
  private let page: any HomeDataController
  private let types: [Any.Type]

  /// A property by which one refers to another.
  struct Reference {
    let type: Any.Type
    let path: String
  }

  init(of page: any HomeDataController, types: [Any.Type]) throws {
    graph = try ObjectGraph(from: page)
    (self.page, self.types) = (page, types)
  }

  /// The properties by which one refers to another that the page's data controller is composed of.
  ///
  /// What only a smaller one holds is a part of that, and no neighbour.
  var references: [Reference] {
    let composed = self.composed
    return types.flatMap { type in
      let others = composed.filter { $0 != type }
      let found = kept(by: type).filter { $0.refers(toAny: others) }
      return Set(found.map(\.path)).sorted().map { Reference(type: type, path: $0) }
    }
  }

  /// Those that the page's data controller holds, or an object that is none of them holds for it.
  private var composed: [Any.Type] {
    let holders = graph.reach(from: [page], upTo: isModelRelated).map(\.object)
    let values = graph.properties.filter { $0.holdsAny(of: types) }.map { $0.path + "." }
    let own = graph.properties.filter { property in
      holders.contains { $0 === property.holder }
        && !values.contains { property.path.hasPrefix($0) }
    }
    return types.filter { type in own.contains { $0.holds(type) } }
  }

  /// All that one stores, in itself or in objects of its own.
  private func kept(by type: Any.Type) -> [StoredProperty] {
    let objects = graph.objects.filter { Swift.type(of: $0) == type }
    let holders = graph.reach(from: objects) { $0 === page || isModelRelated($0) }.map(\.object)
    let values = graph.properties.filter { $0.holds(type) }.map { $0.path + "." }
    return graph.properties.filter { property in
      holders.contains { $0 === property.holder }
        || values.contains { property.path.hasPrefix($0) }
    }
  }

  private func isModelRelated(_ object: AnyObject) -> Bool {
    types.contains { $0 == Swift.type(of: object) }
  }
}

extension StoredProperty {
  /// Whether it holds a value or an object of exactly this type.
  func holds(_ type: Any.Type) -> Bool {
    contents.contains { Swift.type(of: $0) == type }
  }

  func holdsAny(of types: [Any.Type]) -> Bool { types.contains(where: holds) }

  /// Whether it holds one of these, or is declared to.
  fileprivate func refers(toAny types: [Any.Type]) -> Bool {
    holdsAny(of: types) || self.types.contains { own in types.contains { $0 == own } }
  }
}
