Feature: Body composition
  The pages show how much of the weight is fat and muscle, from a scale that measures both. The
  figures carry no verdict.

  @portable @SIDE-008 @WT-019 @ROUTE-059
  Scenario: The sidebar leads to the page with its three tabs
    Given a member with body composition is signed in
    When the member opens "/weight/overview"
    And the member follows "Body composition"
    Then the heading is "Body composition"
    And the tabs lead to "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/body-composition"
    And the content says "Body fat", "Muscle" and "points"

  @sandbox @WT-019
  Scenario: A scale that measures weight only does not show the page
    Given Rosa is signed in
    When the member opens "/weight/overview"
    Then the sidebar leads to "Weight"
    And the sidebar does not lead to "Body composition"

  @sandbox
  Scenario: The page before the first reading
    Given Rosa is signed in
    When the member opens "/body-composition/overview"
    Then the content says "No readings yet" and "Set up your scale"

  @sandbox
  Scenario: The readings fail to load
    Given Wes is signed in
    And the call "listBodyCompositions" gets no response
    When the member opens "/body-composition/overview"
    Then the page says "We could not load your body composition", why, and which number to call

  @sandbox
  Scenario: The page in Spanish
    Given Wes, who reads Spanish, is signed in
    When the member opens "/body-composition/summary-report"
    Then the content says "Grasa corporal: bajó", "puntos en 90 días", "nov 2026" and "Cómo lo calculamos"
