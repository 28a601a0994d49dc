Feature: Blood pressure reports and monitor
  The reports show a period and a five-day check, and the guide explains the member's own monitor.

  @portable @ROUTE-053 @GAP-024
  Scenario: The page has four tabs, and other addresses are missing
    Given a member with blood pressure is signed in
    When the member opens "/blood-pressure/overview"
    Then the tabs lead to "Trends: trends", "All logs: all-logs", "Summary reports: summary-reports" and "Overview: overview" below "/blood-pressure"
    And each of these addresses shows the card for a missing page and stays:
      | address                        |
      | /blood-pressure/summary-report |

  @portable
  Scenario: The report of a period
    Given a member with blood pressure is signed in
    When the member opens "/blood-pressure/summary-reports?range=14"
    Then the option "14 days" is selected
    And the content has the button "Print or save as PDF"
    And the content says "Compared with the 14 days before", "Readings by category" and "See your five-day report"

  @sandbox @ROUTE-054 @USER-021
  Scenario: The report of five days
    Given Rosa is signed in
    When the member opens "/blood-pressure/personalized-report"
    Then the content says "Your average over these days", "Elevated", "is left out: first readings are often higher" and "Day by day"
    And the back link leads to "/blood-pressure/summary-reports"

  @sandbox @USER-021
  Scenario: The report opens after five entries
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 3        | 7:42 AM | 128/78  | 72    |
      | 2        | 7:42 AM | 128/78  | 72    |
      | 1        | 7:42 AM | 128/78  | 72    |
      | 0        | 7:42 AM | 128/78  | 72    |
    And the member is signed in
    When the member opens "/blood-pressure/personalized-report"
    Then the content says "4 of 5 days"
    And the loaded content does not say "Your average over these days"

  @sandbox @USER-021
  Scenario: An unreadable check does not open the report of an older one
    Given Rosa is signed in
    And in the response of "ListChallengeStats" the rows of "stats" are changed with:
      | all   | endDate.year | 2025 |
      | added | endDate      | soon |
    When the member opens "/blood-pressure/personalized-report"
    Then the content says "we do not know which one is current" and "1 entry could not be shown"
    And the loaded content does not say "Your average over these days"

  @sandbox @ROUTE-054
  Scenario: The guide of the member's own monitor
    Given Carmen is signed in
    When the member opens "/blood-pressure/using-your-monitor"
    Then the heading is "Cómo usar su monitor"
    And the content says "Antes de medir"
    And the back link leads to "/blood-pressure/overview"
    When the member opens "/blood-pressure/using-your-monitor?device=ht2000&language=en-US"
    Then the content says "Before you measure"

  @sandbox
  Scenario: The report fails to load
    Given Rosa is signed in
    And the call "listChallengeStats" is answered with "unavailable"
    When the member opens "/blood-pressure/personalized-report"
    Then the page says "We could not load your report", why, and which number to call
