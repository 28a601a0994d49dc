Feature: Blood pressure trends
  A chart of a day, a week or a month states its finding in words and has the same numbers as a
  table.

  Background:
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 0        | 7:42 AM | 128/78  | 72    |
      | 0        | 1:10 PM | 134/86  |       |
      | 1        | 7:38 AM | 124/76  | 70    |
      | 6        | 7:40 AM | 146/91  | 74    |
      | 12       | 7:45 AM | 118/74  | 68    |
      | 40       | 7:45 AM | 152/95  | 71    |
    And the member is signed in

  Rule: A period shows its readings

    @sandbox
    Scenario Outline: A <range> holds <count> readings
      When the member opens "/blood-pressure/trends"
      And the member selects "<range>"
      Then the chart says "from <count> readings"
      When the member reloads the page
      Then the option "<range>" is selected

      Examples:
        | range | count |
        | Day   | 2     |
        | Week  | 4     |
        | Month | 5     |

    @sandbox
    Scenario: The previous period
      When the member opens "/blood-pressure/trends?range=month"
      And the member presses "Earlier" in the content
      Then the chart says "from 1 reading"
      And the focus is on "Earlier"

    @sandbox
    Scenario: A period without readings says so and leads to the latest ones
      When the member opens "/blood-pressure/trends?range=day"
      And the member presses "Earlier" in the content
      And the member presses "Earlier" in the content
      Then the content has the heading "No readings in this period"
      When the member presses "Go to your latest readings"
      Then the chart says "from 2 readings"

    @sandbox
    Scenario: A very high reading is the finding, whatever the average says
      Given Rosa's only blood pressure reading is 184/122
      And the member is signed in
      When the member opens "/blood-pressure/trends?range=week"
      Then the chart's finding is "One very high reading"

    @sandbox
    Scenario: A custom period, and the last selected period
      When the member opens "/blood-pressure/trends?from=2026-10-01&to=2026-11-14"
      Then the option "Own dates" is selected
      And the chart says "from 3 readings"
      When the member selects "Week"
      Then the chart says "from 4 readings"
      When the member opens "/blood-pressure/trends"
      Then the option "Week" is selected

    @sandbox
    Scenario: Only the figures that the provider cannot supply are missing
      Given the call "getBloodPressureStats" is answered with "temporarily away"
      When the member opens "/blood-pressure/trends?range=month"
      Then the chart says "from 5 readings"
      And the content says "We could not load the readings to compare with." and "How we work this out"

    @sandbox
    Scenario: The period can still be changed when its readings fail to load
      Given the call "listBloodPressureReadings" is answered with "temporarily away"
      When the member opens "/blood-pressure/trends?range=week&to=2026-11-13"
      Then the content says "Nov 7 to Nov 13" and "Try again"
      And the option "Week" is selected
      When the member selects "Month"
      Then the option "Month" is selected

    @sandbox
    Scenario: One reading has no average, and the page says what is missing
      Given Rosa's only blood pressure reading is 128/78
      And the member is signed in
      When the member opens "/blood-pressure/trends"
      Then the content says "One reading: 128/78", "Not enough readings" and "This needs 2 readings. So far: 1 reading on 1 day. Take 1 more reading, or choose a longer period."

  Rule: The chart and the table show the same

    @sandbox
    Scenario: The table has the points of the chart, newest first
      When the member opens "/blood-pressure/trends?range=week"
      And the member presses "Table" in the content
      Then the table lists these points:
        | 131 | 82 | High, stage 1 | Average of 2 readings |
        | 124 | 76 | Elevated      |                       |
        | 146 | 91 | High, stage 2 |                       |
      And the table view is kept after a reload

    @sandbox
    Scenario: The keyboard moves from point to point, and each is announced
      When the member opens "/blood-pressure/trends?range=week"
      And the member moves the focus into the chart by keyboard
      And the member presses ArrowLeft
      Then the chart announces "124 over 76" and "Elevated"
      When the member presses Home
      Then the chart announces "146 over 91" and "High, stage 2"
      When the member presses End
      Then the chart announces "131 over 82" and "Average of 2 readings"
      When the member presses Escape
      Then the chart announces nothing

    @sandbox
    Scenario: The keys stop at both ends of the chart, and leaving it silences it
      When the member opens "/blood-pressure/trends?range=week"
      And the member moves the focus into the chart by keyboard
      And the member presses ArrowRight
      Then the chart announces "131 over 82" and "Average of 2 readings"
      When the member presses PageUp
      Then the chart announces "146 over 91" and "High, stage 2"
      When the member presses ArrowLeft
      Then the chart announces "146 over 91" and "High, stage 2"
      When the member presses PageDown
      Then the chart announces "131 over 82" and "Average of 2 readings"
      When the member presses Tab
      Then the chart announces nothing

  Rule: No meaning depends on color

    @sandbox
    Scenario: Forced colors keep the shapes and texts
      Given the system forces its own colors
      When the member opens "/blood-pressure/trends?range=week"
      Then the legend names "Normal", "Elevated", "High, stage 1", "High, stage 2" and "Severe"
      And each kind of reading in the chart has its own shape
