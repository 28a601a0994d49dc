Feature: Blood sugar trends
  Readings by the hour of the day, in the ranges, one by one and around meals. Whatever cannot be
  said honestly is not said, and the page says why.

  # data-40 of the UCI data set, summed by hand: 4246 mg/dL in 31 readings; 7 very low, 3 low, 12 in range, 6 high, 3 very high.
  @sandbox
  Scenario: a real diary, its figures as they were summed by hand, and each chart by keyboard
    Given Walter kept the diary "data-40"
    And he is signed in
    When he opens "/blood-sugar/trends?from=1989-11-01&to=1989-11-08"
    Then the page reads "31 readings on 8 days", "137" and "35 to 378"
    And the page reads "70 to 130 before a meal, else 70 to 180: 12 of 31", "under 54: 7 of 31", "54 to 69: 3 of 31", "181 to 250: 6 of 31" and "over 250: 3 of 31"
    And the page reads "39%", "22%", "19%" and "10%"
    And no blood sugar was asked for before "1989-11-01" or after "1989-11-08"
    When he walks the chart "readings in range" with "Home"
    Then the chart "readings in range" says "6:30 AM. 118 mg/dL. In range."
    When he walks the chart "readings in range" with "End ArrowLeft"
    Then the chart "readings in range" says "5:00 PM. 295 mg/dL. Very high."
    When he walks the chart "Highest around" with "End"
    Then the chart "Highest around" says "Middle value"
    When he presses "Table"
    Then the page reads "Half of readings" and "Showing 10 of 31"

  @sandbox
  Scenario: too few readings are shown one by one, and what is missing is said
    Given Walter has these blood sugar readings:
      | days ago | at      | value     | meal             |
      | 0        | 7:10 AM | 100       | before breakfast |
      | 0        | 8:40 AM | 151       | after breakfast  |
      | 1        | 7:10 AM | 110       | before breakfast |
      | 1        | 8:40 AM | above 600 | after breakfast  |
    And he is signed in
    When he opens "/blood-sugar/trends"
    Then the page reads "Each mark is one reading", "This needs 30 readings" and "Take 26 more readings"
    And the page reads "2 meals with both readings" and "An average needs 4 of them with numbers. Measure before and after 3 more."
    And the page does not read "ime in range"
    And the page does not read "A1C estimate"
    When he walks the chart "by time of day" with "Home"
    Then the chart "by time of day" says "110 mg/dL"

  @sandbox
  Scenario: days of her own on a small screen, and the period that is remembered
    Given Rosa is signed in
    And her window is 320 pixels wide
    When she opens "/blood-sugar/trends"
    And she chooses the period "30 days"
    And she opens "/blood-sugar/trends"
    Then the period is "30 days"
    When she chooses the period "Own dates"
    And she types "2026-09-01" as "From"
    And she types "2026-10-15" as "To"
    Then the page reads "Sep 1 to Oct 15"
    And nothing is cut off at the sides
    When she chooses the period "14 days"
    Then the page reads "Nov 7 to Nov 20"
