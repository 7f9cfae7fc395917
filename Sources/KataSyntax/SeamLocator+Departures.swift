package import KataCore
import SwiftSyntax

extension SeamLocator {
  /// The calls by which a view controller or view of the learner's pushes or presents something itself.
  ///
  /// A running program does not show them: a screen that its router asks to push looks as one that the router moved.
  /// Navigation controllers are left out, since moving screens is what they are for, and so are extensions of UIKit's
  /// own classes, which a router calls as it calls UIKit.
  package var departuresOfViews: [Departure] {
    let views = views
    return types.entries.filter { $0.kind != .protocol && views.contains($0.name) }.flatMap {
      view in
      view.members.flatMap { member in
        let walk = DepartureWalk(viewMode: .sourceAccurate)
        walk.walk(member.decl)
        return walk.calls.map { departure($0, in: view, reach: .screen) }
      }
    }
  }

  /// The calls by which a view, presenter, view model or interactor opens, pushes or presents something through the
  /// shared application.
  ///
  /// A suite cannot put a double in place of a global, so what goes through it passes unseen. Other types may be what a
  /// router is made of.
  package var departuresThroughApp: [Departure] {
    let parts = views.union(types.entries.filter(Self.isPresentingPart).map(\.name))
    return types.entries.filter { $0.kind != .protocol && parts.contains($0.name) }.flatMap {
      part in
      let walk = ApplicationWalk(viewMode: .sourceAccurate)
      for member in part.members { walk.walk(member.decl) }
      return walk.calls.map { departure($0, in: part, reach: .app) }
    }
  }

  private var views: Set<String> {
    types.names(conformingTo: "UIViewController").union(types.names(conformingTo: "UIView"))
      .subtracting(types.names(conformingTo: "UINavigationController"))
  }

  /// Says so by the part's own name and by those of what it adopts, such as a contract's protocol.
  private static func isPresentingPart(_ entry: DeclaredTypes.Entry) -> Bool {
    let names = [entry.name] + entry.inherited
    return names.contains(where: isOf(["Presenter", "ViewModel", "Interactor"]))
      && !names.contains(
        where: isOf(["Router", "Routing", "Coordinator", "Navigator", "Wireframe"]))
  }

  private static func isOf(_ roles: [String]) -> (String) -> Bool {
    { name in roles.contains(where: name.contains) }
  }

  private func departure(
    _ call: DeclReferenceExprSyntax, in part: DeclaredTypes.Entry, reach: Departure.Reach
  ) -> Departure {
    let location = part.file.location(of: call)
    return Departure(
      part: part.path, reach: reach, location: location,
      excerpt: part.file.excerpt(line: location.line))
  }
}

/// A call by which a part leaves the screen itself.
package struct Departure: Hashable, Sendable {
  /// What is left.
  package enum Reach: Hashable, Sendable {
    case screen, app
  }

  /// The name of the part's type.
  package let part: String
  package let reach: Reach
  package let location: KataCore.SourceLocation
  /// The learner's own source line.
  package let excerpt: String
}

/// Finds the calls of UIKit's ways to another screen in a member, types inside it left out.
final class DepartureWalk: SyntaxVisitor {
  private(set) var calls: [DeclReferenceExprSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if Self.leaves(name.baseName.text, labels) { calls.append(name) }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.is(SuperExprSyntax.self),
      Self.leaves(member.declName.baseName.text, labels), Self.isScreen(base, labels)
    {
      calls.append(member.declName)
    }
    return .visitChildren
  }

  static func leaves(_ name: String, _ labels: [String?]) -> Bool {
    switch name {
    case "pushViewController", "setViewControllers": labels.contains("animated")
    case "present": labels.first == .some(nil) && labels.contains("animated")
    case "show", "showDetailViewController": labels.count == 2 && labels.last == "sender"
    default: false
    }
  }

  /// Says whether UIKit is asked: what is called `present` elsewhere may be the learner's own.
  private static func isScreen(_ base: ExprSyntax, _ labels: [String?]) -> Bool {
    let name = base.trimmedDescription.split(separator: ".").last.map {
      $0.filter { $0 != "?" && $0 != "!" }
    }
    return !["presenter", "router", "viewModel", "coordinator"].contains(name)
  }
}
