Feature: Reminders
  A reminder arrives at the times and by the ways that the member chose.

  @sandbox @ROUTE-062 @ROUTE-063 @REM-001 @PROF-011
  Scenario: A reminder is set, read back, turned off and deleted
    Given Rosa is signed in
    When the member opens "/reminder"
    Then the content says "Medication: Metformin 1000 mg", "8:00 AM and 8:00 PM. Every day" and "Not being sent"
    And an alert says "Your reminders are not being sent"
    And the content does not say "Next: "
    When the member follows "New reminder"
    Then the content says "This reminder cannot be sent yet"
    When the member selects "Notification on your phone"
    Then the content does not say "This reminder cannot be sent yet"
    And the content says "Every day"
    When the member presses "Change"
    Then every day of the week is chosen
    When the member clears "Sunday"
    And the member selects "Blood pressure check"
    And the member fills "Time 1" with "07:15"
    And the member presses "Save reminder"
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
    And the portal sent "updateCommunicationPreferences" 1 time
    And the content says "Blood pressure check", "7:15 AM. Mon, Tue, Wed, Thu, Fri, and Sat" and "Next: "
    And the content does not say "Not being sent"
    When the member presses "Turn off Blood pressure check"
    Then a toast says "Off: Blood pressure check"
    And the content has the button "Turn on Blood pressure check"
    And the portal sent "setReminder" with at least:
      | enabled | false |
      | times.0 | 07:15 |
    When the member reloads the page
    Then the content has the button "Turn on Blood pressure check"
    When the member presses "Turn on Blood pressure check"
    Then a toast says "On: Blood pressure check"
    And the content has the button "Turn off Blood pressure check"
    When the member follows "Change Blood pressure check"
    And the member presses "Delete reminder"
    And the member presses "Keep it" in the dialog
    Then the dialog is closed
    And the field "Time 1" holds "07:15"
    When the member presses "Delete reminder"
    And the member presses "Delete reminder" in the dialog
    Then the address is "/reminder"
    And the content does not say "7:15 AM"

  @sandbox
  Scenario: A reminder that nothing sends says so, and one press turns texts on
    Given Rosa is signed in
    When the member opens "/reminder/set"
    And the member fills "In your own words" with "Vitamin D"
    And the member presses "Save reminder"
    Then the address is "/reminder"
    And an alert says "Your reminders are not being sent"
    When the member presses "Turn on texts to the number ending in 0142"
    Then the content says "Next: "
    And the content does not say "Your reminders are not being sent"

  @sandbox
  Scenario: The save keeps what another device saved in the meantime
    Given Rosa is signed in
    When the member opens "/reminder"
    Then the content says "8:00 AM and 8:00 PM. Every day"
    When another device moves the reminder "Metformin 1000 mg" to "09:30"
    And the member presses "Turn off Medication: Metformin 1000 mg"
    Then a toast says "Off: Medication: Metformin 1000 mg"
    And the content says "9:30 AM. Every day"
    And the portal sent "setReminder" with at least:
      | enabled | false             |
      | label   | Metformin 1000 mg |
      | times.0 | 09:30             |
    When the member follows "Change Medication: Metformin 1000 mg"
    Then the field "Time 1" holds "09:30"
    When another device moves the reminder "Metformin 1000 mg" to "10:45"
    And the member fills "In your own words" with "Metformin"
    And the member presses "Save reminder"
    Then the address is "/reminder"
    And the content says "Medication: Metformin" and "10:45 AM. Every day"

  @sandbox
  Scenario Outline: Two tabs change the same text, and the member chooses
    Given Rosa is signed in
    When the member opens "/reminder"
    And the member follows "Change Medication: Metformin 1000 mg"
    And the member fills "In your own words" with "Metformin at breakfast"
    And the member opens a second tab at "/reminder"
    And the member follows "Change Medication: Metformin 1000 mg"
    And the member fills "In your own words" with "Metformin 500 mg"
    And the member presses "Save reminder"
    Then the content says "Medication: Metformin 500 mg"
    When the member switches to the other tab
    And the member presses "Save reminder"
    Then an alert says "This was changed somewhere else"
    And the content says "Metformin at breakfast" and "Metformin 500 mg"
    And the focus is on the alert "This was changed somewhere else"
    When the member presses "Keep typing"
    Then the content does not say "This was changed somewhere else"
    And the field "In your own words" holds "Metformin at breakfast"
    When the member presses "Save reminder"
    And the member selects "<choice>"
    And the member presses "Save my choices"
    Then the address is "/reminder"
    And the content says "Medication: <kept>"

    Examples:
      | choice            | kept                   |
      | What you typed    | Metformin at breakfast |
      | What is saved now | Metformin 500 mg       |

  @sandbox
  Scenario Outline: Another tab saves between the read and the write
    Given Rosa is signed in
    When the member opens "/reminder"
    And the member follows "Change Medication: Metformin 1000 mg"
    And the member fills "In your own words" with "Metformin"
    And another device <does> the reminder "Metformin 1000 mg" to "<value>" just before the save arrives
    And the member presses "Save reminder"
    Then <outcome>
    And the server refused 1 call of "setReminder" as changed

    Examples:
      | does    | value            | outcome                                                            |
      | moves   | 10:45            | the content says "Medication: Metformin" and "10:45 AM. Every day" |
      | renames | Metformin 500 mg | an alert says "This was changed somewhere else"                    |

  @sandbox
  Scenario: A new reminder whose answer is lost is created once
    Given Rosa is signed in
    And the answer to the next "setReminder" is lost
    When the member opens "/reminder/set"
    And the member fills "In your own words" with "Vitamin D"
    And the member presses "Save reminder"
    Then an alert says "Your reminder was not saved"
    When the member presses "Save reminder"
    Then the address is "/reminder"
    And the portal sent "setReminder" twice with one idempotency key
    And "Vitamin D" is on the page once

  @sandbox
  Scenario: A reminder that could not be saved stays in the form
    Given Rosa is signed in
    And the call "setReminder" is answered with "unavailable"
    When the member opens "/reminder/set"
    And the member fills "Time 1" with ""
    And the member presses "Save reminder"
    Then the content says "Choose a time"
    When the member fills "Time 1" with "21:30"
    And the member presses "Save reminder"
    Then an alert says "Your reminder was not saved"
    When the member presses "Save reminder"
    Then an alert says "Your reminder was not saved"
    And the field "Time 1" holds "21:30"

  @sandbox
  Scenario: A toast is dismissed by keyboard, and the other one stays
    Given Rosa is signed in
    When the member opens "/reminder"
    And the member presses "Turn off Medication: Metformin 1000 mg"
    Then a toast says "Off: Medication: Metformin 1000 mg"
    When the pointer rests on the toast "Off: Medication"
    And the member presses "Turn on Medication: Metformin 1000 mg" by keyboard
    And the member presses F6 to move to the newest toast, "On: Medication"
    And the member presses Tab
    Then the focus is on "Dismiss"
    When the member presses Enter
    Then the toast "On: Medication" is gone and the toast "Off: Medication" stays
    And the focus is on "Turn off Medication: Metformin 1000 mg"

  @sandbox
  Scenario Outline: The page names the clock of the reminders
    Given the device's time zone is "<zone>"
    And Edith is signed in
    When the member opens "/reminder"
    Then the content says "by the clock where you are: <named>"

    Examples:
      | zone             | named            |
      | America/New_York | Eastern Time     |
      | Pacific/Auckland | New Zealand Time |

  @sandbox
  Scenario: Without the feature there are no reminders
    Given Edith is signed in
    And the member's feature REMINDERS is off
    When the member opens "/reminder"
    Then the content does not say "A nudge at the times that suit you"
