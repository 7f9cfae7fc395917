/// A step of work that somebody may be waiting for.
package struct WorkProgress: Hashable, Sendable {
  /// What is being done, such as `building the UIKit stand-in`.
  package let activity: String
  /// How many steps are done, of `total`.
  package let completed: Int
  package let total: Int

  package init(activity: String, completed: Int, total: Int) {
    self.activity = activity
    self.completed = completed
    self.total = total
  }
}
