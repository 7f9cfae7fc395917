import KataCore

/// Makes, configures, arranges, animates, updates or reads views.
///
/// - Has it: `label.text = title`, `view.addSubview(label)`, `tableView.reloadData()`, `cell.configure(with: row)`
/// - Has not: `button.addTarget(self, action: #selector(tap), for: .touchUpInside)`
///
/// Reading what a control holds, in a handler of its events, in order to hand it on is a matter of the event.
struct LayoutRule: ResponsibilityRule {
  let responsibility = Responsibility.layout

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if code.found[atom.index].contains(.navigation) {
      return atom.uses.contains { $0.kind == .write && isViewProperty($0, code) }
    }
    if atom.uses.contains(where: { isDirect($0, atom, code) }) { return true }
    if isArranged(atom, code) || countsRows(atom, code) || measures(atom) { return true }
    if comparesViews(atom, code) || ScreenReading(code).isAboutLooks(atom) { return true }
    if atom.uses.contains(where: { code.isSwiftUI($0, in: atom) }) { return true }
    return choosesForView(atom, code)
  }

  private func isDirect(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if ViewEventsRule.registers(use, code) || use.chain.contains("rx") { return false }
    if Self.known.covers(use, in: code) { return !isPassive(use) }
    if code.nature(use.on) == .view, use.chain != ["self"], !use.chain.isEmpty {
      // A view of one's own is filled from outside.
      return use.kind == .call || use.kind == .write
    }
    if use.kind == .make, code.nature(use.name) == .view { return true }
    if use.on == "UIWindow", use.name == "makeKeyAndVisible" { return false }
    if use.on == "UIApplication" {
      return use.kind == .write && use.name == "isNetworkActivityIndicatorVisible"
    }
    guard code.isPlatformView(use.on) || use.kind == .make && code.isPlatformView(use.name) else {
      return false
    }
    switch use.kind {
    case .write: return !NavigationRule.known.covers(use, in: code)
    case .make: return !use.name.hasSuffix("Controller")
    case .call: return !Self.notLayout.contains(use.name)
    case .read: return Self.contents.contains(use.name) && !handsOn(atom, code)
    default: return false
    }
  }

  private func isPassive(_ use: Use) -> Bool { use.kind == .read && use.on == nil }

  private func isViewProperty(_ use: Use, _ code: CodeReading) -> Bool {
    code.isPlatformView(use.on) && !(use.on ?? "").hasSuffix("Controller")
      && !ViewEventsRule.registers(use, code) && !NavigationRule.writes.contains(use.name)
  }

  /// Whether a handler reads a control only to pass the value to another object.
  private func handsOn(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard code.isInHandler(atom) else { return false }
    // Bound as it is, it is handed on by what follows.
    let isPlain = atom.uses.allSatisfy { use in
      use.kind == .read || use.kind == .literal || use.name == "??"
    }
    if !atom.atom.binds.isEmpty, isPlain { return true }
    return atom.uses.contains { use in
      use.kind == .call && code.isOwnObject(use.on) && use.on != atom.type.name
    }
  }

  /// Whether it stands in a closure that arranges or animates views.
  private func isArranged(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.uses.contains(where: { $0.kind == .call || $0.kind == .write }),
      let around = code.surroundings(of: atom).first
    else { return false }
    if around.uses.contains(where: { animates($0, code) }) {
      // Functions of the program are told by what stands in them.
      return atom.uses.contains { use in
        (use.kind == .call || use.kind == .write) && code.nature(use.on) == nil
          && (use.on != nil || !use.chain.isEmpty) && use.chain != ["self"]
      }
    }
    return around.uses.contains {
      Self.arranging.contains($0.name) || $0.name == "items" && $0.chain.contains("rx")
    }
  }

  private func animates(_ use: Use, _ code: CodeReading) -> Bool {
    use.kind == .call && Self.animating.contains(use.name)
      && (code.isPlatformView(use.on) || use.on == "UIViewPropertyAnimator")
  }

  /// The answers to how many rows there are and how large they are.
  private func countsRows(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.function.kind == .function,
      let first = atom.function.parameterTypes.first, code.isPlatformView(first),
      Self.sizes.contains(atom.function.resultType ?? "")
    else { return false }
    return !atom.isBareControl || atom.has(.literal, "number")
  }

  private func comparesViews(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.atom.kind == .condition && atom.has(.operation)
      && atom.uses.contains {
        $0.kind == .read && code.isPlatformView($0.type) && !($0.type ?? "").hasSuffix("Controller")
      }
  }

  /// Reckons with sizes and places in a view.
  private func measures(_ atom: ReadAtom) -> Bool {
    atom.isInView && atom.has(.operation)
      && atom.uses.contains { ($0.type ?? "").hasPrefix("CG") || ($0.on ?? "").hasPrefix("CG") }
  }

  /// A choice by what a function was handed, between things to do to views.
  private func choosesForView(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .condition, atom.isInView, atom.atom.binds.isEmpty,
      atom.uses.allSatisfy({ $0.on == nil && ($0.kind == .read || $0.kind == .operation) })
    else { return false }
    let siblings = code.atoms(ofFunction: atom.atom.function)
    guard let next = siblings.first(where: { code.facts.atoms[$0].offset > atom.atom.offset })
    else { return false }
    return code.atom(next).uses.contains { isDirect($0, code.atom(next), code) }
  }

  static let known = KnownAPI(
    types: [
      "UIColor", "UIFont", "CALayer", "CAGradientLayer", "CAShapeLayer", "CABasicAnimation",
      "CATransition", "CATransaction", "NSLayoutConstraint", "NSLayoutXAxisAnchor",
      "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSLayoutAnchor", "UILayoutGuide",
      "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGRect", "CGSize", "CGPoint",
      "CGAffineTransform", "UINib", "UIBezierPath", "UIScreen", "UIViewPropertyAnimator",
      "UINavigationItem", "UIBarButtonItem", "UITabBarItem", "UINavigationBarAppearance",
      "UITabBarAppearance", "UIListContentConfiguration", "UIButton.Configuration",
      "NSCollectionLayoutSize", "NSCollectionLayoutItem", "NSCollectionLayoutGroup",
      "NSCollectionLayoutSection", "UICollectionViewCompositionalLayout",
      "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
      "NSDiffableDataSourceSnapshot", "UISearchController", "UISwipeActionsConfiguration",
      "UIRefreshControl", "UIPageControl",
      "UISegmentedControl", "UIVisualEffect", "UIBlurEffect", "SVProgressHUD", "MBProgressHUD",
      "HUD", "SkeletonView", "UIApplication.statusBar", "UIImpactFeedbackGenerator", "Constraint",
      "ConstraintMaker", "UIPickerView", "UIStackView", "UIMenu", "UIGraphicsImageRenderer",
    ],
    words: ["snp", "layer", "titleLabel", "textLabel", "detailTextLabel", "contentView"],
    shapes: [
      "addSubview(_:)", "reloadData()", "dequeueReusableCell(withIdentifier:for:)",
      "dequeueReusableCell(withIdentifier:)", "deselectRow(at:animated:)", "removeFromSuperview()",
      "dequeueReusableCell(withReuseIdentifier:for:)", "setTitle(_:for:)", "endRefreshing()",
      "beginRefreshing()", "startAnimating()", "stopAnimating()", "sizeToFit()", "setNeedsLayout()",
      "layoutIfNeeded()", "becomeFirstResponder()", "resignFirstResponder()", "endEditing(_:)",
      "setImage(_:for:)", "setTitleColor(_:for:)", "insertRows(at:with:)", "deleteRows(at:with:)",
      "beginUpdates()", "endUpdates()", "constraint(equalTo:)", "constraint(equalToConstant:)",
      "constraint(equalTo:constant:)", "addArrangedSubview(_:)",
      "translatesAutoresizingMaskIntoConstraints",
    ])

  private static let arranging: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "performBatchUpdates",
  ]
  private static let animating: Set<String> = [
    "animate", "animateKeyframes", "transition", "performWithoutAnimation", "addAnimations",
  ]
  /// What views hold that a person may have changed, or that says how they look now.
  private static let contents: Set<String> = [
    "text", "isOn", "value", "selectedSegmentIndex", "attributedText", "date", "isHidden", "alpha",
    "frame", "bounds", "contentOffset", "contentSize", "isSelected", "isEnabled", "center",
    "isAnimating", "isRefreshing", "image", "safeAreaLayoutGuide", "visibleCells",
    "indexPathForSelectedRow", "tag", "isEditing", "contentInset", "subviews", "superview",
    "isFirstResponder", "title", "traitCollection", "interfaceOrientation",
  ]
  private static let notLayout: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "addTarget", "addAction",
    "addGestureRecognizer", "performSegue", "show", "observe", "addObserver", "init",
  ]
  private static let sizes: Set<String> = ["Int", "CGFloat", "CGSize", "UIEdgeInsets"]
}
