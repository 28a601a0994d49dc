Feature: Weight
  What a member weighs, where it is going and how far her goal is, in words first. Weight moves from
  day to day: no verdicts.

  Rule: The overview

    @sandbox @PROG-003 @WT-013 @WT-014 @WT-029
    Scenario: the latest weight, its change, the goal and the pace; the goal is changed, and not to less than the lowest
      Given Rosa is signed in
      When she opens "/weight"
      Then the latest figure is "196.4"
      And the page reads "in the last 30 days", "Your goal: 185 lb" and "11.4 lb to go"
      And the page reads "lb a week", "At this pace you could reach 185 lb" and "How we work this out"
      When she presses "Edit goal"
      Then the window says "The lowest goal you can choose is", "Many people begin with 5% less" and "My latest weight"
      When she empties "Goal (lb)" in the window and writes "90"
      And she presses "Save goal" in the window
      Then the window says "is the lowest goal you can choose here"
      When she empties "Goal (lb)" in the window and writes "0"
      Then the window says "Enter a weight from 20 to 1,000 lb"
      When she empties "Goal (lb)" in the window and writes "188.5"
      And she presses "Save goal" in the window
      Then a toast says "Your goal is 188.5 lb"
      And the page reads "Your goal: 188.5 lb" and "7.9 lb to go"
      And the portal sent "setWeightTarget" with, besides others:
        | target.weight     | 188.5 |
        | target.weightUnit | LB    |
      When she follows "Summary report"
      Then the page reads "Goal: 188.5 lb"
      When she follows "Dashboard"
      Then the tile "Weight" says "196.4" and "7.9 lb to your goal"

    @sandbox
    Scenario Outline: two devices change the goal, and the member chooses
      Given Rosa is signed in
      When she opens "/weight"
      And she presses "Edit goal"
      And she empties "Goal (lb)" in the window and writes "188.5"
      And another device of hers sets the weight goal to 180 lb
      And she presses "Save goal" in the window
      Then she is told "This was changed somewhere else"
      And the window says "Goal (lb)", "188.5" and "180"
      When she picks "<choice>"
      And she presses "Save my choices" in the window
      Then a toast says "Your goal is <kept> lb"
      And the page reads "Your goal: <kept> lb"

      Examples:
        | choice            | kept  |
        | What you typed    | 188.5 |
        | What is saved now | 180   |

    @sandbox
    Scenario: a goal that the server does not take stays in the window
      Given Wes is signed in
      And the call "setWeightTarget" is answered with "below lowest target"
      When he opens "/weight/overview"
      Then the page reads "Body mass index" and "A screening number"
      When he presses "Edit goal"
      And he presses "Save goal" in the window
      Then the window says "Your goal was not saved" and "That goal is lower than is safe for you"

    @sandbox @ROUTE-057
    Scenario: its four tabs
      Given Rosa is signed in
      When she opens "/weight/overview"
      Then her tabs lead to "Trends: trends", "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/weight"

    @sandbox
    Scenario: nobody has stood on the scale yet
      Given Rosa has never been weighed and is signed in
      When she opens "/weight/overview"
      Then the page reads "No readings yet" and "Set up your scale"

    @sandbox
    Scenario: a weight that does not count leaves its period empty, and the page says so
      Given Rosa has these weights:
        | days ago | at    | pounds | note      |
        | 0        | 06:30 | 212.4  | irregular |
      And she is signed in
      When she opens "/weight/trends?range=30"
      Then the page reads "No readings in this period" and "Choose a longer period, or take a reading"
      And the page does not read "212"

    @sandbox @PROG-005
    Scenario: with heart failure the page says why weight matters and asks for no goal; a sudden gain asks for a call
      Given Frank has these weights:
        | days ago | at    | pounds |
        | 0        | 06:30 | 212.4  |
        | 1        | 06:40 | 209.4  |
        | 9        | 06:30 | 209.0  |
      And he is signed in
      When he opens "/weight/overview"
      Then the page reads "Call your doctor today: you are up 3 lb in 1 day", "3 lb or more in 1 day" and "Call 911"
      And the page reads "Why your weight matters", "a gain of 3 lb or more in 1 day or 5 lb or more in 7 days" and "Call your doctor the same day"
      And the page does not read "goal"
      When he opens "/dashboard"
      Then the page reads "Call your doctor today: you are up 3 lb in 1 day"
      When he follows "See what to do: Act on your weight gain"
      Then the page reads "Call 911"

    @sandbox
    Scenario: a gain that the care team did not ask to hear of is a change like any other
      Given Frank has these weights:
        | days ago | at    | pounds |
        | 0        | 06:30 | 212.3  |
        | 1        | 06:40 | 209.4  |
        | 20       | 06:40 | 209.9  |
      And he is signed in
      When he opens "/weight/overview"
      Then the page reads "Why your weight matters" and "+2.4"
      And the page does not read "911"

    @sandbox
    Scenario: figures that cannot be loaded
      Given Rosa is signed in
      And the call "getWeightStats" is answered with "temporarily away"
      When she opens "/weight/overview"
      Then the page says that it could not load, and whom to call
      When the trouble is over
      And she tries again
      Then the latest figure is "196.4"

    @sandbox @ERR-029
    Scenario: a goal that cannot be loaded is no goal
      Given Rosa is signed in
      And the call "getWeightTarget" is answered with "server error"
      When she opens "/weight/overview"
      Then the latest figure is "196.4"
      And the page reads "No goal yet"

    @sandbox
    Scenario: in Spanish
      Given Rosa reads Spanish and is signed in
      When she opens "/weight/overview"
      Then the page reads "Último peso", "en los últimos 30 días" and "Su meta: 185 lb"

  Rule: Trends

    @sandbox @WT-015 @GAP-102
    Scenario Outline: <member> may choose among <ranges>, and begins with <first>
      Given <member> is signed in
      When <she> opens "/weight/trends"
      Then <she> may choose <ranges>
      And the period is "<first>"

      # 2§5: a week is hidden from members of a weight-management program.
      Examples:
        | member | she | ranges                                                             | first   |
        | Rosa   | she | "14 days", "30 days", "90 days", "6 months" and "1 year"           | 14 days |
        | Frank  | he  | "7 days", "14 days", "30 days", "90 days", "6 months" and "1 year" | 7 days  |

    @sandbox @WT-030 @WT-031 @WT-032
    Scenario: the chart says what its points are
      Given Rosa is signed in
      When she opens "/weight/trends?range=14"
      Then the page reads "Daily average weight"
      When she chooses the period "30 days"
      Then the page reads "Weekly average weight"
      When she chooses the period "6 months"
      Then the page reads "Monthly average weight"

  Rule: Logs and report

    @sandbox @DEV-002
    Scenario: irregular readings are in the list, and marked; the member is asked whose they are and puts them right
      Given Rosa has these weights:
        | days ago | at    | pounds | note      |
        | 0        | 06:55 | 164.2  | irregular |
        | 1        | 06:55 | 196.4  |           |
        | 3        | 06:50 | 197.0  |           |
        | 5        | 07:05 | 196.8  |           |
      And she is signed in
      When she opens "/weight/overview"
      Then the page reads "Is this your weight? 164.2 lb, Today, 6:55 AM" and "you have weighed about 196.8 lb"
      When she presses "Yes, it is mine"
      Then a toast says "That reading counts"
      And the latest figure is "164.2"
      When she opens "/weight/all-logs"
      Then every row of the list says "Scale"
      And no row of the list says "Irregular, not counted"
      When she presses "Change whether the reading of Today, 6:55 AM counts"
      And in the window she presses "Leave it out"
      Then a toast says "That reading no longer counts"
      And a row of the list says "Irregular, not counted"
      Given the call "markWeightReading" is answered with "temporarily away"
      When she presses "Change whether the reading of Today, 6:55 AM counts"
      And in the window she presses "Count it"
      Then the page reads "Your answer was not saved"
      And a row of the list says "Irregular, not counted"
      When the trouble is over
      And she presses "Try again"
      Then no row of the list says "Irregular, not counted"
      When she opens "/blood-pressure/all-logs"
      Then the page reads "Monitor"
      When she opens "/blood-sugar/all-logs"
      Then the page reads "Meter"

    @sandbox
    Scenario: the report on one page
      Given Rosa is signed in
      When she opens "/weight/summary-report?range=30"
      Then the report is of "30 days" and can be printed
      And the page reads "Compared with the 30 days before" and "How we work this out"
      When she opens "/weight/trends?range=30"
      Then the page reads "Lowest to highest" and "Compared with the 30 days before"

  Rule: Getting started

    @sandbox @ROUTE-058
    Scenario: how the scale is set up, and the way back
      Given Rosa is signed in
      When she opens "/weight/get-started"
      Then the heading is "Get started with your scale"
      And the page reads "Place the scale" and "Weigh yourself"
      And the way back leads to "/weight/overview"
