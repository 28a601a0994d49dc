Feature: Reminders
  A nudge at the times that suit the member, by the ways that she allowed.

  @sandbox @ROUTE-062 @ROUTE-063 @REM-001 @PROF-011
  Scenario: A reminder is set, read back, turned off and deleted
    Given Rosa is signed in
    When she opens "/reminder"
    Then the content says "Medication: Metformin 1000 mg", "8:00 AM and 8:00 PM. Every day" and "Next: "
    When she follows "New reminder"
    Then every day of the week is chosen
    When she takes out "Sunday"
    And she picks "Blood pressure check"
    And she fills "Time 1" with "07:15"
    And she presses "Save reminder"
    Then the address is "/reminder"
    And the portal sent "setReminder" with:
      | id         |                              |
      | kind       | REMINDER_KIND_BLOOD_PRESSURE |
      | times.0    | 07:15                        |
      | weekdays.0 | WEEKDAY_MONDAY               |
      | weekdays.1 | WEEKDAY_TUESDAY              |
      | weekdays.2 | WEEKDAY_WEDNESDAY            |
      | weekdays.3 | WEEKDAY_THURSDAY             |
      | weekdays.4 | WEEKDAY_FRIDAY               |
      | weekdays.5 | WEEKDAY_SATURDAY             |
      | label      |                              |
      | enabled    | true                         |
    And the content says "Blood pressure check" and "7:15 AM. Mon, Tue, Wed, Thu, Fri, and Sat"
    When she presses "Turn off Blood pressure check"
    Then a toast says "Off: Blood pressure check"
    And the page has a button "Turn on Blood pressure check"
    And the portal sent "setReminder" with, besides others:
      | enabled | false |
      | times.0 | 07:15 |
    When she reloads the page
    Then the page has a button "Turn on Blood pressure check"
    When she presses "Turn on Blood pressure check"
    Then a toast says "On: Blood pressure check"
    And the page has a button "Turn off Blood pressure check"
    When she follows "Change Blood pressure check"
    And she presses "Delete reminder"
    And she presses "Keep it" in the window
    Then there is no window
    And the field "Time 1" holds "07:15"
    When she presses "Delete reminder"
    And she presses "Delete reminder" in the window
    Then the address is "/reminder"
    And the content does not say "7:15 AM"

  @sandbox
  Scenario: What another device saved meanwhile is kept
    Given Rosa is signed in
    When she opens "/reminder"
    Then the content says "8:00 AM and 8:00 PM. Every day"
    When another device of hers moves the reminder "Metformin 1000 mg" to "09:30"
    And she presses "Turn off Medication: Metformin 1000 mg"
    Then a toast says "Off: Medication: Metformin 1000 mg"
    And the content says "9:30 AM. Every day"
    And the portal sent "setReminder" with, besides others:
      | enabled | false             |
      | label   | Metformin 1000 mg |
      | times.0 | 09:30             |
    When she follows "Change Medication: Metformin 1000 mg"
    Then the field "Time 1" holds "09:30"
    When another device of hers moves the reminder "Metformin 1000 mg" to "10:45"
    And she fills "In your own words" with "Metformin"
    And she presses "Save reminder"
    Then the address is "/reminder"
    And the content says "Medication: Metformin" and "10:45 AM. Every day"

  @sandbox
  Scenario Outline: Two tabs change the same words, and the member chooses
    Given Rosa is signed in
    When she opens "/reminder"
    And she follows "Change Medication: Metformin 1000 mg"
    And she fills "In your own words" with "Metformin at breakfast"
    And she opens a second tab at "/reminder"
    And she follows "Change Medication: Metformin 1000 mg"
    And she fills "In your own words" with "Metformin 500 mg"
    And she presses "Save reminder"
    Then the content says "Medication: Metformin 500 mg"
    When she looks at the other tab
    And she presses "Save reminder"
    Then she is told "This was changed somewhere else"
    And the content says "Metformin at breakfast" and "Metformin 500 mg"
    And the focus is on the message "This was changed somewhere else"
    When she presses "Keep typing"
    Then the content does not say "This was changed somewhere else"
    And the field "In your own words" holds "Metformin at breakfast"
    When she presses "Save reminder"
    And she picks "<choice>"
    And she presses "Save my choices"
    Then the address is "/reminder"
    And the content says "Medication: <kept>"

    Examples:
      | choice            | kept                   |
      | What you typed    | Metformin at breakfast |
      | What is saved now | Metformin 500 mg       |

  @sandbox
  Scenario Outline: Another tab saves between the read and the write
    Given Rosa is signed in
    When she opens "/reminder"
    And she follows "Change Medication: Metformin 1000 mg"
    And she fills "In your own words" with "Metformin"
    And another device of hers <does> the reminder "Metformin 1000 mg" to "<value>" just before her save arrives
    And she presses "Save reminder"
    Then <outcome>
    And the server refused 1 call of "setReminder" as changed

    Examples:
      | does    | value            | outcome                                                            |
      | moves   | 10:45            | the content says "Medication: Metformin" and "10:45 AM. Every day" |
      | renames | Metformin 500 mg | she is told "This was changed somewhere else"                      |

  @sandbox
  Scenario: A new reminder whose answer is lost is made once
    Given Rosa is signed in
    And the answer to her next "setReminder" is lost on the way
    When she opens "/reminder/set"
    And she fills "In your own words" with "Vitamin D"
    And she presses "Save reminder"
    Then she is told "Your reminder was not saved"
    When she presses "Save reminder"
    Then the address is "/reminder"
    And the portal sent "setReminder" twice with one idempotency key
    And "Vitamin D" is on the page once

  @sandbox
  Scenario: A reminder that could not be saved stays in the form
    Given Rosa is signed in
    And the RPC "setReminder" is answered with "unavailable"
    When she opens "/reminder/set"
    And she fills "Time 1" with ""
    And she presses "Save reminder"
    Then the content says "Choose a time"
    When she fills "Time 1" with "21:30"
    And she presses "Save reminder"
    Then she is told "Your reminder was not saved"
    When she presses "Save reminder"
    Then she is told "Your reminder was not saved"
    And the field "Time 1" holds "21:30"

  @sandbox
  Scenario: A toast is dismissed by keyboard, and the other one stays
    Given Rosa is signed in
    When she opens "/reminder"
    And she presses "Turn off Medication: Metformin 1000 mg"
    Then a toast says "Off: Medication: Metformin 1000 mg"
    When the mouse rests on the toast "Off: Medication"
    And she presses "Turn on Medication: Metformin 1000 mg" by keyboard
    And she presses F6 to move to the newest toast, "On: Medication"
    And she presses Tab
    Then the focus is on "Dismiss"
    When she presses Enter
    Then the toast "On: Medication" is gone and the toast "Off: Medication" stays
    And the focus is on "Turn off Medication: Metformin 1000 mg"

  @sandbox
  Scenario: Without the feature there are no reminders
    Given Edith is signed in
    And she has no reminders feature
    When she opens "/reminder"
    Then the content does not say "A nudge at the times that suit you"
