Feature: Idle sign-out
  After 14 minutes without user activity the portal asks whether the member is still there, and
  signs out a minute later. The member returns to the same page without lost work.

  Rule: The idle dialog opens after 14 minutes

    @sandbox @SHELL-014 @IDLE-001 @IDLE-002 @IDLE-003
    Scenario: The dialog opens 840,000 milliseconds after the debounced last activity
      Given Rosa is signed in
      And the member has "/dashboard" open with a paused clock
      When the member is idle for 840.9 seconds
      Then every tab shows no idle dialog
      When the member is idle for 0.1 seconds
      Then every tab shows the idle dialog with 60 seconds left
      And the focus is on the button "Stay"
      And a screen reader announces "60 seconds left"
      And the counting digits are hidden from screen readers
      And every tab is titled "Are you still there? | {brand}"
      When 18 seconds pass
      Then every tab shows the idle dialog with 42 seconds left
      And a screen reader announces "60 seconds left"
      When 12 seconds pass
      Then a screen reader announces "30 seconds left"
      When 15 seconds pass
      Then a screen reader announces "15 seconds left"
      When the member presses Escape twice
      And the member clicks outside the dialog
      And the member moves the mouse
      Then every tab shows the idle dialog with 15 seconds left

    @sandbox @IDLE-001
    Scenario: Every user activity restarts the timer
      Given Rosa is signed in
      And the member has "/food/log" open with a paused clock
      When the member is idle for 800 seconds
      And the member moves the mouse
      And the member is idle for 800 seconds
      And the member uses the keyboard
      And the member is idle for 800 seconds
      And the member turns the wheel
      And the member is idle for 800 seconds
      And the member focuses a field
      And the member is idle for 800 seconds
      Then every tab shows no idle dialog
      When the member is idle for 41 seconds
      Then every tab shows the idle dialog with 60 seconds left

    @sandbox
    Scenario: The idle dialog in Spanish on a small dark phone
      Given Carmen is signed in
      And the browser window is 320 pixels wide
      And the system theme is dark
      And the member has "/dashboard" open with a paused clock
      When the member is idle for 870 seconds
      Then every tab shows the idle dialog with 31 seconds left
      And a screen reader announces "Quedan 31 segundos"
      And the page does not scroll sideways

    @sandbox
    Scenario: The idle dialog covers an open dialog, which returns afterwards
      Given Rosa is signed in
      And the member has "/dashboard" open with a paused clock
      When the member selects "Language" in the member menu
      And the member is idle for 850 seconds
      Then every tab shows the idle dialog with 51 seconds left
      When the member stays
      Then the language dialog is open again

  Rule: The member may stay any number of times

    @sandbox @IDLE-004
    Scenario: Stay closes the dialog, continues the session and notifies the edge
      Given Rosa is signed in
      And the member has "/dashboard" open with a paused clock
      When the member has stayed 5 times
      Then the edge was notified of the activity 5 times
      And the page is titled "Dashboard | {brand}"
      When the clock goes on
      And the member follows "Blood pressure"
      Then the heading is "Blood pressure"

  Rule: The member leaves or does not answer

    @sandbox @IDLE-005 @GAP-112
    Scenario: Leave signs out, and the next sign-in restores the page and its view
      Given Rosa is signed in
      And the member has "/blood-pressure/trends?range=week" open with a paused clock
      When the member is idle for 850 seconds
      And the member leaves
      Then the member is signed out
      And every tab says "Sign in and go on where you were."
      And no data of the member is on the page
      And no session data is left in the browser
      When the member signs in
      Then the address is "/blood-pressure/trends?range=week"

    @sandbox @IDLE-006
    Scenario: A half-filled form survives an idle sign-out
      Given Rosa is signed in
      And the member has "/food/log" open with a paused clock
      When the member presses "Add a note"
      And the member fills "Note" with "Half a papaya, and then"
      And the member is idle for 850 seconds
      And the member is idle for 51 seconds
      Then the member is signed out
      When the member signs in
      Then the address is "/food/log"
      And the field "Note" holds "Half a papaya, and then"

    @portable
    Scenario: A half-filled form does not survive an ordinary sign-out
      Given a member is signed in
      And the member has opened "/food/log"
      When the member presses "Add a note"
      And the member fills "Note" with "Half a papaya, and then"
      And the member tries to sign out
      Then the dialog says "Leave without saving?"
      When the member presses "Leave" in the dialog
      Then the sign-in page is open
      When the member signs in
      Then the dashboard is open
      When the member follows "Food"
      And the member follows "Log a meal"
      And the member presses "Add a note"
      Then the field "Note" holds ""

    @sandbox
    Scenario: Another member finds no data and starts at their own landing page
      Given Rosa is signed in
      And the member has "/food/log" open with a paused clock
      When the member presses "Add a note"
      And the member fills "Note" with "Half a papaya, and then"
      And the member is idle for 901 seconds
      Then the member is signed out
      When Walter signs in instead
      Then the dashboard is open
      When the member follows "Food"
      And the member follows "Log a meal"
      And the member presses "Add a note"
      Then the field "Note" holds ""

    @sandbox
    Scenario: The idle sign-out works offline
      Given Rosa is signed in
      And the member has "/dashboard" open with a paused clock
      When the member is idle for 850 seconds
      And the browser is offline
      And the member is idle for 51 seconds
      Then the member is signed out
      And no data of the member is on the page

  Rule: All tabs share one timer

    @sandbox @IDLE-004
    Scenario: All tabs show the dialog and its title, and one answer is for all
      Given Rosa is signed in
      And the member has "/dashboard" and "/blood-pressure/all-logs" open with a paused clock
      When the member is idle for 841 seconds
      Then every tab shows the idle dialog with 60 seconds left
      And every tab is titled "Are you still there? | {brand}"
      When 20 seconds pass
      Then every tab shows the idle dialog with 40 seconds left
      When the member stays in the first tab
      Then every tab shows no idle dialog
      When the member is idle for 840 seconds
      Then every tab shows no idle dialog
      When the member is idle for 1 seconds
      Then every tab shows the idle dialog with 60 seconds left

    @sandbox
    Scenario: Activity in one tab keeps all tabs active
      Given Rosa is signed in
      And the member has "/dashboard" and "/blood-pressure/all-logs" open with a paused clock
      When the member is idle for 600 seconds
      And the member uses the keyboard
      And 2 seconds pass
      And the member is idle for 600 seconds
      Then every tab shows no idle dialog

    @sandbox @IDLE-006
    Scenario: All tabs sign out together, and one sign-in restores the page of each
      Given Rosa is signed in
      And the member has "/blood-pressure/trends" and "/blood-pressure/all-logs" open with a paused clock
      When the member is idle for 850 seconds
      And the member is idle for 51 seconds
      Then the member is signed out
      And every tab says "Sign in and go on where you were."
      When the member signs in again in the first tab
      Then the tabs are at "/blood-pressure/trends" and "/blood-pressure/all-logs"

    @sandbox
    Scenario: A sign-in of another member restarts all tabs
      Given Rosa is signed in
      And the member has "/blood-pressure/trends" and "/blood-pressure/all-logs" open with a paused clock
      When the member is idle for 901 seconds
      Then the member is signed out
      When Walter signs in instead
      Then every tab greets Walter

  Rule: A device that slept counts as idle

    @sandbox @IDLE-006
    Scenario: The device wakes up too late
      Given Rosa is signed in
      And the member has "/blood-pressure/all-logs" open with a paused clock
      When the member is idle for 3 hours
      Then the member is signed out
      And no data of the member is on the page
      And no session data is left in the browser
      When the member signs in
      Then the address is "/blood-pressure/all-logs"

    @sandbox
    Scenario: The device wakes up in time
      Given Rosa is signed in
      And the member has "/dashboard" open with a paused clock
      When the member is idle for 890 seconds
      Then every tab shows the idle dialog with 11 seconds left
      When the member stays
      Then every tab shows no idle dialog
