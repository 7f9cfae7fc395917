import KataCore

extension LayoutRule {
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
      "UIRefreshControl", "UIPageControl", "UIInterpolatingMotionEffect", "UIMotionEffectGroup",
      "UICollectionViewLayoutAttributes",
      "UISegmentedControl", "UIVisualEffect", "UIBlurEffect", "SVProgressHUD", "MBProgressHUD",
      "HUD", "SkeletonView", "UIApplication.statusBar", "UIImpactFeedbackGenerator", "Constraint",
      "ConstraintMaker", "UIPickerView", "UIStackView", "UIMenu", "UIGraphicsImageRenderer",
    ],
    words: [
      "snp", "layer", "titleLabel", "textLabel", "detailTextLabel", "contentView",
    ],
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
}
