/// An object on which the look of all instances of a class is set, or of those inside instances of others.
@MainActor
struct AppearanceStand {
  let view: UIView
  private let containers: [AnyClass]
  /// Whether a view is of the class or of a class below it.
  private let matches: (UIView) -> Bool

  private init<View: UIView>(_ view: View, containers: [AnyClass]) {
    self.view = view
    self.containers = containers
    matches = { $0 is View }
  }

  /// What there is, the object of a class before those of the classes above it.
  private static var all: [AppearanceStand] = []

  /// The object that stands for a class, made when first asked for.
  static func view<View: UIView>(for kind: View.Type, inside containers: [AnyClass]) -> View {
    let same = all.first {
      $0.containers.elementsEqual(containers, by: ===) && $0.view.isExactly(kind)
    }
    if let view = same?.view as? View { return view }
    guard let view = View(coder: NSCoder()) else {
      preconditionFailure("\(View.self) cannot be made from a coder, as `appearance()` needs it.")
    }
    let stand = AppearanceStand(view, containers: containers)
    let above = all.firstIndex {
      $0.matches(view) && (!$0.view.isExactly(kind) || $0.containers.count <= containers.count)
    }
    all.insert(stand, at: above ?? all.count)
    return view
  }

  /// Gives a view that enters a window the looks of its classes, the nearest first; what the program has set stays.
  static func dress(_ view: UIView) {
    guard !all.isEmpty else { return }
    EffectLog.silently {
      for stand in all where stand.matches(view) && stand.contains(view) {
        for property in AppearanceProperty.narrow + AppearanceProperty.wide {
          property.take(view, stand.view)
        }
      }
    }
  }

  /// Whether a view lies in instances of all containers, of which the innermost is the first.
  private func contains(_ view: UIView) -> Bool {
    var rest = containers[...]
    var outer = view.next
    while let kind = rest.first, let present = outer {
      if present.isKind(of: kind) { rest.removeFirst() }
      outer = present.next
    }
    return rest.isEmpty
  }
}

extension UIView {
  fileprivate func isExactly(_ kind: UIView.Type) -> Bool { type(of: self) == kind }
}
