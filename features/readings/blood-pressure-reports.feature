Feature: Blood pressure reports and monitor
  What a period came to, what five days of measuring came to, and how the member's own monitor is
  used.

  @sandbox @ROUTE-053 @GAP-024
  Scenario: four tabs, the last in the plural, and none by another name
    Given Rosa is signed in
    When she opens "/blood-pressure/overview"
    Then her tabs lead to "Trends: trends", "All logs: all-logs", "Summary reports: summary-reports" and "Overview: overview" below "/blood-pressure"
    And for each of these the card says that the page is missing, and the address stays:
      | address                        |
      | /blood-pressure/summary-report |

  @sandbox
  Scenario: the report of a period
    Given Rosa is signed in
    When she opens "/blood-pressure/summary-reports?range=14"
    Then the report is of "14 days" and can be printed
    And the page reads "Compared with the 14 days before", "Readings by category" and "See your five-day report"

  @sandbox @ROUTE-054 @USER-021
  Scenario: the report of five days
    Given Rosa is signed in
    When she opens "/blood-pressure/personalized-report"
    Then the page reads "Your average over these days", "Elevated", "is left out: first readings are often higher" and "Day by day"
    And the way back leads to "/blood-pressure/summary-reports"

  @sandbox @USER-021
  Scenario: the report opens at five entries
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 3        | 7:42 AM | 128/78  | 72    |
      | 2        | 7:42 AM | 128/78  | 72    |
      | 1        | 7:42 AM | 128/78  | 72    |
      | 0        | 7:42 AM | 128/78  | 72    |
    And she is signed in
    When she opens "/blood-pressure/personalized-report"
    Then the page reads "4 of 5 days"
    And the page does not read "Your average over these days"

  @sandbox @USER-021
  Scenario: a check that cannot be read does not open the report of an older one
    Given Rosa is signed in
    And in the answer of "ListChallengeStats" the rows of "stats" are told with:
      | all   | endDate.year | 2025 |
      | added | endDate      | soon |
    When she opens "/blood-pressure/personalized-report"
    Then the page reads "we do not know which one is current" and "1 entry could not be shown"
    And the page does not read "Your average over these days"

  @sandbox @ROUTE-054
  Scenario: how her own monitor is used
    Given Carmen is signed in
    When she opens "/blood-pressure/using-your-monitor"
    Then the heading is "Cómo usar su monitor"
    And the page reads "Antes de medir"
    And the way back leads to "/blood-pressure/overview"
    When she opens "/blood-pressure/using-your-monitor?device=ht2000&language=en-US"
    Then the page reads "Before you measure"

  @sandbox
  Scenario: a report that cannot be loaded
    Given Rosa is signed in
    And the call "listChallengeStats" is answered with "unavailable"
    When she opens "/blood-pressure/personalized-report"
    Then the page says that it could not load, and whom to call
