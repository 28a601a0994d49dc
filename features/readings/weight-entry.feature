Feature: Adding a weight
  A member types what the scale showed. The reading is saved once, and an unlikely weight asks for
  confirmation.

  @sandbox
  Scenario: A weight is added after kilograms were mistaken for pounds, and is in the log
    Given Rosa is signed in
    When the member opens "/weight/overview"
    And the member follows "Log your weight"
    And the member presses "Change"
    And the member fills "Time" with ""
    And the member presses "Log"
    Then the focus is on an error summary with 2 entries
    When the member fills "What does your scale show?" with "89"
    And the member fills "Time" with "06:15"
    And the member presses "Log 89.0 lb"
    Then the dialog says "Is 89.0 lb right?", "107.4 lb less than the nearest weight in your log: 196.4 lb (" and "89 kg are 196.2 lb"
    When the member presses "Use 196.2 lb" in the dialog
    Then the field "What does your scale show?" holds "196.2"
    When the member presses "Log 196.2 lb"
    Then the content says "Your weight is saved", "196.2", "Today, 6:15 AM, Eastern Time" and "−0.2 lb (196.4 lb"
    And the portal sent "addWeight" with:
      | measurementTime | 2026-11-20T06:15:00 |
      | timeZone        | America/New_York    |
      | weightLb        | 196.2               |
    When the member presses "Log another weight"
    And the member fills "What does your scale show?" with "150"
    And the member presses "Change"
    And the member fills "Time" with "06:20"
    And the member presses "Log 150.0 lb"
    And the member presses "Yes, it is 150.0 lb" in the dialog
    Then the content says "Your weight is saved" and "150.0"
    When the member follows "Go to your weight"
    Then the latest reading says "150.0"
    And the loaded content does not say "Is this your weight?"
    When the member opens "/weight/all-logs"
    Then a row of the list says "196.2"
    And a row of the list says "150.0"

  @sandbox
  Scenario: A save waits for the weights to compare with
    Given Rosa is signed in
    And the call "listWeightReadings" is delayed
    When the member opens "/weight/log-reading"
    And the member fills "What does your scale show?" with "89"
    And the member presses "Change"
    And the member fills "Time" with "06:15"
    And the member presses "Log 89.0 lb"
    Then the content has the button "Saving"
    When the delayed calls continue
    Then the dialog says "Is 89.0 lb right?"
    And the call "addWeight" was made: no

  @sandbox
  Scenario: A sudden gain shows what to do while the save fails, and is saved once
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 1        | 06:40 | 209.4  |
      | 9        | 06:30 | 209.0  |
    And the member is signed in
    And the call "addWeight" is answered with "unavailable"
    And the call "listWeightReadings" takes 2 seconds
    When the member opens "/weight/log-reading"
    And the member fills "What does your scale show?" with "212,4"
    And the member presses "Change"
    And the member fills "Time" with "06:30"
    And the member presses "Log 212.4 lb"
    Then the focus is on the level 2 heading "Call your doctor today: you are up 3 lb in 1 day"
    And the content says "Your weight is not saved"
    And the field "What does your scale show?" holds "212,4"
    When the server recovers
    And the member presses "Log 212.4 lb"
    Then the content says "Your weight is saved", "Call your doctor today" and "Call 911"
    Given the call "addWeight" will fail with 409
    When the member presses "Log another weight"
    And the member fills "What does your scale show?" with "212.4"
    And the member presses "Change"
    And the member fills "Time" with "06:30"
    And the member presses "Log 212.4 lb"
    Then the content says "This weight was already in your log"

  @sandbox
  Scenario: A sudden gain is told by the general rule while the care team's limits fail to load
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 1        | 06:40 | 209.4  |
      | 9        | 06:30 | 209.0  |
    And the member is signed in
    And the call "getBiometrics" is answered with "unavailable"
    When the member opens "/weight/log-reading"
    And the member fills "What does your scale show?" with "216.8"
    And the member presses "Change"
    And the member fills "Time" with "06:30"
    And the member presses "Log 216.8 lb"
    Then the content says "Your weight is saved", "Call your doctor today: you are up 7.4 lb in 1 day", "We could not compare your weight with your care team’s limits", "A general rule" and "Call 911"
    When the member opens "/weight/overview"
    Then the content says "Call your doctor today: you are up 7.4 lb in 1 day", "We could not load the limits of your care team." and "A general rule"
    When the member opens "/dashboard"
    Then the dashboard is led by the card "Call your doctor today: you are up 7.4 lb in 1 day", which says "A general rule", "Call 911" and "Call us"

  @sandbox
  Scenario: A weight is saved and told while the care team's limits never arrive
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 1        | 06:40 | 209.4  |
    And the member is signed in
    And the call "getBiometrics" is delayed
    When the member opens "/weight/log-reading"
    And the member fills "What does your scale show?" with "210.4"
    And the member presses "Change"
    And the member fills "Time" with "06:30"
    And the member presses "Log 210.4 lb"
    Then the content says "Your weight is saved"
    And an alert says "We could not compare your weight with your care team’s limits"
    When the delayed calls continue
    Then the loaded content does not say "compare"

  @sandbox
  Scenario: A draft returns after an idle sign-out
    Given Rosa is signed in
    And the member has "/weight/log-reading" open with a paused clock
    When the member fills "What does your scale show?" with "196"
    And the member is idle for 850 seconds
    And the member is idle for 51 seconds
    Then the member is signed out
    When the member signs in
    Then the address is "/weight/log-reading"
    And the field "What does your scale show?" holds "196"

  @sandbox
  Scenario: The dashboard leads to the form, and the body mass index asks for a missing height
    Given Ada is signed in
    When the member opens "/dashboard"
    And the member opens the log menu
    And the member selects "Weight" in the open menu
    Then the address is "/weight/log-reading"
    When the member opens "/weight/overview"
    And the member presses "Add your height"
    And the member presses "Save height" in the dialog
    Then the dialog says "Enter your height in feet and inches"
    When the member fills "Feet" with "5" in the dialog
    And the member fills "Inches" with "4" in the dialog
    And the member presses "Save height" in the dialog
    Then a toast says "Your height is saved"
    And the content says "A screening number"
    When the member opens "/profile-preferences/health-profile"
    And the member presses "Your health"
    Then the field "Height, inches" holds "4"

  @sandbox
  Scenario: A height that another device saved in the meantime is not overwritten
    Given Ada is signed in
    When the member opens "/weight/overview"
    And the member presses "Add your height"
    And the member fills "Feet" with "5" in the dialog
    And the member fills "Inches" with "4" in the dialog
    And another device saves the height 66
    And the member presses "Save height" in the dialog
    Then an alert says "This was changed somewhere else"
    And the dialog says "5 ft 4 in" and "5 ft 6 in"
    When the member selects "What is saved now"
    And the member presses "Save my choices" in the dialog
    Then a toast says "Your height is saved"
    And the content says "A screening number"

  @sandbox
  Scenario: A weight saved offline is sent once when the network comes back
    Given Rosa is signed in
    And Rosa has opened "/weight/log-reading" and the page is fully loaded
    And the member fills "What does your scale show?" with "196.2"
    And the member presses "Change"
    And the member fills "Time" with "06:15"
    When the network goes down
    And the member presses "Log 196.2 lb"
    Then the content says "Your weight is not saved" and "We save it as soon as you are online again"
    When the network comes back
    Then the content says "Your weight is saved", "196.2" and "Today, 6:15 AM, Eastern Time"
    And the portal sent "addWeight" with:
      | measurementTime | 2026-11-20T06:15:00 |
      | timeZone        | America/New_York    |
      | weightLb        | 196.2               |
    And the portal sent "addWeight" 1 time
