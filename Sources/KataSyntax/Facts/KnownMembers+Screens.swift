extension KnownMembers {
  /// UIKit's screens, what leads from one to another and what stands around them.
  static let screens = """
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
    UIViewControllerContextTransitioning
     containerView UIView; completeTransition; viewController UIViewController?; view UIView?; finalFrame CGRect
     transitionWasCancelled Bool
    """
}
