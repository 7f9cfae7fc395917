extension KnownMembers {
  /// UIKit's views, their cells and gestures.
  static let views = """
    UIView:UIResponder
     frame CGRect; bounds CGRect; center CGPoint; superview UIView?; subviews [UIView]; window UIWindow?
     addSubview; insertSubview; removeFromSuperview; bringSubviewToFront; sendSubviewToBack; layer CALayer
     backgroundColor UIColor?; tintColor UIColor; alpha CGFloat; isHidden Bool; tag Int; transform CGAffineTransform
     addGestureRecognizer; removeGestureRecognizer; gestureRecognizers [UIGestureRecognizer]?
     addConstraint; addConstraints; removeConstraints; constraints [NSLayoutConstraint]
     translatesAutoresizingMaskIntoConstraints Bool; layoutIfNeeded; setNeedsLayout; setNeedsDisplay; layoutSubviews
     setNeedsUpdateConstraints; updateConstraints; sizeToFit; sizeThatFits CGSize; intrinsicContentSize CGSize
     topAnchor NSLayoutYAxisAnchor; bottomAnchor NSLayoutYAxisAnchor; leadingAnchor NSLayoutXAxisAnchor
     trailingAnchor NSLayoutXAxisAnchor; leftAnchor NSLayoutXAxisAnchor; rightAnchor NSLayoutXAxisAnchor
     centerXAnchor NSLayoutXAxisAnchor; centerYAnchor NSLayoutYAxisAnchor; widthAnchor NSLayoutDimension
     heightAnchor NSLayoutDimension; firstBaselineAnchor NSLayoutYAxisAnchor; lastBaselineAnchor NSLayoutYAxisAnchor
     safeAreaLayoutGuide UILayoutGuide; layoutMarginsGuide UILayoutGuide; readableContentGuide UILayoutGuide
     safeAreaInsets UIEdgeInsets; layoutMargins UIEdgeInsets; contentMode UIView.ContentMode; clipsToBounds Bool
     isUserInteractionEnabled Bool; isOpaque Bool; autoresizingMask UIView.AutoresizingMask; endEditing Bool
     setContentHuggingPriority; setContentCompressionResistancePriority; viewWithTag UIView?; convert
     animate {Bool}; transition {Bool}; animateKeyframes {Bool}; performWithoutAnimation; hitTest UIView?
     accessibilityIdentifier String?; accessibilityLabel String?; accessibilityValue String?; accessibilityHint String?
     isAccessibilityElement Bool; traitCollection UITraitCollection; snapshotView UIView?; didMoveToWindow
     didMoveToSuperview; willMove; prepareForReuse; awakeFromNib; draw; setAnimationsEnabled; snp ConstraintViewDSL; rx Reactive
     accessibilityTraits UIAccessibilityTraits; autoSetDimensions; mask UIView?; directionalLayoutMargins NSDirectionalEdgeInsets
    UIWindow:UIView
     rootViewController UIViewController?; makeKeyAndVisible; makeKey; isKeyWindow Bool; windowScene UIWindowScene?
    UILabel:UIView
     text String?; attributedText NSAttributedString?; font UIFont; textColor UIColor; textAlignment NSTextAlignment
     numberOfLines Int; lineBreakMode NSLineBreakMode; adjustsFontSizeToFitWidth Bool; minimumScaleFactor CGFloat
     adjustsFontForContentSizeCategory Bool
    UIControl:UIView
     addTarget; removeTarget; addAction; removeAction; sendActions; isEnabled Bool; isSelected Bool; isHighlighted Bool
     state UIControl.State; contentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIButton:UIControl
     setTitle; setImage; setTitleColor; setBackgroundImage; setAttributedTitle; titleLabel UILabel?; imageView UIImageView?
     currentTitle String?; title String?; configuration UIButton.Configuration?; contentEdgeInsets UIEdgeInsets
     titleEdgeInsets UIEdgeInsets; imageEdgeInsets UIEdgeInsets
    UITextField:UIControl
     text String?; attributedText NSAttributedString?; placeholder String?; delegate UITextFieldDelegate?; font UIFont?
     textColor UIColor?; isSecureTextEntry Bool; borderStyle UITextField.BorderStyle; keyboardType UIKeyboardType
     returnKeyType UIReturnKeyType; clearButtonMode UITextField.ViewMode; leftView UIView?; rightView UIView?
     autocorrectionType UITextAutocorrectionType; autocapitalizationType UITextAutocapitalizationType
     textAlignment NSTextAlignment; inputView UIView?; inputAccessoryView UIView?
    UITextView:UIScrollView
     text String; attributedText NSAttributedString; font UIFont?; textColor UIColor?; delegate UITextViewDelegate?
     isEditable Bool
    UISwitch:UIControl
     isOn Bool; setOn; onTintColor UIColor?
    UISlider:UIControl
     value Float; minimumValue Float; maximumValue Float; setValue
    UIStepper:UIControl
     value Double; minimumValue Double; maximumValue Double
    UISegmentedControl:UIControl
     selectedSegmentIndex Int; insertSegment; titleForSegment String?; numberOfSegments Int; setTitle
    UIDatePicker:UIControl
     date Date; minimumDate Date?; maximumDate Date?; setDate
    UIRefreshControl:UIControl
     beginRefreshing; endRefreshing; isRefreshing Bool; attributedTitle NSAttributedString?
    UIPageControl:UIControl
     currentPage Int; numberOfPages Int
    UIImageView:UIView
     image UIImage?; animationImages [UIImage]?; kf KingfisherWrapper; startAnimating; stopAnimating
    UIActivityIndicatorView:UIView
     startAnimating; stopAnimating; isAnimating Bool; hidesWhenStopped Bool; style UIActivityIndicatorView.Style; color UIColor
    UIProgressView:UIView
     progress Float; setProgress
    UIStackView:UIView
     addArrangedSubview; insertArrangedSubview; removeArrangedSubview; arrangedSubviews [UIView]; spacing CGFloat
     axis NSLayoutConstraint.Axis; alignment UIStackView.Alignment; distribution UIStackView.Distribution; setCustomSpacing
     isLayoutMarginsRelativeArrangement Bool
    UIVisualEffectView:UIView
     contentView UIView
    UIPickerView:UIView
     delegate UIPickerViewDelegate?; dataSource UIPickerViewDataSource?; selectRow; reloadAllComponents; selectedRow Int
    UISearchBar:UIView
     text String?; placeholder String?; delegate UISearchBarDelegate?; showsCancelButton Bool; setShowsCancelButton
     barTintColor UIColor?; searchTextField UITextField; scopeButtonTitles [String]?; selectedScopeButtonIndex Int
     searchBarStyle UISearchBar.Style
    UINavigationBar:UIView
     barTintColor UIColor?; isTranslucent Bool; prefersLargeTitles Bool; shadowImage UIImage?; setBackgroundImage
     titleTextAttributes _; topItem UINavigationItem?; standardAppearance UINavigationBarAppearance
     scrollEdgeAppearance UINavigationBarAppearance?; barStyle UIBarStyle; appearance UINavigationBar
    UITabBar:UIView
     items [UITabBarItem]?; barTintColor UIColor?
    UIToolbar:UIView
     items [UIBarButtonItem]?; setItems
    UIScrollView:UIView
     contentOffset CGPoint; contentSize CGSize; contentInset UIEdgeInsets; setContentOffset; scrollRectToVisible
     delegate UIScrollViewDelegate?; refreshControl UIRefreshControl?; isScrollEnabled Bool; keyboardDismissMode _
     contentLayoutGuide UILayoutGuide; frameLayoutGuide UILayoutGuide; zoomScale CGFloat; isDragging Bool
     showsVerticalScrollIndicator Bool; showsHorizontalScrollIndicator Bool; isPagingEnabled Bool
     scrollIndicatorInsets UIEdgeInsets; contentInsetAdjustmentBehavior _; alwaysBounceVertical Bool
    UITableView:UIScrollView
     reloadData; reloadRows; reloadSections; insertRows; deleteRows; beginUpdates; endUpdates; performBatchUpdates {}
     dequeueReusableCell UITableViewCell; register; dataSource UITableViewDataSource?; delegate UITableViewDelegate?
     cellForRow UITableViewCell?; indexPathForSelectedRow IndexPath?; indexPath IndexPath?; deselectRow; selectRow
     tableHeaderView UIView?; tableFooterView UIView?; rowHeight CGFloat; estimatedRowHeight CGFloat; separatorStyle _
     separatorInset UIEdgeInsets; separatorColor UIColor?; scrollToRow; visibleCells [UITableViewCell]
     indexPathsForVisibleRows [IndexPath]?; numberOfRows Int; numberOfSections Int; backgroundView UIView?
     dequeueReusableHeaderFooterView UITableViewHeaderFooterView?; allowsSelection Bool; setEditing; isEditing Bool
     prefetchDataSource UITableViewDataSourcePrefetching?; sectionHeaderHeight CGFloat; indexPathsForSelectedRows [IndexPath]?
    UICollectionView:UIScrollView
     reloadData; reloadItems; insertItems; deleteItems; performBatchUpdates {Bool}; register
     dequeueReusableCell UICollectionViewCell; dequeueReusableSupplementaryView UICollectionReusableView
     dataSource UICollectionViewDataSource?; delegate UICollectionViewDelegate?; cellForItem UICollectionViewCell?
     collectionViewLayout UICollectionViewLayout; setCollectionViewLayout; indexPathsForSelectedItems [IndexPath]?
     indexPath IndexPath?; scrollToItem; deselectItem; selectItem; visibleCells [UICollectionViewCell]; backgroundView UIView?
     numberOfItems Int; prefetchDataSource UICollectionViewDataSourcePrefetching?; indexPathsForVisibleItems [IndexPath]
    UITableViewCell:UIView
     textLabel UILabel?; detailTextLabel UILabel?; imageView UIImageView?; accessoryType UITableViewCell.AccessoryType
     accessoryView UIView?; contentView UIView; selectionStyle UITableViewCell.SelectionStyle; reuseIdentifier String?
     defaultContentConfiguration UIListContentConfiguration; contentConfiguration _; backgroundView UIView?
     selectedBackgroundView UIView?; isSelected Bool; setSelected; setHighlighted; separatorInset UIEdgeInsets
    UITableViewHeaderFooterView:UIView
     textLabel UILabel?; contentView UIView
    UICollectionReusableView:UIView
     reuseIdentifier String?
    UICollectionViewCell:UICollectionReusableView
     contentView UIView; isSelected Bool; isHighlighted Bool; backgroundView UIView?; selectedBackgroundView UIView?
    UICollectionViewLayout
     collectionView UICollectionView?; invalidateLayout; prepare; layoutAttributesForItem UICollectionViewLayoutAttributes?
     collectionViewContentSize CGSize
    UICollectionViewFlowLayout:UICollectionViewLayout
     itemSize CGSize; minimumLineSpacing CGFloat; minimumInteritemSpacing CGFloat; sectionInset UIEdgeInsets
     scrollDirection UICollectionView.ScrollDirection; estimatedItemSize CGSize; headerReferenceSize CGSize
    WKWebView:UIView
     load WKNavigation?; reload WKNavigation?; goBack WKNavigation?; url URL?; navigationDelegate WKNavigationDelegate?
    MKMapView:UIView
     delegate MKMapViewDelegate?; addAnnotation; addAnnotations; removeAnnotations; setRegion; annotations [MKAnnotation]
    UIGestureRecognizer
     view UIView?; state UIGestureRecognizer.State; isEnabled Bool; location CGPoint; delegate UIGestureRecognizerDelegate?
     addTarget; cancelsTouchesInView Bool
    UITapGestureRecognizer:UIGestureRecognizer
     numberOfTapsRequired Int
    UIPanGestureRecognizer:UIGestureRecognizer
     translation CGPoint; velocity CGPoint; setTranslation
    UILongPressGestureRecognizer:UIGestureRecognizer
    UISwipeGestureRecognizer:UIGestureRecognizer
     direction _
    UIActivityIndicator:UIView
    UIListContentConfiguration
     text String?; secondaryText String?; image UIImage?; textProperties _
    """
}
