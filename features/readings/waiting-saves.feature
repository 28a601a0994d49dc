Feature: Saves that wait for the network
  What a member saves without a network waits on the device, encrypted, also when the tab is closed.
  It is sent once, or the member says what happens to it.

  Background:
    Given Rosa is signed in

  Rule: A waiting save outlives its tab and is sent once

    @sandbox
    Scenario: A blood sugar typed offline is sent by the next page after the tab was closed
      Given Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      When the member fills "What does your meter show?" with "131"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      And the network goes down
      And the member presses "Log 131"
      Then the content says "It waits on this device. We save it as soon as you are online again."
      And the device keeps 1 waiting save, and "131" is not readable in storage
      When the network comes back after the member has closed the tab
      And the member returns to "/blood-sugar/all-logs"
      Then a toast says "131 mg/dL is saved" and "Today, 6:15 AM"
      And a row of the list says "131"
      And the portal sent "createBloodSugarReading" 1 time
      And the device keeps 0 waiting saves, and "131" is not readable in storage

    @sandbox
    Scenario: A weight and a meal typed offline wait together
      Given Rosa has opened "/weight/log-reading" and the page is fully loaded
      And the call "addWeight" is answered with "unavailable"
      When the member fills "What does your scale show?" with "196.2"
      And the network goes down
      And the member presses "Log 196.2 lb"
      Then the content says "Your weight is not saved" and "It waits on this device."
      When the network comes back after the member has closed the tab
      Given Rosa has opened "/food/log" and the page is fully loaded
      Then the content says "196.2 lb" and "is not saved yet"
      When the member fills "Find a food" with "abuela's soup"
      And the member presses "Add “abuela's soup” in your own words"
      And the network goes down
      And the member presses "Log this meal"
      Then the content says "Your entry was not saved" and "It waits on this device."
      And the device keeps 2 waiting saves, and "soup" is not readable in storage
      When the network comes back after the member has closed the tab
      And the server recovers
      And the member returns to "/food/overview"
      Then the content says "abuela's soup"
      And the content does not say "is not saved yet"
      And the portal sent "addFoodEntry" 1 time
      And the device keeps 0 waiting saves, and "soup" is not readable in storage

  Rule: The member sees what waits, in each tab

    @sandbox
    Scenario: A pressure that the service does not take yet is shown in each tab, and not sent when it is dropped
      Given Rosa has opened "/blood-pressure/log-reading" and the page is fully loaded
      And the call "createBloodPressureReading" is answered with "temporarily away"
      When the member fills "Upper number" with "126"
      And the member fills "Lower number" with "78"
      And the network goes down
      And the member presses "Log 126/78"
      Then the content says "It waits on this device."
      When the network comes back after the member has closed the tab
      And the member returns to "/dashboard"
      Then the content says "126/78 mmHg", "is not saved yet" and "We save it as soon as you are online."
      When the member opens a second tab at "/blood-pressure/overview"
      Then the content says "126/78 mmHg" and "is not saved yet"
      When the member presses "Do not send"
      Then the content does not say "is not saved yet"
      When the member switches to the other tab
      Then the content does not say "is not saved yet"
      And the device keeps 0 waiting saves, and "126" is not readable in storage

    @sandbox
    Scenario: Two tabs show the same weight, and one of them sends it
      Given Rosa has opened "/weight/log-reading" and the page is fully loaded
      And the member opens a second tab at "/weight/overview"
      And Rosa has opened "/weight/overview" and the page is fully loaded
      When the member switches to the other tab
      And the member fills "What does your scale show?" with "196.3"
      And the network goes down
      And the member presses "Log 196.3 lb"
      Then the content says "It waits on this device."
      When the member switches to the other tab
      Then the content says "196.3 lb" and "is not saved yet"
      When the network comes back
      Then the content does not say "is not saved yet"
      And the portal sent "addWeight" 1 time
      And the device keeps 0 waiting saves, and "196.3" is not readable in storage

    @sandbox
    Scenario: A reading that the server refuses later is put right
      Given Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the call "createBloodSugarReading" is answered with "time in the future"
      When the member fills "What does your meter show?" with "132"
      And the member presses "Change"
      And the member fills "Time" with "06:15"
      And the network goes down
      And the member presses "Log 132"
      Then the content says "It waits on this device."
      When the network comes back after the member has closed the tab
      And the member returns to "/blood-sugar/overview"
      Then the content says "132 mg/dL (Today, 6:15 AM) is not saved"
      When the server recovers
      And the member reloads the page
      Then the content says "132 mg/dL (Today, 6:15 AM) is not saved"
      When the member presses "Change"
      Then the address is "/blood-sugar/log-reading"
      And the field "What does your meter show?" holds "132"
      And the content does not say "132 mg/dL (Today, 6:15 AM) is not saved"
      When the member fills "What does your meter show?" with "123"
      And the member presses "Log 123"
      Then the content says "Your reading is saved" and "123"
      And the device keeps 0 waiting saves, and "123" is not readable in storage

  Rule: Only its member sees and sends it

    @sandbox
    Scenario: After the session ended, the same member's reading is sent
      Given the member has "/blood-sugar/log-reading" open with a paused clock
      And the member is idle for 841 seconds
      And the member stays in the first tab
      When the member fills "What does your meter show?" with "133"
      And the browser is offline
      And the member presses "Log 133"
      Then the content says "It waits on this device."
      When the member is idle for 850 seconds
      And the member is idle for 51 seconds
      Then the member is signed out
      And the device keeps 1 waiting save, and "133" is not readable in storage
      When the network comes back
      And the member signs in
      Then a toast says "133 mg/dL is saved"
      And the portal sent "createBloodSugarReading" 1 time
      And the device keeps 0 waiting saves, and "133" is not readable in storage

    @sandbox
    Scenario: Another member finds nothing, and nothing is sent
      Given the member has "/blood-sugar/log-reading" open with a paused clock
      And the member is idle for 841 seconds
      And the member stays in the first tab
      When the member fills "What does your meter show?" with "134"
      And the browser is offline
      And the member presses "Log 134"
      Then the content says "It waits on this device."
      When the member is idle for 850 seconds
      And the member is idle for 51 seconds
      Then the member is signed out
      When the network comes back
      And Walter signs in instead
      Then the dashboard is open
      And the device keeps 0 waiting saves, and "134" is not readable in storage
      And the content does not say "134 mg/dL"
      And the portal sent "createBloodSugarReading" 0 times

    @sandbox
    Scenario: Signing out asks first, and removes what waits
      Given Rosa has opened "/blood-sugar/log-reading" and the page is fully loaded
      And the call "createBloodSugarReading" is answered with "temporarily away"
      When the member fills "What does your meter show?" with "135"
      And the network goes down
      And the member presses "Log 135"
      Then the content says "It waits on this device."
      When the network comes back after the member has closed the tab
      And the member returns to "/dashboard"
      Then the content says "135 mg/dL" and "is not saved yet"
      When the member tries to sign out
      Then the dialog says "Sign out without saving?"
      When the member presses "Stay signed in" in the dialog
      Then the content says "135 mg/dL" and "is not saved yet"
      When the member tries to sign out
      And the member presses "Sign out" in the dialog
      Then the sign-in page is open
      And the device keeps 0 waiting saves, and "135" is not readable in storage
