Feature: Adding a blood sugar reading
  What the meter showed is written down once, shown as it was saved, and answered at once with what
  to do when it is dangerous.

  @sandbox
  Scenario: A reading is added, shown with its saved time, and corrected in its row
    Given Rosa is signed in
    When she opens "/blood-sugar/overview"
    And she follows "Add a reading"
    And she fills "Reading (mg/dL)" with "12.1"
    And she fills "Time" with ""
    And she presses "Save reading"
    Then the focus is on a list of 2 things to mend
    When she fills "Reading (mg/dL)" with "211"
    And she fills "Time" with "06:15"
    And she selects "After breakfast" as "Meal"
    And she presses "Save reading"
    Then the content says "Your reading is saved", "211", "High", "Today, 6:15 AM, Eastern Time" and "After breakfast"
    And the portal sent "createBloodSugarReading" with, besides others:
      | timestamp       | 2026-11-20T06:15:00 |
      | value           | 211                 |
      | tags.eat_code   | 9                   |
      | tags.source     | 7                   |
      | tags.is_control | false               |
    When she follows "See all logs"
    And she presses "Edit the reading of Today, 6:15 AM"
    And she selects "Before breakfast" as "Meal" in the window
    And in the window she writes "Toast" into "Note" and presses "Save"
    Then a toast says "Your changes are saved"
    And the portal sent "updateBloodSugarReading" with, besides others:
      | tags.eat_code | 6     |
      | tags.note     | Toast |
    And the reading "211" was taken "Before breakfast"
    And the reading "211" was taken "Toast"

  @sandbox
  Scenario: A dangerous reading says what to do now, also while it cannot be saved, and is saved once
    Given Rosa is signed in
    And the call "createBloodSugarReading" is answered with "temporarily away"
    When she opens "/blood-sugar/log-reading"
    And she picks "“Lo”: too low for the meter"
    And she fills "Time" with "14:20"
    And she presses "Save reading"
    Then the focus is on what to do first: "Have 15 grams of sugar now"
    And the content says "Your reading is not saved", "< 20 mg/dL, severely low" and "Call 911"
    When the trouble is over
    And she presses "Save reading"
    Then the content says "Your reading is saved", "Have 15 grams of sugar now" and "Severely low"
    Given the server will say that it has this reading
    When she presses "Add another reading"
    And she picks "“Lo”: too low for the meter"
    And she fills "Time" with "14:20"
    And she presses "Save reading"
    Then the content says "This reading was already in your log"

  @sandbox
  Scenario: A reading that looks like a slip is asked about, and both answers work
    Given Rosa is signed in
    When she opens "/blood-sugar/log-reading"
    And she fills "Reading (mg/dL)" with "19"
    And she fills "Time" with "06:15"
    And she presses "Save reading"
    Then the window says "Is 19 mg/dL right?" and "no number under 20 mg/dL"
    And the call "createBloodSugarReading" was made: no
    When she presses "Change it" in the window
    Then the field "Reading (mg/dL)" holds "19"
    And the call "createBloodSugarReading" was made: no
    When she fills "Reading (mg/dL)" with "119"
    And she presses "Save reading"
    Then the content says "Your reading is saved" and "119"
    When she presses "Add another reading"
    And she fills "Reading (mg/dL)" with "601"
    And she fills "Time" with "06:20"
    And she presses "Save reading"
    And she presses "Save 601 mg/dL" in the window
    Then the content says "Your reading is saved", "> 600", "You typed" and "601 mg/dL"
    When she follows "See all logs"
    Then a row of the list says "> 600"
    And a row of the list says "119"
    And no row of the list says "< 20"

  @sandbox
  Scenario: A reading far from the others is asked about once, also when saving it fails at first
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 1        | 7:10 AM | 100   | no meal |
      | 2        | 7:10 AM | 120   | no meal |
      | 3        | 7:10 AM | 110   | no meal |
      | 4        | 7:10 AM | 160   | no meal |
      | 5        | 7:10 AM | 140   | no meal |
    And he is signed in
    And the call "createBloodSugarReading" is answered with "temporarily away"
    When he opens "/blood-sugar/log-reading"
    And he fills "Reading (mg/dL)" with "45"
    And he fills "Time" with "14:20"
    And he presses "Save reading"
    Then the window says "Is 45 mg/dL right?", "between 100 and 160 mg/dL" and "If it is right, save it now"
    When he presses "Save 45 mg/dL" in the window
    Then the focus is on what to do first: "Have 15 grams of sugar now"
    And the content says "Your reading is not saved"
    When the trouble is over
    And he presses "Save reading"
    Then the content says "Your reading is saved" and "Very low"

  @sandbox
  Scenario: In Spanish it is asked about in its own words
    Given Rosa reads Spanish and is signed in
    When she opens "/blood-sugar/log-reading"
    And she fills "Lectura (mg/dL)" with "601"
    And she fills "Hora" with "06:15"
    And she presses "Guardar lectura"
    Then the window says "¿Es correcta la lectura de 601 mg/dL?" and "ningún número por encima de 600 mg/dL"
    When she presses "Cambiarla" in the window
    And she fills "Fecha" with "2025-11-20"
    And she fills "Lectura (mg/dL)" with "121"
    And she presses "Guardar lectura"
    Then the window says "¿Es correcta la fecha, jueves, 20 de noviembre de 2025?" and "hace 365 días"

  @sandbox
  Scenario: An absurd date is refused, and one of long ago is asked about
    Given Rosa is signed in
    When she opens "/blood-sugar/log-reading"
    And she fills "Reading (mg/dL)" with "121"
    And she fills "Date" with "1985-03-05"
    And she fills "Time" with "06:15"
    And she presses "Save reading"
    Then the content says "Choose a day of the last 10 years"
    When she fills "Date" with "2026-03-08"
    And she fills "Time" with "02:30"
    And she presses "Save reading"
    Then the content says "The clocks skipped that time that night"
    When she fills "Date" with "2026-11-01"
    And she fills "Time" with "01:30"
    Then the content says "The clocks showed that time twice that night. We save the first one." and "Food and insulin are saved with a reading, and not alone."
    When she fills "Date" with "2026-03-08"
    And she fills "Time" with "03:30"
    Then the page does not say "twice that night"
    When she presses "Save reading"
    Then the window says "Is Sunday, March 8 right?" and "257 days ago"
    When she presses "Change it" in the window
    And she fills "Date" with "2026-11-20"
    And she presses "Save reading"
    Then the content says "Your reading is saved" and "Today, 3:30 AM, Eastern Time"

  @sandbox
  Scenario: A half-written reading is there again after she was signed out for being away
    Given Rosa is signed in
    And she has "/blood-sugar/log-reading" before her while the clock stands still
    When she writes "118" into "Reading"
    And she writes "Half a papaya, and then" into "Note"
    And she does nothing for 850 seconds
    And she does nothing for 51 seconds
    Then she is signed out
    When she signs in
    Then the address is "/blood-sugar/log-reading"
    And "Reading" says "118"
    And "Note" says "Half a papaya, and then"

  Rule: Without a network a reading waits in the form, and is saved once by itself

    @sandbox
    Scenario: A reading that is saved without a network is sent once when the network is back
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "131"
      And she fills "Time" with "06:15"
      When the network goes away
      And she presses "Save reading"
      Then the content says "Your reading is not saved" and "We save it as soon as you are online again"
      And the field "Reading (mg/dL)" holds "131"
      When she follows "Back to blood sugar"
      Then the window says "Leave without saving?"
      When she presses "Stay and save" in the window
      And the network is back
      Then the content says "Your reading is saved", "131" and "Today, 6:15 AM, Eastern Time"
      And the portal sent "createBloodSugarReading" with, besides others:
        | timestamp | 2026-11-20T06:15:00 |
        | value     | 131                 |
      And the portal sent "createBloodSugarReading" 1 time
      When she follows "See all logs"
      Then a row of the list says "131"

    @sandbox
    Scenario: The server fails after the network failed, and then the network once more
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "132"
      And she fills "Time" with "06:15"
      And the call "createBloodSugarReading" is answered with "temporarily away"
      When the network goes away
      And she presses "Save reading"
      Then the content says "We save it as soon as you are online again"
      When the network is back
      Then the content says "Your reading is not saved" and "What you typed is still here"
      And the page does not say "We save it as soon as you are online again"
      When the trouble is over
      And the network goes away
      And she presses "Save reading"
      Then the content says "We save it as soon as you are online again"
      When the network is back
      Then the content says "Your reading is saved" and "132"
      And the portal sent "createBloodSugarReading" 2 times

    @sandbox
    Scenario: A reading that is changed while it waits is not sent until it is saved again
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "133"
      And she fills "Time" with "06:15"
      When the network goes away
      And she presses "Save reading"
      Then the content says "We save it as soon as you are online again"
      When she fills "Reading (mg/dL)" with "13"
      Then the content says "Check your connection and save again"
      When the network is back
      Then a screen reader is told "You are online again."
      And the portal sent "createBloodSugarReading" 0 times
      When she fills "Reading (mg/dL)" with "134"
      And she presses "Save reading"
      Then the content says "Your reading is saved" and "134"
      And the portal sent "createBloodSugarReading" 1 time

    @sandbox
    Scenario: In Spanish, the browser's Back leaves the form, and the reading is still saved
      Given Rosa reads Spanish and is signed in
      And Rosa has opened "/blood-sugar/overview" and all of it is there
      And she follows "Agregar una lectura"
      And she fills "Lectura (mg/dL)" with "135"
      And she fills "Hora" with "14:20"
      When the network goes away
      And she presses "Guardar lectura"
      Then the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When she goes back in the browser
      Then the address is "/blood-sugar/overview"
      When the network is back
      Then a toast says "Su lectura se guardó"
      And the portal sent "createBloodSugarReading" 1 time
      And the latest figure is "135"
      When she follows "Agregar una lectura"
      Then the field "Lectura (mg/dL)" holds ""

    @sandbox
    Scenario: In Spanish, signing out asks first while a reading waits whose page the member has left
      Given Rosa reads Spanish and is signed in
      And Rosa has opened "/blood-sugar/overview" and all of it is there
      And she follows "Agregar una lectura"
      And she fills "Lectura (mg/dL)" with "137"
      And she fills "Hora" with "14:20"
      When the network goes away
      And she presses "Guardar lectura"
      Then the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When she goes back in the browser
      And she tries to sign out
      Then the address is "/blood-sugar/log-reading"
      And the field "Lectura (mg/dL)" holds "137"
      And the window says "¿Salir sin guardar?"
      And the address is "/blood-sugar/log-reading"
      When she presses "Quedarme y guardar" in the window
      Then the field "Lectura (mg/dL)" holds "137"
      And the content says "Lo guardaremos en cuanto vuelva a tener conexión"
      When she tries to sign out
      And she presses "Salir" in the window
      Then the page reads "No tiene conexión"
      When the network is back
      Then she is asked to sign in
      And the portal sent "createBloodSugarReading" 0 times

    @sandbox
    Scenario: Signing out asks before what is half typed is lost
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "138"
      When she tries to sign out
      Then the window says "Leave without saving?"
      When she presses "Stay and save" in the window
      Then the field "Reading (mg/dL)" holds "138"
      When she tries to sign out
      And she presses "Leave" in the window
      Then she is asked to sign in
      And the portal sent "createBloodSugarReading" 0 times

    @sandbox
    Scenario: A page that a menu leads to is opened without a loss when the member leaves a form
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "139"
      When she chooses "My profile" in the member menu
      And she presses "Leave" in the window
      Then the address is "/profile-preferences/account-settings"
      And the portal was loaded once

    @sandbox
    Scenario: A reading that the member gives up is not sent
      Given Rosa is signed in
      And Rosa has opened "/blood-sugar/log-reading" and all of it is there
      And she fills "Reading (mg/dL)" with "136"
      And she fills "Time" with "06:15"
      When the network goes away
      And she presses "Save reading"
      Then the content says "We save it as soon as you are online again"
      When she follows "Back to blood sugar"
      And she presses "Leave" in the window
      Then the heading is "You are offline"
      When the network is back
      Then the heading is "Blood sugar"
      And the page does not say "You are offline"
      And the portal sent "createBloodSugarReading" 0 times
