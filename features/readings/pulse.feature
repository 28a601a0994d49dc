Feature: Pulse
  Members with heart failure have pages about the pulse. It comes with each blood pressure reading.

  @portable @ROUTE-055
  Scenario: The latest pulse and four tabs
    Given a member with pulse is signed in
    When the member opens "/pulse"
    Then the content says "In the usual range", "Last 7 days" and "When to call"
    And the tabs lead to "Trends: trends", "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/pulse"

  @sandbox
  Scenario: The page before the first pulse
    Given Frank has no blood pressure readings
    And the member is signed in
    When the member opens "/pulse/overview"
    Then the content says "No readings yet" and "How to use your monitor"

  @sandbox
  Scenario: The pulse fails to load
    Given Frank is signed in
    And the call "listPulseReadings" is answered with "unavailable"
    When the member opens "/pulse/overview"
    Then the page says "We could not load your pulse", why, and which number to call

  @sandbox
  Scenario: The provider's figures fail alone
    Given Frank is signed in
    And the call "getPulseStats" is answered with "unavailable"
    When the member opens "/pulse/overview"
    Then the page says "We could not load your pulse", why, and which number to call
    And the content says "Latest pulse" and "Last 7 days"

  @sandbox
  Scenario: A custom period, each figure with its computation
    Given Frank is signed in
    When the member opens "/pulse/trends?from=2026-08-01&to=2026-11-20"
    Then the content says "Average of each week", "In the usual range" and "How we work this out"

  @sandbox
  Scenario: An unknown source is marked, and an unreadable pulse is counted
    Given Frank is signed in
    And in the response of "ListPulseReadings" the rows of "readings" are changed with:
      | all   | source         | PULSE_SOURCE_WATCH |
      | added | beatsPerMinute | 5                  |
    When the member opens "/pulse/all-logs"
    Then the content says "1 reading could not be shown. It is in no figure, chart or file here." and "Not known"

  @sandbox
  Scenario: The report in Spanish
    Given Frank, who reads Spanish, is signed in
    When the member opens "/pulse/summary-report?range=7"
    Then the content says "Promedio de cada día" and "Cómo lo calculamos"
