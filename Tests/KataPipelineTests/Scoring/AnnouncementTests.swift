import Testing

@testable import KataPipeline

struct AnnouncementTests {
  @Test func isHeardByWhoeverComesLater() async throws {
    let announcement = Announcement<Int>()
    announcement.make(1)
    #expect(try await announcement.heard() == 1)
  }

  @Test func isHeardByWhoeverWaits() async throws {
    let announcement = Announcement<Int>()
    async let heard = announcement.heard()
    announcement.make(1)
    #expect(try await heard == 1)
  }

  @Test func saysOneThingOnly() async throws {
    let announcement = Announcement<Int>()
    announcement.make(1)
    announcement.make(2)
    #expect(try await announcement.heard() == 1)
  }

  @Test func letsWhoeverIsCancelledGo() async throws {
    let announcement = Announcement<Void>()
    let waiting = Task { try await announcement.heard() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
