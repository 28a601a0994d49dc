Feature: Logging a blood sugar reading
  A member types what the meter showed. The reading is saved once, and a dangerous one shows what to
  do.

  @sandbox @afternoon
  Scenario: One number is enough, and the time and the meal are said
    Given Rosa is signed in
    When the member opens "/blood-sugar/overview"
    And the member follows "Log a reading"
    Then the focus is on "What does your meter show?"
    And the content says "Now, 3:00 PM, after lunch"
    And the content does not say "Short-acting insulin"
    When the member fills "What does your meter show?" with "112"
    And the member presses "Log 112"
    Then the content says "Your reading is saved", "112" and "After lunch"
    And the portal sent "createBloodSugarReading" with at least:
      | timestamp     | 2026-11-20T15:00:00 |
      | value         | 112                 |
      | tags.eat_code | 10                  |

  @portable
  Scenario: The assumed meal follows the time, and a selected meal stays
    Given a member with blood sugar is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member presses "Change"
    And the member fills "Time" with "06:15"
    Then the field "Meal" holds "6"
    When the member selects "No meal" from "Meal"
    And the member fills "Time" with "12:15"
    Then the field "Meal" holds "13"

  @sandbox
  Scenario: A feeling is a word in the note, and insulin is only for those who use it
    Given Rosa is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member presses "Add food or a note"
    Then the content has no button "Add insulin"
    When the member presses "Shaky or sweaty"
    And the member presses "Hungry"
    Then the field "Note" holds "I felt: shaky or sweaty. I felt: hungry."
    When the member presses "Shaky or sweaty"
    Then the field "Note" holds "I felt: hungry."
    Given Walter is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member presses "Add food, medicine or a note"
    Then the content does not say "Short-acting insulin"
    When the member presses "Add insulin"
    Then the content says "Short-acting insulin"

  @sandbox
  Scenario: A number that no meter shows becomes the meter's Lo
    Given Rosa is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member fills "What does your meter show?" with "19"
    And the member presses "Log 19"
    Then the dialog says "Shaky, sweaty or confused?", "Have 15 grams of sugar first" and "call 911"
    When the member presses "My meter says Lo" in the dialog
    And the member presses "Log Lo"
    Then the content says "Your reading is saved" and "Have 15 grams of sugar now"
    And the portal sent "createBloodSugarReading" with at least:
      | tags.OOR_low | true |

  @sandbox
  Scenario: A reading is added, shown with its saved time and corrected in its row
    Given Rosa is signed in
    When the member opens "/blood-sugar/overview"
    And the member follows "Log a reading"
    And the member fills "What does your meter show?" with "12.1"
    And the member presses "Change"
    And the member fills "Time" with ""
    And the member presses "Log"
    Then the focus is on an error summary with 2 entries
    When the member fills "What does your meter show?" with "211"
    And the member fills "Time" with "06:15"
    And the member selects "After breakfast" from "Meal"
    And the member presses "Log 211"
    Then the content says "Your reading is saved", "211", "High", "Today, 6:15 AM, Eastern Time" and "After breakfast"
    And the portal sent "createBloodSugarReading" with at least:
      | timestamp       | 2026-11-20T06:15:00 |
      | value           | 211                 |
      | tags.eat_code   | 9                   |
      | tags.source     | 7                   |
      | tags.is_control | false               |
    When the member follows "See all logs"
    And the member presses "Edit the reading of Today, 6:15 AM"
    And the member presses "Change" in the dialog
    And the member selects "Before breakfast" from "Meal" in the dialog
    And the member presses "Add food or a note" in the dialog
    And the member fills "Note" with "Toast" in the dialog
    And the member presses "Save" in the dialog
    Then a toast says "Your changes are saved"
    And the portal sent "updateBloodSugarReading" with at least:
      | tags.eat_code | 6     |
      | tags.note     | Toast |
    And the reading "211" says "Before breakfast"
    And the reading "211" says "Toast"

  @sandbox @afternoon
  Scenario: A dangerous reading shows what to do while the save fails, and is saved once
    Given Rosa is signed in
    And the call "createBloodSugarReading" is answered with "temporarily away"
    When the member opens "/blood-sugar/log-reading"
    And the member presses "The meter says Lo or Hi"
    And the member selects "“Lo”: too low for the meter"
    And the member presses "Change"
    And the member fills "Time" with "14:20"
    And the member presses "Log Lo"
    Then the focus is on the level 2 heading "Have 15 grams of sugar now"
    And the content says "Your reading is not saved", "< 20", "Severely low" and "Call 911"
    When the server recovers
    And the member presses "Log Lo"
    Then the content says "Your reading is saved", "Have 15 grams of sugar now" and "Severely low"
    Given the call "createBloodSugarReading" will fail with 409
    When the member presses "Log another reading"
    And the member presses "The meter says Lo or Hi"
    And the member selects "“Lo”: too low for the meter"
    And the member presses "Change"
    And the member fills "Time" with "14:20"
    And the member presses "Log Lo"
    Then the content says "This reading was already in your log"

  @sandbox
  Scenario: An unlikely reading asks for confirmation, and both answers work
    Given Rosa is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member fills "What does your meter show?" with "19"
    And the member presses "Change"
    And the member fills "Time" with "06:15"
    And the member presses "Log 19"
    Then the dialog says "Is 19 right?" and "Most meters show Lo under 20"
    And the call "createBloodSugarReading" was made: no
    When the member presses "Change the number" in the dialog
    Then the field "What does your meter show?" holds "19"
    And the call "createBloodSugarReading" was made: no
    When the member fills "What does your meter show?" with "119"
    And the member presses "Log 119"
    Then the content says "Your reading is saved" and "119"
    When the member presses "Log another reading"
    And the member fills "What does your meter show?" with "601"
    And the member presses "Change"
    And the member fills "Time" with "06:20"
    And the member presses "Log 601"
    And the member presses "Yes, it is 601" in the dialog
    Then the content says "Your reading is saved", "> 600", "You typed" and "601 mg/dL"
    When the member follows "See all logs"
    Then a row of the list says "> 600"
    And a row of the list says "119"
    And no row of the list says "< 20"

  @sandbox @afternoon
  Scenario: A reading far from the others asks once, also when the first save fails
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 1        | 7:10 AM | 100   | no meal |
      | 2        | 7:10 AM | 120   | no meal |
      | 3        | 7:10 AM | 110   | no meal |
      | 4        | 7:10 AM | 160   | no meal |
      | 5        | 7:10 AM | 140   | no meal |
    And the member is signed in
    And the call "createBloodSugarReading" is answered with "temporarily away"
    When the member opens "/blood-sugar/log-reading"
    And the member fills "What does your meter show?" with "45"
    And the member presses "Change"
    And the member fills "Time" with "14:20"
    And the member presses "Log 45"
    Then the dialog says "Is 45 right?", "between 100 and 160 mg/dL" and "Have 15 grams of sugar first"
    When the member presses "Yes, it is 45" in the dialog
    Then the focus is on the level 2 heading "Have 15 grams of sugar now"
    And the content says "Your reading is not saved"
    When the server recovers
    And the member presses "Log 45"
    Then the content says "Your reading is saved" and "Very low"

  @sandbox
  Scenario: The confirmation question in Spanish
    Given Rosa, who reads Spanish, is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member fills "¿Qué muestra su medidor?" with "601"
    And the member presses "Cambiar"
    And the member fills "Hora" with "06:15"
    And the member presses "Registrar 601"
    Then the dialog says "¿Es correcto 601?" and "muestran Hi por encima de 600"
    When the member presses "Cambiar el número" in the dialog
    And the member fills "Fecha" with "2025-11-20"
    And the member fills "¿Qué muestra su medidor?" with "121"
    And the member presses "Registrar 121"
    Then the dialog says "¿Es correcta la fecha, jueves, 20 de noviembre de 2025?" and "hace 365 días"

  @sandbox
  Scenario: An impossible date is refused, and an old one asks for confirmation
    Given Rosa is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member fills "What does your meter show?" with "121"
    And the member presses "Change"
    And the member fills "Date" with "1985-03-05"
    And the member fills "Time" with "06:15"
    And the member presses "Log 121"
    Then the content says "Choose a day of the last 10 years"
    When the member fills "Date" with "2026-03-08"
    And the member fills "Time" with "02:30"
    And the member presses "Log 121"
    Then the content says "The clocks skipped that time that night"
    When the member fills "Date" with "2026-11-01"
    And the member fills "Time" with "01:30"
    Then the content says "The clocks showed that time twice that night. We save the first one."
    When the member fills "Date" with "2026-03-08"
    And the member fills "Time" with "03:30"
    Then the content does not say "twice that night"
    When the member presses "Log 121"
    Then the dialog says "Is Sunday, March 8 right?" and "257 days ago"
    When the member presses "Change the day" in the dialog
    And the member fills "Date" with "2026-11-20"
    And the member presses "Log 121"
    Then the content says "Your reading is saved" and "Today, 3:30 AM, Eastern Time"

  @sandbox
  Scenario: A draft returns after an idle sign-out
    Given Rosa is signed in
    And the member has "/blood-sugar/log-reading" open with a paused clock
    When the member fills "What does your meter show?" with "118"
    And the member presses "Add food or a note"
    And the member fills "Note" with "Half a papaya, and then"
    And the member is idle for 850 seconds
    And the member is idle for 51 seconds
    Then the member is signed out
    When the member signs in
    Then the address is "/blood-sugar/log-reading"
    And the field "What does your meter show?" holds "118"
    And the field "Note" holds "Half a papaya, and then"

  Rule: Offline, a reading waits in the form and is saved once automatically

    @sandbox
    Scenario: A reading saved offline is sent once when the network comes back
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "131"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      When the network goes down
      And the member presses "Log 131"
      Then the content says "Your reading is not saved" and "We save it as soon as you are online again"
      And the field "What does your meter show?" holds "131"
      When the member follows "Back to blood sugar"
      Then the dialog says "Leave without saving?"
      When the member presses "Stay and save" in the dialog
      And the network comes back
      Then the content says "Your reading is saved", "131" and "Today, 6:15 AM, Eastern Time"
      And the portal sent "createBloodSugarReading" with at least:
        | timestamp | 2026-11-20T06:15:00 |
        | value     | 131                 |
      And the portal sent "createBloodSugarReading" 1 time
      When the member follows "See all logs"
      Then a row of the list says "131"

    @sandbox
    Scenario: The server fails after the network failed, and then the network fails again
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "132"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      And the call "createBloodSugarReading" is answered with "temporarily away"
      When the network goes down
      And the member presses "Log 132"
      Then the content says "We save it as soon as you are online again"
      When the network comes back
      Then the content says "Your reading is not saved" and "What you typed is still here"
      And the content does not say "We save it as soon as you are online again"
      When the server recovers
      And the network goes down
      And the member presses "Log 132"
      Then the content says "We save it as soon as you are online again"
      When the network comes back
      Then the content says "Your reading is saved" and "132"
      And the portal sent "createBloodSugarReading" 2 times

    @sandbox
    Scenario: A reading that changes while it waits is not sent until the next save
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "133"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      When the network goes down
      And the member presses "Log 133"
      Then the content says "We save it as soon as you are online again"
      When the member fills "What does your meter show?" with "13"
      Then the content says "Check your connection and save again"
      When the network comes back
      Then the page announces "You are online again."
      And the portal sent "createBloodSugarReading" 0 times
      When the member fills "What does your meter show?" with "134"
      And the member presses "Log 134"
      Then the content says "Your reading is saved" and "134"
      And the portal sent "createBloodSugarReading" 1 time

    @sandbox
    Scenario: In Spanish, the browser's Back leaves the form, and the reading is still saved
      Given Rosa, who reads Spanish, is signed in
      And Rosa has opened "/blood-sugar/overview" and the page is fully loaded
      And the member follows "Registrar una lectura"
      And the member fills "¿Qué muestra su medidor?" with "135"
      And the member presses "Cambiar"
      And the member fills "Hora" with "14:20"
      When the network goes down
      And the member presses "Registrar 135"
      Then the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When the member goes back in the browser
      Then the address is "/blood-sugar/overview"
      When the network comes back
      Then a toast says "Su lectura se guardó"
      And the portal sent "createBloodSugarReading" 1 time
      And the latest reading says "135"
      When the member follows "Registrar una lectura"
      Then the field "¿Qué muestra su medidor?" holds ""

    @sandbox
    Scenario: In Spanish, signing out asks first while a reading waits on another page
      Given Rosa, who reads Spanish, is signed in
      And Rosa has opened "/blood-sugar/overview" and the page is fully loaded
      And the member follows "Registrar una lectura"
      And the member fills "¿Qué muestra su medidor?" with "137"
      And the member presses "Cambiar"
      And the member fills "Hora" with "14:20"
      When the network goes down
      And the member presses "Registrar 137"
      Then the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When the member goes back in the browser
      And the member tries to sign out
      Then the address is "/blood-sugar/log-reading"
      And the field "¿Qué muestra su medidor?" holds "137"
      And the dialog says "¿Salir sin guardar?"
      And the address is "/blood-sugar/log-reading"
      When the member presses "Quedarme y guardar" in the dialog
      Then the field "¿Qué muestra su medidor?" holds "137"
      And the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When the member tries to sign out
      And the member presses "Salir" in the dialog
      Then the content says "No tiene conexión"
      When the network comes back
      Then the sign-in page is open
      And the portal sent "createBloodSugarReading" 0 times

    @sandbox
    Scenario: Signing out asks before it discards a draft
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "138"
      When the member tries to sign out
      Then the dialog says "Leave without saving?"
      When the member presses "Stay and save" in the dialog
      Then the field "What does your meter show?" holds "138"
      When the member tries to sign out
      And the member presses "Leave" in the dialog
      Then the sign-in page is open
      And the portal sent "createBloodSugarReading" 0 times

    @sandbox
    Scenario: A page of a menu opens without a loss when the member leaves a form
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "139"
      When the member selects "My profile" in the member menu
      And the member presses "Leave" in the dialog
      Then the address is "/profile-preferences/account-settings"
      And the portal loaded once

    @sandbox
    Scenario: A discarded reading is not sent
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the member fills "What does your meter show?" with "136"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      When the network goes down
      And the member presses "Log 136"
      Then the content says "We save it as soon as you are online again"
      When the member follows "Back to blood sugar"
      And the member presses "Leave" in the dialog
      Then the heading is "You are offline"
      When the network comes back
      Then the heading is "Blood sugar"
      And the content does not say "You are offline"
      And the portal sent "createBloodSugarReading" 0 times
