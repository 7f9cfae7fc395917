import KataCore
import KataText

/// The recipes for a check on every push, which a learner copies into the repository of a workspace.
///
/// No line is longer than 80 columns, so that a terminal does not break the YAML.
enum ContinuousIntegrationHelp {
  static var text: String {
    let parts = [
      prose(opening), prose("GitHub Actions, .github/workflows/kata.yml:"), gitHub,
      prose("GitLab, .gitlab-ci.yml:"), gitLab, prose(closing),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let opening = """
    Check a workspace on every push. Copy one of the two recipes into the workspace's repository and set \
    KATA_REPOSITORY to where your copy of kata lives.
    """

  private static let closing = """
    Without the container's options the check runs at tier `limited`; with --require-sandbox it refuses to. The job \
    fails when the check does: exit status 1 means not passed. After an error of the machine (69 or 70) the report is \
    written too, with the error in place of a verdict. A job keeps no records, because CI is set.
    """

  /// A paragraph in the learner's language.
  private static func prose(_ text: String) -> String {
    StyledText(Catalogue.current.text(text)).wrapped(to: 80).map(\.plain).joined(separator: "\n")
  }

  private static let gitHub = """
    on: push
    jobs:
      check:
        runs-on: ubuntu-latest
        container:
          image: swift:6.3-noble
          options: >-
            --security-opt seccomp=unconfined --security-opt apparmor=unconfined
            --cap-add SYS_ADMIN
        env:
          KATA_REPOSITORY: https://example.org/kata.git
        steps:
          - uses: actions/checkout@v4
          - run: >-
              apt-get update -qq && apt-get install -y bubblewrap libcmark-gfm-dev
              libcmark-gfm-extensions-dev libedit-dev libsqlite3-dev pkg-config
          - uses: actions/cache@v4
            with: { path: /opt/kata, key: kata-v1 }
          - run: >-
              test -d /opt/kata/.git ||
              git clone --depth 1 "$KATA_REPOSITORY" /opt/kata
          - run: >-
              swift run --package-path /opt/kata
              kata check . --format junit --output report.xml
          - uses: actions/upload-artifact@v4
            if: always()
            with: { name: kata, path: report.xml }
    """

  private static let gitLab = """
    check:
      image: swift:6.3-noble
      variables:
        KATA_REPOSITORY: https://example.org/kata.git
      cache: { key: kata-v1, paths: [.kata-program] }
      script:
        - >-
          apt-get update -qq && apt-get install -y bubblewrap libcmark-gfm-dev
          libcmark-gfm-extensions-dev libedit-dev libsqlite3-dev pkg-config
        - >-
          test -d .kata-program/.git ||
          git clone --depth 1 "$KATA_REPOSITORY" .kata-program
        - >-
          swift run --package-path .kata-program
          kata check . --format junit --output report.xml
      artifacts:
        when: always
        reports: { junit: report.xml }
    """
}
