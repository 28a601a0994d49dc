Feature: Blood pressure trends
  A picture of a day, a week or a month that says its finding in words, and the same numbers as a
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
    And she is signed in

  Rule: A period says what is in it

    @sandbox
    Scenario Outline: a <range> holds <count> readings
      When she opens "/blood-pressure/trends"
      And she chooses the range "<range>"
      Then the chart speaks of <count> readings
      When she reloads the page
      Then the range "<range>" is chosen

      Examples:
        | range | count |
        | Day   | 2     |
        | Week  | 4     |
        | Month | 5     |

    @sandbox
    Scenario: the period before
      When she opens "/blood-pressure/trends?range=month"
      And she goes to the period before
      Then the chart speaks of 1 reading
      And the focus is on "Earlier"

    @sandbox
    Scenario: a period without readings says so and leads to the latest ones
      When she opens "/blood-pressure/trends?range=day"
      And she goes to the period before
      And she goes to the period before
      Then the page says that this period has no readings
      When she asks for her latest readings
      Then the chart speaks of 2 readings

    @sandbox
    Scenario: a very high reading is the finding, whatever the average says
      Given Rosa's only blood pressure reading is 184/122
      And she is signed in
      When she opens "/blood-pressure/trends?range=week"
      Then the chart finds "One very high reading"

    @sandbox
    Scenario: days of her own, and the period that she chose last
      When she opens "/blood-pressure/trends?from=2026-10-01&to=2026-11-14"
      Then the range "Own dates" is chosen
      And the chart speaks of 3 readings
      When she chooses the range "Week"
      Then the chart speaks of 4 readings
      When she opens "/blood-pressure/trends"
      Then the range "Week" is chosen

    @sandbox
    Scenario: what the provider cannot say is missing, and nothing else
      Given the call "getBloodPressureStats" is answered with "temporarily away"
      When she opens "/blood-pressure/trends?range=month"
      Then the chart speaks of 5 readings
      And the page reads "We could not load the readings to compare with." and "How we work this out"

    @sandbox
    Scenario: one reading is no average, and the page says what is missing
      Given Rosa's only blood pressure reading is 128/78
      And she is signed in
      When she opens "/blood-pressure/trends"
      Then the page reads "One reading: 128/78", "Not enough readings" and "This needs 2 readings. So far: 1 reading on 1 day. Take 1 more reading, or choose a longer period."

  Rule: Chart and table say the same

    @sandbox
    Scenario: the table has the points of the chart, newest first
      When she opens "/blood-pressure/trends?range=week"
      And she switches to the table
      Then the table lists these points:
        | 131 | 82 | High, stage 1 | Average of 2 readings |
        | 124 | 76 | Elevated      |                       |
        | 146 | 91 | High, stage 2 |                       |
      And the switch is remembered after a reload

    @sandbox
    Scenario: a keyboard walks the points one by one and hears each
      When she opens "/blood-pressure/trends?range=week"
      And she moves into the chart by keyboard
      And she presses ArrowLeft
      Then the chart says "124 over 76" and "Elevated"
      When she presses Home
      Then the chart says "146 over 91" and "High, stage 2"
      When she presses End
      Then the chart says "131 over 82" and "Average of 2 readings"
      When she presses Escape
      Then the chart says nothing

    @sandbox
    Scenario: the keys stop at both ends of the chart, and leaving it silences it
      When she opens "/blood-pressure/trends?range=week"
      And she moves into the chart by keyboard
      And she presses ArrowRight
      Then the chart says "131 over 82" and "Average of 2 readings"
      When she presses PageUp
      Then the chart says "146 over 91" and "High, stage 2"
      When she presses ArrowLeft
      Then the chart says "146 over 91" and "High, stage 2"
      When she presses PageDown
      Then the chart says "131 over 82" and "Average of 2 readings"
      When she presses Tab
      Then the chart says nothing

  Rule: Nothing depends on colour

    @sandbox
    Scenario: a machine that forces its own colours keeps shapes and words
      Given her machine forces its own colours
      When she opens "/blood-pressure/trends?range=week"
      Then the legend names "Normal", "Elevated", "High, stage 1", "High, stage 2" and "Severe"
      And every kind of reading in the chart has a shape of its own
