Feature: Goals
  A member sets goals of their own between coaching sessions, changes and deletes them.
  The page counts how often the member reached a goal in the last 7 days.

  @sandbox @ROUTE-050 @ROUTE-092
  Scenario: A goal is set, read back after a reload and deleted
    Given Rosa is signed in
    And the call "setGoal" is answered with "unavailable"
    When the member opens "/coaching/goals"
    Then the content says "Measure every morning" and "of 7 in the last 7 days"
    When the member follows "Set a goal"
    Then the address is "/goal-setting"
    When the member fills "Your goal, in your own words" with "Walk after lunch"
    And the member fills "How often a week?" with "0"
    And the member presses "Save goal"
    Then the content says "Enter a whole number from 1 to 70"
    When the member fills "How often a week?" with "4"
    And the member presses "Save goal"
    Then an alert says "Your goal was not saved"
    When the server recovers
    And the member presses "Save goal"
    Then the address is "/coaching/goals"
    And the content says "Walk after lunch" and "4 times a week, since Nov 20"
    When the member follows "Change Walk after lunch"
    And another device sets the goal "Walk after lunch" 6 times a week
    And the member fills "Your goal, in your own words" with "Walk after dinner"
    And the member presses "Save goal"
    Then the address is "/coaching/goals"
    And the content says "Walk after dinner" and "6 times a week, since Nov 20"
    And the content does not say "Walk after lunch"
    When the member follows "Change Walk after dinner"
    Then the field "Your goal, in your own words" holds "Walk after dinner"
    And the field "How often a week?" holds "6"
    When the member goes back in the browser
    And the member reloads the page
    Then the content says "Walk after dinner" and "6 times a week, since Nov 20"
    When the member follows "Change Walk after dinner"
    And the member presses "Delete goal"
    And the member presses "Keep it" in the dialog
    Then the dialog is closed
    When the member presses "Delete goal"
    And the member presses "Delete goal" in the dialog
    Then the address is "/coaching/goals"
    And the content does not say "Walk after dinner"

  @sandbox
  Scenario: Two devices change the frequency, and the member chooses
    Given Rosa is signed in
    When the member opens "/coaching/goals"
    And the member follows "Change Measure every morning"
    And the member fills "How often a week?" with "5"
    And another device sets the goal "Measure every morning" 6 times a week
    And the member presses "Save goal"
    Then an alert says "This was changed somewhere else"
    When the member presses "Keep typing"
    Then the field "How often a week?" holds "5"
    When the member presses "Save goal"
    And the member selects "What is saved now"
    And the member presses "Save my choices"
    Then the address is "/coaching/goals"
    And the content says "Measure every morning" and "6 times a week"

  @sandbox
  Scenario: A goal of an unknown kind is shown, and an unreadable one is counted
    Given Rosa is signed in
    And in the response of "ListGoals" the rows of "goals" are changed with:
      | all   | plan.kind      | GOAL_KIND_WATER |
      | added | plan.startDate | soon            |
    When the member opens "/coaching/goals"
    Then the content says "Measure every morning", "Goal. 7 times a week" and "1 entry could not be shown. It has not been deleted."

  @portable @ROUTE-092
  Scenario Outline: <path> shows no goal
    Given a member with nothing yet is signed in
    When the member opens "<path>"
    Then the content says "<says>"

    Examples:
      | path                       | says                         |
      | /coaching/goals            | No goal yet                  |
      | /goal-setting?goal=nobodys | This goal is no longer there |
