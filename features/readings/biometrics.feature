Feature: Body composition
  How much of the weight is fat and how much is muscle, from a scale that measures both. Figures
  without verdicts.

  @sandbox @SIDE-008 @WT-019 @ROUTE-059
  Scenario: the sidebar leads to it, and its three tabs
    Given Wes is signed in
    When he opens "/weight/overview"
    And he follows "Body composition"
    Then the heading is "Body composition"
    And his tabs lead to "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/body-composition"
    And the page reads "Body fat", "Muscle" and "points"

  @sandbox @WT-019
  Scenario: not with a scale that measures weight alone
    Given Rosa is signed in
    When she opens "/weight/overview"
    Then the sidebar leads to "Weight"
    And the sidebar does not lead to "Body composition"

  @sandbox
  Scenario: nothing was measured yet
    Given Rosa is signed in
    When she opens "/body-composition/overview"
    Then the page reads "No readings yet" and "Set up your scale"

  @sandbox
  Scenario: readings that cannot be loaded
    Given Wes is signed in
    And the call "listBodyCompositions" finds nobody at home
    When he opens "/body-composition/overview"
    Then the page says that it could not load, and whom to call

  @sandbox
  Scenario: in Spanish
    Given Wes reads Spanish and is signed in
    When he opens "/body-composition/summary-report"
    Then the page reads "Grasa corporal, promedio de cada semana", "nov 2026" and "Cómo lo calculamos"
