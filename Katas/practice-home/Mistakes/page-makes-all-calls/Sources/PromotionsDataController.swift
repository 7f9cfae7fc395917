import PracticeHomeContract

/// Model-related: what is known of banner and activities, and where they come from.
final class PromotionsDataController {
  var promotions: Promotions?
  var hasFailed = false
  var newestRequest = 0
  let server: any PracticeServer

  init(server: any PracticeServer) {
    self.server = server
  }
}
