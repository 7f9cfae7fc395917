/// The view-related data controller: all data logic of the page, and nothing of how it looks.
///
/// It is composed of model-related data controllers, which are yours to declare.
public protocol HomeDataController: AnyObject {
  /// Computed from what is known and from the settings at this moment.
  var subjects: SubjectsData { get }
  /// Computed from what is known and from the time at this moment.
  var promotions: PromotionsData { get }

  /// Reads the database while no subjects are known, and asks the server.
  ///
  /// `callback` is called each time that `subjects` has changed: for the database's answer, and for the server's.
  func requestSubjects(callback: @escaping () -> Void)
  /// Asks the server, and calls `callback` when `promotions` has changed.
  func requestPromotions(callback: @escaping () -> Void)
  /// Calls `callback` every minute, for as long as the data controller lives: `promotions` has changed then.
  func followTime(callback: @escaping () -> Void)

  /// Records that the user opens something.
  func recordOpening(of item: HomeItem)
}
