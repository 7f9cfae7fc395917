/// What a model-related data controller has just got.
enum Delivery {
  case stored, fetched, failed
}
