// What stands between these classes and their superclasses in the wide stand-in, where it is generated from the
// table: here nothing.
/// What `UIResponder` inherits from beside its own members.
public typealias UIResponderMembers = NSObject
/// What `UIView` inherits from beside its own members.
public typealias UIViewMembers = UIResponder
/// What `CALayer` inherits from beside its own members.
public typealias CALayerMembers = NSObject
/// What `UIScreen` inherits from beside its own members.
public typealias UIScreenMembers = NSObject
/// What `UIWindow` inherits from beside its own members.
public typealias UIWindowMembers = UIView
/// What `UILabel` inherits from beside its own members.
public typealias UILabelMembers = UIView
/// What `UIImageView` inherits from beside its own members.
public typealias UIImageViewMembers = UIView
/// What `UIActivityIndicatorView` inherits from beside its own members.
public typealias UIActivityIndicatorViewMembers = UIView
/// What `UIStackView` inherits from beside its own members.
public typealias UIStackViewMembers = UIView
/// What `UIViewController` inherits from beside its own members.
public typealias UIViewControllerMembers = UIResponder
/// What `UINavigationController` inherits from beside its own members.
public typealias UINavigationControllerMembers = UIViewController
/// What `UIAlertController` inherits from beside its own members.
public typealias UIAlertControllerMembers = UIViewController
/// What `UINavigationBar` inherits from beside its own members.
public typealias UINavigationBarMembers = UIView
/// What `UINavigationItem` inherits from beside its own members.
public typealias UINavigationItemMembers = NSObject
/// What `UIControl` inherits from beside its own members.
public typealias UIControlMembers = UIView
/// What `UIEvent` inherits from beside its own members.
public typealias UIEventMembers = NSObject
/// What `UIButton` inherits from beside its own members.
public typealias UIButtonMembers = UIControl
/// What `UISwitch` inherits from beside its own members.
public typealias UISwitchMembers = UIControl
/// What `UITextField` inherits from beside its own members.
public typealias UITextFieldMembers = UIControl
/// What `UIBarButtonItem` inherits from beside its own members.
public typealias UIBarButtonItemMembers = UIBarItem
/// What `UIBarItem` inherits from beside its own members.
public typealias UIBarItemMembers = NSObject
