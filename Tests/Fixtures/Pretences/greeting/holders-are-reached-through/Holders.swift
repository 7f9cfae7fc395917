import GreetingContract

final class PersonLoading {
  let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }
}

final class Memory {
  let shelf: any KeyValueStore

  init(shelf: any KeyValueStore) {
    self.shelf = shelf
  }
}

final class News {
  let feed: any PersonFeed

  init(feed: any PersonFeed) {
    self.feed = feed
  }
}

final class Diary {
  let book: any EventLog

  init(book: any EventLog) {
    self.book = book
  }
}

final class GreetingScreenInteractor {
  let loader: PersonLoading
  let memory: Memory
  let news: News

  init(services: GreetingServices) {
    loader = PersonLoading(client: services.http)
    memory = Memory(shelf: services.store)
    news = News(feed: services.feed)
  }
}

final class GreetingScreenRouter {
  let diary: Diary

  init(diary: Diary) {
    self.diary = diary
  }
}
