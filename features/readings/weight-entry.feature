Feature: Adding a weight
  What her scale showed is written down once and said back as it was saved. A weight that looks like
  a slip is asked about first.

  @sandbox
  Scenario: A weight is added, after kilograms were taken for pounds, and is hers in the log
    Given Rosa is signed in
    When she opens "/weight/overview"
    And she follows "Add your weight"
    And she fills "Time" with ""
    And she presses "Save weight"
    Then the focus is on a list of 2 things to mend
    When she fills "Weight (lb)" with "89"
    And she fills "Time" with "06:15"
    And she presses "Save weight"
    Then the window says "Is 89.0 lb right?", "107.4 lb less than the nearest weight in your log: 196.4 lb (" and "89 kg are 196.2 lb"
    When she presses "Use 196.2 lb" in the window
    Then the field "Weight (lb)" holds "196.2"
    When she presses "Save weight"
    Then the content says "Your weight is saved", "196.2", "Today, 6:15 AM, Eastern Time" and "−0.2 lb (196.4 lb"
    And the portal sent "addWeight" with:
      | measurementTime | 2026-11-20T06:15:00 |
      | timeZone        | America/New_York    |
      | weightLb        | 196.2               |
    When she presses "Add another weight"
    And she fills "Weight (lb)" with "150"
    And she fills "Time" with "06:20"
    And she presses "Save weight"
    And she presses "Save 150.0 lb" in the window
    Then the content says "Your weight is saved" and "150.0"
    When she follows "Go to your weight"
    Then the latest figure is "150.0"
    And the page does not read "Is this your weight?"
    When she opens "/weight/all-logs"
    Then a row of the list says "196.2"
    And a row of the list says "150.0"

  @sandbox
  Scenario: A save waits for the weights that it is compared with
    Given Rosa is signed in
    And the call "listWeightReadings" is held back
    When she opens "/weight/log-reading"
    And she fills "Weight (lb)" with "89"
    And she fills "Time" with "06:15"
    And she presses "Save weight"
    Then the page has a button "Saving"
    When the call that was held back is let through
    Then the window says "Is 89.0 lb right?"
    And the call "addWeight" was made: no

  @sandbox
  Scenario: A sudden gain says what to do also while it cannot be saved, and is saved once
    Given Frank has these weights:
      | days ago | at    | pounds |
      | 1        | 06:40 | 209.4  |
      | 9        | 06:30 | 209.0  |
    And he is signed in
    And the RPC "addWeight" is answered with "unavailable"
    And what he weighed before comes late
    When he opens "/weight/log-reading"
    And she fills "Weight (lb)" with "212,4"
    And she fills "Time" with "06:30"
    And she presses "Save weight"
    Then the focus is on what to do first: "Call your doctor today: you are up 3 lb in 1 day"
    And the content says "Your weight is not saved"
    And the field "Weight (lb)" holds "212,4"
    When the trouble is over
    And she presses "Save weight"
    Then the content says "Your weight is saved", "Call your doctor today" and "Call 911"
    Given the server will say that it has this weight
    When she presses "Add another weight"
    And she fills "Weight (lb)" with "212.4"
    And she fills "Time" with "06:30"
    And she presses "Save weight"
    Then the content says "This weight was already in your log"

  @sandbox
  Scenario: A half-written weight is there again after she was signed out for being away
    Given Rosa is signed in
    And she has "/weight/log-reading" before her while the clock stands still
    When she writes "196" into "Weight"
    And she does nothing for 850 seconds
    And she does nothing for 51 seconds
    Then she is signed out
    When she signs in
    Then the address is "/weight/log-reading"
    And "Weight" says "196"

  @sandbox
  Scenario: The dashboard leads to it, and who has told no height is asked for it where her body mass index stands
    Given Ada is signed in
    When she opens "/dashboard"
    And she follows "Log a reading"
    Then the address is "/weight/log-reading"
    When she opens "/weight/overview"
    And she presses "Add your height"
    And she presses "Save height" in the window
    Then the window says "Enter your height in feet and inches"
    When she empties "Feet" in the window and writes "5"
    And she empties "Inches" in the window and writes "4"
    And she presses "Save height" in the window
    Then a toast says "Your height is saved"
    And the page reads "A screening number"
    When she opens "/profile-preferences/health-profile"
    Then the field "Height, inches" holds "4"

  @sandbox
  Scenario: A height that another device told meanwhile is not overwritten
    Given Ada is signed in
    When she opens "/weight/overview"
    And she presses "Add your height"
    And she empties "Feet" in the window and writes "5"
    And she empties "Inches" in the window and writes "4"
    And another device of hers saves the height 66
    And she presses "Save height" in the window
    Then she is told "This was changed somewhere else"
    And the window says "5 ft 4 in" and "5 ft 6 in"
    When she picks "What is saved now"
    And she presses "Save my choices" in the window
    Then a toast says "Your height is saved"
    And the page reads "A screening number"

  @sandbox
  Scenario: A weight that is saved without a network is sent once when the network is back
    Given Rosa is signed in
    And Rosa has opened "/weight/log-reading" and all of it is there
    And she fills "Weight (lb)" with "196.2"
    And she fills "Time" with "06:15"
    When the network goes away
    And she presses "Save weight"
    Then the content says "Your weight is not saved" and "We save it as soon as you are online again"
    When the network is back
    Then the content says "Your weight is saved", "196.2" and "Today, 6:15 AM, Eastern Time"
    And the portal sent "addWeight" with:
      | measurementTime | 2026-11-20T06:15:00 |
      | timeZone        | America/New_York    |
      | weightLb        | 196.2               |
    And the portal sent "addWeight" 1 time
