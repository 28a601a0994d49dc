Feature: Pulse
  With heart failure the pulse has pages of its own. It comes with each blood pressure reading.

  @sandbox @ROUTE-055
  Scenario: the latest pulse and four tabs
    Given Frank is signed in
    When he opens "/pulse"
    Then the page reads "In the usual range", "Last 7 days" and "When to call"
    And his tabs lead to "Trends: trends", "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/pulse"

  @sandbox
  Scenario: no pulse yet
    Given Frank has never taken his blood pressure and is signed in
    When he opens "/pulse/overview"
    Then the page reads "No readings yet" and "How to use your monitor"

  @sandbox
  Scenario: a pulse that cannot be loaded
    Given Frank is signed in
    And the call "listPulseReadings" is answered with "unavailable"
    When he opens "/pulse/overview"
    Then the page says that it could not load, and whom to call

  @sandbox
  Scenario: the provider's figures fail alone
    Given Frank is signed in
    And the call "getPulseStats" is answered with "unavailable"
    When he opens "/pulse/overview"
    Then the page says that it could not load, and whom to call
    And the page reads "Latest pulse" and "Last 7 days"

  @sandbox
  Scenario: days of his own, each figure with how it is worked out
    Given Frank is signed in
    When he opens "/pulse/trends?from=2026-08-01&to=2026-11-20"
    Then the page reads "Average of each week", "In the usual range" and "How we work this out"

  @sandbox
  Scenario: an unknown source is said so, and a pulse that cannot be read is counted
    Given Frank is signed in
    And in the answer of "ListPulseReadings" the rows of "readings" are told with:
      | all   | source         | PULSE_SOURCE_WATCH |
      | added | beatsPerMinute | 5                  |
    When he opens "/pulse/all-logs"
    Then the page reads "1 reading could not be shown. It is in no figure, chart or file here." and "Not known"

  @sandbox
  Scenario: the report in Spanish
    Given Frank reads Spanish and is signed in
    When he opens "/pulse/summary-report?range=7"
    Then the page reads "Promedio de cada día" and "Cómo lo calculamos"
