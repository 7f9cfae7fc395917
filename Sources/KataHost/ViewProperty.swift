@_spi(Driving) import UIKit

/// The learner's property that holds a view.
enum ViewProperty {
  /// Type and name, such as `GreetingViewController.nameField`, of the property whose view was read last; nil where
  /// the view did not show these words, or no responder around it holds it.
  @MainActor static func path(showing words: String) -> String? {
    guard let read = ScreenDriver.lastRead, let view = read.view, inWords(read.text) == words
    else { return nil }
    var responder: UIResponder? = view.next
    while let owner = responder {
      if let path = path(of: view, in: Mirror(reflecting: owner)) { return path }
      responder = owner.next
    }
    return nil
  }

  private static func path(of view: UIView, in mirror: Mirror?) -> String? {
    guard let mirror, LearnerType.owns(mirror.subjectType) else { return nil }
    let fields = DeclaredField.all(of: mirror.subjectType).suffix(mirror.children.count)
    // An unowned property whose object is gone must not be read.
    for (index, field) in zip(mirror.children.indices, fields) where field.isStrong {
      let child = mirror.children[index]
      guard let held = child.value as? UIView, held === view, let label = child.label else {
        continue
      }
      let name = label.replacing("$__lazy_storage_$_", with: "")
      return "\(LearnerType.name(mirror.subjectType)).\(name)"
    }
    return path(of: view, in: mirror.superclassMirror)
  }
}
