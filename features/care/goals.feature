Feature: Goals
  A member sets goals of their own between coaching sessions, changes and deletes them.
  The page counts how often the member reached a goal in the last 7 days.

  @sandbox @ROUTE-050 @ROUTE-092
  Scenario: A goal is set, read back after a reload, and deleted
    Given Rosa is signed in
    And the RPC "setGoal" is answered with "unavailable"
    When she opens "/coaching/goals"
    Then the content says "Measure every morning" and "of 7 in the last 7 days"
    When she follows "Set a goal"
    Then the address is "/goal-setting"
    When she writes "Walk after lunch" into "Your goal, in your own words"
    And she writes "0" into "How often a week?"
    And she presses "Save goal"
    Then the content says "Enter a whole number from 1 to 70"
    When she writes "4" into "How often a week?"
    And she presses "Save goal"
    Then she is told "Your goal was not saved"
    When the trouble is over
    And she presses "Save goal"
    Then the address is "/coaching/goals"
    And the content says "Walk after lunch" and "4 times a week, since Nov 20"
    When she follows "Change Walk after lunch"
    And another device of hers sets the goal "Walk after lunch" 6 times a week
    And she writes "Walk after dinner" into "Your goal, in your own words"
    And she presses "Save goal"
    Then the address is "/coaching/goals"
    And the content says "Walk after dinner" and "6 times a week, since Nov 20"
    And the content does not say "Walk after lunch"
    When she follows "Change Walk after dinner"
    Then the field "Your goal, in your own words" holds "Walk after dinner"
    And the field "How often a week?" holds "6"
    When she goes back in the browser
    And she reloads the page
    Then the content says "Walk after dinner" and "6 times a week, since Nov 20"
    When she follows "Change Walk after dinner"
    And she presses "Delete goal"
    And she presses "Keep it" in the window
    Then there is no window
    When she presses "Delete goal"
    And she presses "Delete goal" in the window
    Then the address is "/coaching/goals"
    And the content does not say "Walk after dinner"

  @sandbox
  Scenario: Two devices change how often, and the member chooses
    Given Rosa is signed in
    When she opens "/coaching/goals"
    And she follows "Change Measure every morning"
    And she writes "5" into "How often a week?"
    And another device of hers sets the goal "Measure every morning" 6 times a week
    And she presses "Save goal"
    Then she is told "This was changed somewhere else"
    When she presses "Keep typing"
    Then the field "How often a week?" holds "5"
    When she presses "Save goal"
    And she picks "What is saved now"
    And she presses "Save my choices"
    Then the address is "/coaching/goals"
    And the content says "Measure every morning" and "6 times a week"

  @sandbox
  Scenario: a goal of an unknown kind is shown, and one that cannot be read is counted
    Given Rosa is signed in
    And in the answer of "ListGoals" the rows of "goals" are told with:
      | all   | plan.kind      | GOAL_KIND_WATER |
      | added | plan.startDate | soon            |
    When she opens "/coaching/goals"
    Then the content says "Measure every morning", "Goal. 7 times a week" and "1 entry could not be shown. It has not been deleted."

  @sandbox @ROUTE-092
  Scenario Outline: no goal at <path>
    Given Edith is signed in
    When she opens "<path>"
    Then the content says "<says>"

    Examples:
      | path                       | says                         |
      | /coaching/goals            | No goal yet                  |
      | /goal-setting?goal=nobodys | This goal is no longer there |
