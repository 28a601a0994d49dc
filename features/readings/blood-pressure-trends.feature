Feature: Blood pressure trends
  A picture of a day, a week or a month that says its finding in words, and the same numbers as a table.

  Background:
    Given Rosa has these blood pressure readings:
      | days ago | at       | reading | pulse |
      | 0        | 7:42 AM  | 128/78  | 72    |
      | 1        | 7:38 AM  | 124/76  | 70    |
      | 1        | 9:10 PM  | 131/84  |       |
      | 6        | 7:40 AM  | 146/91  | 74    |
      | 12       | 7:45 AM  | 118/74  | 68    |
      | 40       | 7:45 AM  | 152/95  | 71    |
    And she is signed in

  @sandbox
  Scenario Outline: a <range> holds <count>
    When she opens "/blood-pressure/trends"
    And she chooses the range "<range>"
    Then the chart speaks of <count>
    And the address remembers "<range>"

    Examples:
      | range | count      |
      | Day   | 1 reading  |
      | Week  | 4 readings |
      | Month | 5 readings |

  @sandbox
  Scenario: the table has the numbers of the chart
    When she opens "/blood-pressure/trends"
    And she chooses the range "Week"
    And she switches from chart to table
    Then the table lists "128/78", "131/84", "124/76", "146/91" in that order

  @sandbox
  Scenario: a keyboard walks the readings one by one
    When she opens "/blood-pressure/trends"
    And she chooses the range "Week"
    And she moves into the chart by keyboard
    Then the chart says "128 over 78"
    When she presses ArrowLeft
    Then the chart says "131 over 84"
    When she presses Home
    Then the chart says "146 over 91"
    When she presses End
    Then the chart says "128 over 78"

  @sandbox
  Scenario: the period before
    When she opens "/blood-pressure/trends"
    And she chooses the range "Month"
    And she goes to the period before
    Then the chart speaks of 1 reading

  @sandbox
  Scenario: a period without readings says so and leads to the last ones
    When she opens "/blood-pressure/trends"
    And she chooses the range "Day"
    And she goes to the period before 3 times
    Then the page says that this period has no readings

  @sandbox
  Scenario: forced colours keep the shapes and the words
    Given her machine forces its own colours
    When she opens "/blood-pressure/trends"
    And she chooses the range "Week"
    Then the chart speaks of 4 readings
    And the legend names "Normal", "Elevated", "High, stage 1", "High, stage 2" and "Severe"
