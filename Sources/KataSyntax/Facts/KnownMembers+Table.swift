extension KnownMembers {
  /// Types with what they inherit from, then their members: name, type, and in braces what closures are given.
  static let table = """
    UIResponder
     resignFirstResponder Bool; becomeFirstResponder Bool; isFirstResponder Bool; next UIResponder?
     touchesBegan; touchesEnded; undoManager UndoManager?
    UIViewController:UIResponder
     view UIView; title String?; navigationController UINavigationController?; navigationItem UINavigationItem
     tabBarController UITabBarController?; tabBarItem UITabBarItem; parent UIViewController?
     presentedViewController UIViewController?; presentingViewController UIViewController?
     splitViewController UISplitViewController?; storyboard UIStoryboard?; children [UIViewController]
     present {}; dismiss {}; show; showDetailViewController; performSegue; addChild; removeFromParent; didMove; willMove
     isViewLoaded Bool; loadViewIfNeeded; viewIfLoaded UIView?; editButtonItem UIBarButtonItem
     modalPresentationStyle UIModalPresentationStyle; modalTransitionStyle UIModalTransitionStyle
     transitioningDelegate UIViewControllerTransitioningDelegate?; traitCollection UITraitCollection
     setEditing; isEditing Bool; definesPresentationContext Bool; edgesForExtendedLayout UIRectEdge
     extendedLayoutIncludesOpaqueBars Bool; automaticallyAdjustsScrollViewInsets Bool; hidesBottomBarWhenPushed Bool
     topLayoutGuide UILayoutSupport; bottomLayoutGuide UILayoutSupport; additionalSafeAreaInsets UIEdgeInsets
     preferredContentSize CGSize; setNeedsStatusBarAppearanceUpdate; viewDidLoad; viewWillAppear; viewDidAppear
     viewWillDisappear; viewDidDisappear; viewDidLayoutSubviews; viewWillLayoutSubviews; loadView; prepare
     registerForPreviewing; popoverPresentationController UIPopoverPresentationController?; toolbarItems [UIBarButtonItem]?
     setToolbarItems; isModalInPresentation Bool; restorationIdentifier String?; nibName String?
    UITableViewController:UIViewController
     tableView UITableView; refreshControl UIRefreshControl?; clearsSelectionOnViewWillAppear Bool
    UICollectionViewController:UIViewController
     collectionView UICollectionView; collectionViewLayout UICollectionViewLayout
    UINavigationController:UIViewController
     pushViewController; popViewController UIViewController?; popToRootViewController [UIViewController]?
     popToViewController [UIViewController]?; setViewControllers; viewControllers [UIViewController]
     topViewController UIViewController?; visibleViewController UIViewController?; navigationBar UINavigationBar
     setNavigationBarHidden; isNavigationBarHidden Bool; toolbar UIToolbar; delegate UINavigationControllerDelegate?
     interactivePopGestureRecognizer UIGestureRecognizer?
    UITabBarController:UIViewController
     viewControllers [UIViewController]?; selectedIndex Int; selectedViewController UIViewController?; tabBar UITabBar
    UISplitViewController:UIViewController
     viewControllers [UIViewController]
    UIAlertController:UIViewController
     addAction; addTextField {UITextField}; actions [UIAlertAction]; textFields [UITextField]?; message String?
     preferredAction UIAlertAction?
    UISearchController:UIViewController
     searchBar UISearchBar; searchResultsUpdater UISearchResultsUpdating?; isActive Bool
     dimsBackgroundDuringPresentation Bool; obscuresBackgroundDuringPresentation Bool
     hidesNavigationBarDuringPresentation Bool; delegate UISearchControllerDelegate?
    UIActivityViewController:UIViewController
    SFSafariViewController:UIViewController
    UIImagePickerController:UINavigationController
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
    UINavigationItem
     title String?; rightBarButtonItem UIBarButtonItem?; leftBarButtonItem UIBarButtonItem?; titleView UIView?
     rightBarButtonItems [UIBarButtonItem]?; leftBarButtonItems [UIBarButtonItem]?; searchController UISearchController?
     hidesSearchBarWhenScrolling Bool; backBarButtonItem UIBarButtonItem?; prompt String?; largeTitleDisplayMode _
     setRightBarButton; setLeftBarButton; setRightBarButtonItems; setLeftBarButtonItems; hidesBackButton Bool; backButtonTitle String?
    UIBarButtonItem
     title String?; isEnabled Bool; image UIImage?; target AnyObject?; action Selector?; tintColor UIColor?; init {UIAction}
    UIAction
     title String; sender Any?; init {UIAction}
    UIAlertAction
     title String?; isEnabled Bool; init {UIAlertAction}
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
    UIStoryboard
     instantiateViewController UIViewController; instantiateInitialViewController UIViewController?
    UIStoryboardSegue
     destination UIViewController; source UIViewController; identifier String?
    UINib
     instantiate
    UIApplication
     shared UIApplication; open {Bool}; openURL Bool; canOpenURL Bool; keyWindow UIWindow?; windows [UIWindow]
     delegate UIApplicationDelegate?; isNetworkActivityIndicatorVisible Bool; isIdleTimerDisabled Bool
     applicationIconBadgeNumber Int; registerForRemoteNotifications; applicationState UIApplication.State
     connectedScenes _; statusBarStyle _; beginBackgroundTask; endBackgroundTask
    UIScreen
     main UIScreen; bounds CGRect; scale CGFloat; brightness CGFloat
    UIDevice
     current UIDevice; userInterfaceIdiom UIUserInterfaceIdiom; orientation UIDeviceOrientation; model String; systemVersion String
     identifierForVendor UUID?; name String
    UIPasteboard
     general UIPasteboard; string String?
    UIColor
     withAlphaComponent UIColor; cgColor CGColor; white UIColor; black UIColor; red UIColor; clear UIColor; gray UIColor
     blue UIColor; green UIColor; systemBackground UIColor; lightGray UIColor; darkGray UIColor; label UIColor
     systemRed UIColor; systemBlue UIColor; systemGray UIColor; orange UIColor; yellow UIColor; secondaryLabel UIColor
    UIFont
     systemFont UIFont; boldSystemFont UIFont; preferredFont UIFont; italicSystemFont UIFont; pointSize CGFloat; withSize UIFont
    UIImage
     size CGSize; withRenderingMode UIImage; jpegData Data?; pngData Data?; cgImage CGImage?; resizableImage UIImage
    CALayer
     cornerRadius CGFloat; borderWidth CGFloat; borderColor CGColor?; masksToBounds Bool; shadowColor CGColor?
     shadowOpacity Float; shadowRadius CGFloat; shadowOffset CGSize; add; addSublayer; frame CGRect; shadowPath CGPath?
     bounds CGRect; removeAllAnimations; mask CALayer?; sublayers [CALayer]?
    UILayoutGuide
     topAnchor NSLayoutYAxisAnchor; bottomAnchor NSLayoutYAxisAnchor; leadingAnchor NSLayoutXAxisAnchor
     trailingAnchor NSLayoutXAxisAnchor; leftAnchor NSLayoutXAxisAnchor; rightAnchor NSLayoutXAxisAnchor
     centerXAnchor NSLayoutXAxisAnchor; centerYAnchor NSLayoutYAxisAnchor; widthAnchor NSLayoutDimension
     heightAnchor NSLayoutDimension; layoutFrame CGRect
    NSLayoutAnchor
     constraint NSLayoutConstraint
    NSLayoutXAxisAnchor:NSLayoutAnchor
    NSLayoutYAxisAnchor:NSLayoutAnchor
    NSLayoutDimension:NSLayoutAnchor
    NSLayoutConstraint
     isActive Bool; constant CGFloat; priority UILayoutPriority; activate; deactivate; constraints [NSLayoutConstraint]
    CGRect
     width CGFloat; height CGFloat; origin CGPoint; size CGSize; minX CGFloat; minY CGFloat; maxX CGFloat; maxY CGFloat
     midX CGFloat; midY CGFloat; zero CGRect; insetBy CGRect; inset CGRect; offsetBy CGRect; contains Bool
    CGSize
     width CGFloat; height CGFloat; zero CGSize
    CGPoint
     x CGFloat; y CGFloat; zero CGPoint
    UserDefaults
     standard UserDefaults; set; setValue; string String?; integer Int; bool Bool; object Any?; data Data?; array [Any]?
     double Double; float Float; value Any?; removeObject; synchronize Bool; stringArray [String]?; register; dictionary _
     url URL?
    FileManager
     default FileManager; fileExists Bool; urls [URL]; removeItem; createDirectory; createFile Bool; contents Data?
     contentsOfDirectory [String]; copyItem; moveItem; temporaryDirectory URL; url URL; attributesOfItem _
    NotificationCenter
     default NotificationCenter; addObserver NSObjectProtocol {Notification}; removeObserver; post
     publisher NotificationCenter.Publisher; notifications _
    Notification
     userInfo _; object Any?; name Notification.Name
    URLSession
     shared URLSession; dataTask URLSessionDataTask {Data?, URLResponse?, Error?}; data _; dataTaskPublisher URLSession.DataTaskPublisher
     downloadTask URLSessionDownloadTask {URL?, URLResponse?, Error?}; uploadTask URLSessionUploadTask {Data?, URLResponse?, Error?}
     invalidateAndCancel; configuration URLSessionConfiguration; getAllTasks
    URLSessionConfiguration
     default URLSessionConfiguration; ephemeral URLSessionConfiguration; timeoutIntervalForRequest Double; urlCache URLCache?
     httpAdditionalHeaders _; requestCachePolicy _
    URLSessionTask
     resume; cancel; suspend; state URLSessionTask.State; response URLResponse?; originalRequest URLRequest?; taskIdentifier Int
    URLSessionDataTask:URLSessionTask
    URLSessionDownloadTask:URLSessionTask
    URLSessionUploadTask:URLSessionDataTask
    URLRequest
     url URL?; httpMethod String?; httpBody Data?; setValue; addValue; allHTTPHeaderFields _; timeoutInterval Double
     cachePolicy _; value String?
    URLResponse
     url URL?; mimeType String?
    HTTPURLResponse:URLResponse
     statusCode Int; allHeaderFields _
    URLComponents
     url URL?; queryItems [URLQueryItem]?; path String; host String?; scheme String?; query String?; percentEncodedQuery String?
    URLQueryItem
     name String; value String?
    URLCache
     shared URLCache; cachedResponse CachedURLResponse?; storeCachedResponse; removeAllCachedResponses
    URL
     absoluteString String; path String; host String?; query String?; appendingPathComponent URL; lastPathComponent String
     pathExtension String; scheme String?; deletingLastPathComponent URL; appending URL
    Data
     count Int; isEmpty Bool; write; append; base64EncodedString String
    NSCache
     object _; setObject; removeObject; removeAllObjects; countLimit Int; totalCostLimit Int
    JSONDecoder
     decode _; keyDecodingStrategy JSONDecoder.KeyDecodingStrategy; dateDecodingStrategy JSONDecoder.DateDecodingStrategy
    JSONEncoder
     encode Data; keyEncodingStrategy _; outputFormatting _; dateEncodingStrategy _
    JSONSerialization
     jsonObject Any; data Data
    PropertyListDecoder
     decode _
    NSKeyedUnarchiver
     unarchiveObject Any?; unarchivedObject _
    NSKeyedArchiver
     archivedData Data; archiveRootObject Bool
    Formatter
     string String
    DateFormatter:Formatter
     string String; date Date?; dateFormat String; dateStyle DateFormatter.Style; timeStyle DateFormatter.Style; locale Locale
     timeZone TimeZone; calendar Calendar; localizedString String
    NumberFormatter:Formatter
     string String?; number NSNumber?; numberStyle NumberFormatter.Style; maximumFractionDigits Int; locale Locale; localizedString String
     minimumFractionDigits Int; currencyCode String
    DateComponentsFormatter:Formatter
     string String?
    RelativeDateTimeFormatter:Formatter
     localizedString String
    ISO8601DateFormatter:Formatter
     string String; date Date?
    Date
     timeIntervalSince1970 Double; timeIntervalSinceNow Double; timeIntervalSince Double; addingTimeInterval Date; now Date
     compare ComparisonResult; formatted String; distantPast Date; distantFuture Date
    Calendar
     current Calendar; date Date?; component Int; dateComponents DateComponents; isDate Bool; isDateInToday Bool; startOfDay Date
     isDateInYesterday Bool; isDateInTomorrow Bool
    DateComponents
     year Int?; month Int?; day Int?; hour Int?; minute Int?; second Int?
    Locale
     current Locale; identifier String; languageCode String?
    TimeZone
     current TimeZone
    Bundle
     main Bundle; url URL?; path String?; infoDictionary _; object Any?; loadNibNamed [Any]?; bundleIdentifier String?
     localizedString String
    ProcessInfo
     processInfo ProcessInfo; environment _; arguments [String]; systemUptime Double
    Timer
     scheduledTimer Timer {Timer}; invalidate; fire; isValid Bool; publish _; init {Timer}
    DispatchQueue
     main DispatchQueue; global DispatchQueue; async; sync; asyncAfter; label String
    DispatchGroup
     enter; leave; notify; wait
    OperationQueue
     main OperationQueue; addOperation; addOperations; maxConcurrentOperationCount Int; cancelAllOperations
    Thread
     isMainThread Bool; sleep; current Thread; main Thread
    Task
     cancel; isCancelled Bool; sleep; value _; result _
    NSObject
     addObserver; removeObserver; perform; observe NSKeyValueObservation; isEqual Bool; hash Int; setValue; value Any?
    NSKeyValueObservation
     invalidate
    Error
     localizedDescription String
    NSError:Error
     code Int; domain String; userInfo _
    String
     count Int; isEmpty Bool; uppercased String; lowercased String; capitalized String; trimmingCharacters String
     replacingOccurrences String; components [String]; hasPrefix Bool; hasSuffix Bool; contains Bool; append
     split [Substring]; first Character?; last Character?; prefix Substring; suffix Substring; dropFirst Substring
     dropLast Substring; utf8 String.UTF8View; data Data?; addingPercentEncoding String?; removingPercentEncoding String?
     localizedCaseInsensitiveContains Bool; localizedStandardContains Bool; localizedLowercase String; range _; index String.Index
     capitalizingFirstLetter String; reversed [Character]; write; padding String; compare ComparisonResult; description String
     startIndex String.Index; endIndex String.Index; substring String; appending String; localizedUppercase String
     localizedCapitalized String; caseInsensitiveCompare ComparisonResult; localizedCompare ComparisonResult; hashValue Int
     filter String; localizedStringWithFormat String; folding String; remove Character; insert; removeAll; init
    Substring
     count Int; isEmpty Bool; uppercased String; lowercased String; trimmingCharacters String; hasPrefix Bool; hasSuffix Bool
     split [Substring]; contains Bool
    NSAttributedString
     string String; length Int
    NSMutableAttributedString:NSAttributedString
     append; addAttribute; addAttributes; setAttributes
    Int
     description String; formatted String; isMultiple Bool; quotientAndRemainder _; random Int; magnitude UInt; max Int; min Int
    Double
     description String; formatted String; rounded Double; isNaN Bool; random Double
    CGFloat
     rounded CGFloat; random CGFloat
    Float
     rounded Float; random Float
    Bool
     toggle; description String; random Bool
    UUID
     uuidString String
    IndexPath
     row Int; section Int; item Int
    IndexSet
     first Int?
    NSPredicate
     evaluate Bool; init
    Logger
     info; debug; error; log; warning; notice; fault; trace; critical
    PersistentContainer
    NSPersistentContainer
     viewContext NSManagedObjectContext; loadPersistentStores {NSPersistentStoreDescription, Error?}; newBackgroundContext NSManagedObjectContext
     performBackgroundTask {NSManagedObjectContext}
    NSManagedObjectContext
     save; fetch _; delete; perform; performAndWait; hasChanges Bool; insert; count Int; rollback; object _; reset
    NSManagedObject
     managedObjectContext NSManagedObjectContext?
    NSFetchedResultsController
     performFetch; object _; sections _; fetchedObjects _; delegate NSFetchedResultsControllerDelegate?
    UNUserNotificationCenter
     current UNUserNotificationCenter; add {Error?}; requestAuthorization {Bool, Error?}; delegate UNUserNotificationCenterDelegate?
    CLLocationManager
     requestWhenInUseAuthorization; startUpdatingLocation; stopUpdatingLocation; delegate CLLocationManagerDelegate?
     location CLLocation?
    CLLocation
     coordinate CLLocationCoordinate2D; distance Double
    AnyCancellable
     cancel; store
    PassthroughSubject
     send; sink AnyCancellable; eraseToAnyPublisher AnyPublisher; receive _
    CurrentValueSubject
     send; value _; sink AnyCancellable; eraseToAnyPublisher AnyPublisher
    ConstraintViewDSL
     makeConstraints {ConstraintMaker}; remakeConstraints {ConstraintMaker}; updateConstraints {ConstraintMaker}
     * ConstraintItem
    ConstraintMaker
     * ConstraintMaker
    KingfisherWrapper
     setImage; cancelDownloadTask
    Reactive
     * Observable
    Observable
     subscribe Disposable; bind Disposable; drive Disposable; disposed; onNext; onError; onCompleted; accept; value _
     * Observable
    BehaviorRelay:Observable
    PublishRelay:Observable
    BehaviorSubject:Observable
    PublishSubject:Observable
    ReplaySubject:Observable
    Variable:Observable
    Driver:Observable
    Single:Observable
    Disposable
     disposed; dispose
    UIListContentConfiguration
     text String?; secondaryText String?; image UIImage?; textProperties _
    UIActivityIndicator:UIView
    UIGraphicsImageRenderer
     image UIImage {UIGraphicsImageRendererContext}
    UIViewPropertyAnimator
     startAnimation; addAnimations; addCompletion; stopAnimation
    UIImpactFeedbackGenerator
     impactOccurred; prepare
    UIViewControllerContextTransitioning
     containerView UIView; completeTransition; viewController UIViewController?; view UIView?; finalFrame CGRect
     transitionWasCancelled Bool
    NSPersistentStoreCoordinator
     managedObjectModel _
    """
}
