Feature: Putting a reading right
  A wrong reading is corrected, left out of the figures, or removed. Each asks once and shows what
  the
  reading was, and everything that held it changes.

  @sandbox @afternoon @API-077
  Scenario: A wrong reading is corrected, and its care card and figures change
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 45    | no meal |
      | 1        | 7:10 AM | 100   | no meal |
      | 2        | 7:10 AM | 115   | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/overview"
    Then the content says "Have 15 grams of sugar now"
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member fills "What should it say?" with "145" in the dialog
    And the member presses "Save" in the dialog
    Then the dialog "Change this reading?" says "45 mg/dL, Today, 2:40 PM" and "145 mg/dL, Today, 2:40 PM"
    And the call "correctBloodSugarReading" was made: no
    When the member presses "Yes, change it" in the dialog
    Then a toast says "Your reading is corrected"
    And the dialog is closed
    And the portal sent "correctBloodSugarReading" with at least:
      | value     | 145                 |
      | timestamp | 2026-11-20T14:40:00 |
    And a row of the list says "145"
    When the member opens "/blood-sugar/overview"
    Then the latest reading says "145"
    And the loaded content does not say "Have 15 grams of sugar now"
    When the member opens "/blood-sugar/summary-report"
    Then the content says "120"
    And the loaded content does not say "Very low 1"

  @sandbox @afternoon @API-077
  Scenario: A correction to a dangerous value shows what to do at once
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 145   | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member fills "What should it say?" with "45" in the dialog
    And the member presses "Save" in the dialog
    And the member presses "Yes, change it" in the dialog
    Then the dialog says "Have 15 grams of sugar now" and "Call 911"
    And the focus is on the level 2 heading "Have 15 grams of sugar now"

  @sandbox @afternoon @API-077
  Scenario: A reading that another device removed stays in its form, with what to do
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 145   | no meal |
      | 1        | 7:10 AM | 100   | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member fills "What should it say?" with "45" in the dialog
    And another device removes the newest blood sugar reading just before the save arrives
    And the member presses "Save" in the dialog
    And the member presses "Yes, change it" in the dialog
    Then no row of the list says "145"
    And the dialog says "Have 15 grams of sugar now", "Call 911" and "This reading is not in your log anymore"

  @sandbox @afternoon @API-077
  Scenario: A dangerous value shows what to do even when the correction is not saved
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 145   | no meal |
    And the member is signed in
    And the call "correctBloodSugarReading" is answered with "temporarily away"
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member fills "What should it say?" with "45" in the dialog
    And the member presses "Save" in the dialog
    And the member presses "Yes, change it" in the dialog
    Then the dialog says "Have 15 grams of sugar now" and "Call 911"

  @sandbox @API-077
  Scenario: A reading is left out of the figures, taken back in and removed
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 45    | no meal |
      | 1        | 7:10 AM | 120   | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member presses "Leave out of my figures" in the dialog
    Then the dialog "Leave this reading out?" says "45 mg/dL, Today, 2:40 PM" and "Your care team can still see it"
    When the member presses "Yes, leave it out" in the dialog
    Then a toast says "That reading no longer counts"
    And the content says "Left out of your figures"
    When the member opens "/blood-sugar/overview"
    Then the latest reading says "120"
    And the loaded content does not say "Have 15 grams of sugar now"
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Take back in: 45 mg/dL, Today, 2:40 PM"
    And the member presses "Yes, count it again" in the dialog
    Then a toast says "That reading counts again"
    And a row of the list says "45"
    And the loaded content does not say "Left out of your figures"
    Given the call "removeBloodSugarReading" is answered with "temporarily away"
    When the member presses "Edit the reading of Today, 2:40 PM"
    And the member presses "Remove this reading" in the dialog
    And the member presses "Yes, remove it" in the dialog
    Then an alert says "Nothing was changed"
    When the server recovers
    And the member presses "Yes, remove it" in the dialog
    Then a toast says "That reading is removed"
    And no row of the list says "45"
    And the loaded content does not say "Left out of your figures"

  @sandbox @API-077
  Scenario: In Spanish, a reading is corrected
    Given Rosa, who reads Spanish, has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 19    | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Editar la lectura de hoy, 2:40 p. m."
    And the member fills "¿Qué debe decir?" with "119" in the dialog
    And the member presses "Guardar" in the dialog
    Then the dialog "¿Cambiar esta lectura?" says "119 mg/dL"
    When the member presses "Sí, cambiarla" in the dialog
    Then a toast says "Su lectura está corregida"
    And a row of the list says "119"

  @sandbox @API-086
  Scenario: A wrong weight is corrected and removed, and its figures change
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 0        | 06:30 | 216.8  |
      | 1        | 06:40 | 209.4  |
      | 9        | 06:30 | 209.0  |
    And the member is signed in
    When the member opens "/weight/overview"
    Then the content says "Call your doctor today"
    When the member opens "/weight/all-logs"
    And the member presses "Edit the weight of Today, 6:30 AM"
    And the member fills "What should it say?" with "209.6" in the dialog
    And the member presses "Save" in the dialog
    Then the dialog "Change this reading?" says "216.8 lb, Today, 6:30 AM" and "209.6 lb, Today, 6:30 AM"
    When the member presses "Yes, change it" in the dialog
    Then a toast says "Your reading is corrected"
    And a row of the list says "209.6"
    When the member opens "/weight/overview"
    Then the latest reading says "209.6"
    And the loaded content does not say "Call your doctor today"
    When the member opens "/weight/all-logs"
    And the member presses "Edit the weight of Today, 6:30 AM"
    And the member presses "Remove this reading" in the dialog
    And the member presses "Yes, remove it" in the dialog
    Then a toast says "That reading is removed"
    And no row of the list says "209.6"

  @sandbox @API-086
  Scenario: A weight that is corrected to a sudden gain shows what to do at once
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 0        | 06:30 | 209.6  |
      | 1        | 06:40 | 209.4  |
      | 9        | 06:30 | 209.0  |
    And the member is signed in
    When the member opens "/weight/all-logs"
    And the member presses "Edit the weight of Today, 6:30 AM"
    And the member fills "What should it say?" with "216.8" in the dialog
    And the member presses "Save" in the dialog
    And the member presses "Yes, change it" in the dialog
    Then the dialog says "Call your doctor today" and "Call 911"

  @sandbox @API-086
  Scenario: A corrected weight that could not be compared says so
    Given Frank has these weight readings:
      | days ago | at    | pounds |
      | 0        | 06:30 | 209.6  |
      | 1        | 06:40 | 209.4  |
    And the member is signed in
    And the call "getBiometrics" is answered with "unavailable"
    When the member opens "/weight/all-logs"
    And the member presses "Edit the weight of Today, 6:30 AM"
    And the member fills "What should it say?" with "211.0" in the dialog
    And the member presses "Save" in the dialog
    And the member presses "Yes, change it" in the dialog
    Then the dialog says "We could not compare" and "gain of 2 lb or more"

  @sandbox @afternoon @API-077
  Scenario: The only reading is left out, and the log has it with the way back
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:40 PM | 245   | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    And the member presses "Edit the reading of Today, 2:40 PM"
    And the member presses "Leave out of my figures" in the dialog
    And the member presses "Yes, leave it out" in the dialog
    Then a toast says "That reading no longer counts"
    And the content says "Left out of your figures"
    And the loaded content does not say "No readings yet"
    When the member follows "Overview"
    Then the content says "You left out the only reading"
    When the member opens "/dashboard"
    Then the tile "Blood sugar" says "No reading counts"
    When the member follows the tile "Blood sugar"
    And the member follows "See what you left out"
    And the member presses "Take back in: 245 mg/dL, Today, 2:40 PM"
    And the member presses "Yes, count it again" in the dialog
    Then a row of the list says "245"
