Feature: Blood sugar trends
  The page shows the usual day with one number, the ranges and the meals. It leaves out a figure
  without enough readings and says why.

  # data-40 of the UCI data set, summed by hand: 4246 mg/dL in 31 readings; 7 very low, 3 low, 12 in range, 6 high, 3 very high.
  @sandbox
  Scenario: A real diary with hand-computed figures, and each chart by keyboard
    Given Walter kept the diary "data-40"
    And the member is signed in
    When the member opens "/blood-sugar/trends?from=1989-11-01&to=1989-11-08"
    Then the content says "31 readings on 8 days" and "12 of 31 readings in range"
    And the content says "70 to 130 before a meal, else 70 to 180: 12 of 31", "under 54: 7 of 31", "54 to 69: 3 of 31", "181 to 250: 6 of 31" and "over 250: 3 of 31"
    And the content says "39%", "22%", "19%" and "10%"
    And no blood sugar was requested before "1989-11-01" or after "1989-11-08"
    When the member walks the chart "Highest|time of day|all day" with the keys "Home"
    Then the chart "Highest|time of day|all day" announces "mg/dL"
    When the member presses "Table"
    Then the content says "Showing 10 of 31"

  @sandbox
  Scenario: Too few readings are shown one by one, and the page says what is missing
    Given Walter has these blood sugar readings:
      | days ago | at      | value     | meal             |
      | 0        | 7:10 AM | 100       | before breakfast |
      | 0        | 8:40 AM | 151       | after breakfast  |
      | 1        | 7:10 AM | 110       | before breakfast |
      | 1        | 8:40 AM | above 600 | after breakfast  |
    And the member is signed in
    When the member opens "/blood-sugar/trends"
    Then the content says "Your usual day", "This needs 30 readings" and "Take 26 more readings"
    And the content says "By meal" and "How we work this out"
    And the loaded content does not say "ime in range"
    And the loaded content does not say "A1C estimate"
    When the member walks the chart "Your readings by time of day" with the keys "Home"
    Then the chart "Your readings by time of day" announces "110 mg/dL"

  @sandbox
  Scenario: A custom period on a small screen is kept
    Given Rosa is signed in
    And the browser window is 320 pixels wide
    When the member opens "/blood-sugar/trends"
    And the member selects "30 days"
    And the member opens "/blood-sugar/trends"
    Then the option "30 days" is selected
    When the member selects "Own dates"
    And the member fills "From" with "2026-09-01"
    And the member fills "To" with "2026-10-15"
    Then the content says "Sep 1 to Oct 15"
    And nothing is clipped at the sides
    When the member selects "14 days"
    Then the content says "Nov 7 to Nov 20"
