/// What the system tells a program of.
extension UIApplication {
  /// Goes to the background as when somebody presses the home button.
  func enterBackground() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    if sceneDelegates.isEmpty { delegate?.applicationWillResignActive(self) }
    for (scene, delegate) in sceneDelegates { delegate.sceneWillResignActive(scene) }
    post(Self.willResignActiveNotification)
    applicationState = .background
    if sceneDelegates.isEmpty { delegate?.applicationDidEnterBackground(self) }
    for (scene, delegate) in sceneDelegates { delegate.sceneDidEnterBackground(scene) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Comes back.
  func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    if sceneDelegates.isEmpty { delegate?.applicationWillEnterForeground(self) }
    for (scene, delegate) in sceneDelegates { delegate.sceneWillEnterForeground(scene) }
    post(Self.willEnterForegroundNotification)
    applicationState = .active
    if sceneDelegates.isEmpty { delegate?.applicationDidBecomeActive(self) }
    for (scene, delegate) in sceneDelegates { delegate.sceneDidBecomeActive(scene) }
    post(Self.didBecomeActiveNotification)
  }

  /// Tells everybody that memory is short, all controllers around a screen too.
  func warnOfMemory(below root: UIViewController?) {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    var waiting = [root].compactMap(\.self)
    while let controller = waiting.popLast() {
      controller.didReceiveMemoryWarning()
      waiting += controller.children + [controller.presented].compactMap(\.self)
    }
  }

  /// Announces the end, which tests go on after.
  func announceEnd() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// With scenes, UIKit tells their delegates in place of the application's.
  private var sceneDelegates: [(UIScene, any UISceneDelegate)] {
    connectedScenes.compactMap { scene in scene.delegate.map { (scene, $0) } }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
