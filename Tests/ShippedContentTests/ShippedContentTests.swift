import Testing

/// What the program ships, beyond what `kata dev check` proves.
///
/// One check at a time: each keeps a core or two busy, and its suites have seconds to answer.
@Suite(.serialized) enum ShippedContentTests {}
