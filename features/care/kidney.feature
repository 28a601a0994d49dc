Feature: Kidney health
  A member with kidney disease sees their results, each in its range.
  The page says that a range is no diagnosis.

  @sandbox @GAP-105
  Scenario: Results suffice: the program has ended
    Given Nora is signed in
    And the member's chronicKidneyDisease program is INACTIVE
    When the member opens "/kidney-health"
    Then the content says "Mildly to moderately below normal"

  @sandbox @ROUTE-064 @GAP-105 @KID-002 @PROG-006
  Scenario: A member with kidney disease sees the results and that a range is no diagnosis
    Given Nora is signed in
    When the member opens "/programs"
    Then the sidebar leads to "Kidney health" and "Blood pressure"
    When the member follows "Kidney health (Kidney health)"
    Then the address is "/kidney-health"
    And the content says "Your kidneys filter less than on Mar 10, 2026, and your urine has more protein."
    And the content says "Mildly to moderately below normal", "Range G3a, 45 to 59." and "Range A2, 30 to 300."
    And the content says "Worse than on Mar 10, 2026: it was 55." and "Worse than on Mar 10, 2026: it was 38."
    And the content says "Taken on Sep 14, 2026" and "67 days ago"

  @portable @ROUTE-064 @KID-002
  Scenario: Without kidney results the page is missing, and no link leads to it
    Given a member with nothing yet is signed in
    When the member opens "/kidney-health"
    Then the content does not say "kidney results"
    And the sidebar does not lead to "Kidney health"

  Rule: One unreadable result does not hide the others

    @sandbox
    Scenario: The newest kidney result has no value, and the others have an unknown category
      Given Nora is signed in
      And in the response of "GetKidneyResults" the rows of "filtrationResults" are changed with:
        | first | value    | low                    |
        | all   | category | FILTRATION_CATEGORY_G3 |
      When the member opens "/kidney-health"
      Then the content says "1 reading could not be shown. It is in no figure, chart or file here."
      And the content says "Range as sent to us: G3. This portal does not know it." and "Mar 10, 2026"
      And the content does not say "Range G3a"
