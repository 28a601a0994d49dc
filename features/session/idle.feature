Feature: Nobody is here
  Health information that is left open on a screen is anybody's to read. A member who has been away
  for 14 minutes is asked
  whether she is still there, and signed out a minute later; and as nobody should lose work by it,
  she comes back to where she was.

  Rule: After 14 minutes she is asked

    @sandbox @SHELL-014 @IDLE-001 @IDLE-002 @IDLE-003
    Scenario: 840,000 milliseconds after the second by which her last touch is debounced
      Given Rosa is signed in
      And she has "/dashboard" before her while the clock stands still
      When she does nothing for 840.9 seconds
      Then nobody asks her anything
      When she does nothing for 0.1 seconds
      Then she is asked whether she is still there, with 60 seconds left
      And the focus is on staying
      And a reader hears "60 seconds left"
      And the digits are not for readers
      And the window of each tab is named "Are you still there? | Wellspring"
      When 18 seconds go by
      Then she is asked whether she is still there, with 42 seconds left
      And a reader hears "60 seconds left"
      When 12 seconds go by
      Then a reader hears "30 seconds left"
      When 15 seconds go by
      Then a reader hears "15 seconds left"
      When she tries Escape
      And she clicks beside it
      And she moves the mouse
      Then she is asked whether she is still there, with 15 seconds left

    @sandbox @IDLE-001
    Scenario: whatever she does herself begins the time anew
      Given Rosa is signed in
      And she has "/food/log" before her while the clock stands still
      When she does nothing for 800 seconds
      And she moves the mouse
      And she does nothing for 800 seconds
      And she uses the keyboard
      And she does nothing for 800 seconds
      And she turns the wheel
      And she does nothing for 800 seconds
      And she goes into a field
      And she does nothing for 800 seconds
      Then nobody asks her anything
      When she does nothing for 41 seconds
      Then she is asked whether she is still there, with 60 seconds left

    @sandbox
    Scenario: in Spanish, on a small dark phone
      Given Carmen is signed in
      And her window is 320 pixels wide
      And her screen is dark
      And she has "/dashboard" before her while the clock stands still
      When she does nothing for 870 seconds
      Then she is asked whether she is still there, with 31 seconds left
      And a reader hears "Quedan 31 segundos"
      And the page does not scroll sideways

    @sandbox
    Scenario: over a window that she had opened, which is there again after it
      Given Rosa is signed in
      And she has "/dashboard" before her while the clock stands still
      When she chooses "Language" in the member menu
      And she does nothing for 850 seconds
      Then she is asked whether she is still there, with 51 seconds left
      When she stays
      Then the language window is there again

  Rule: She may stay, as often as she likes

    @sandbox @IDLE-004
    Scenario: Stay closes it, the session goes on, and the front door's own clock is told
      Given Rosa is signed in
      And she has "/dashboard" before her while the clock stands still
      When she has stayed 5 times
      Then the front door was told each of 5 times that she is here
      And the page is titled "Dashboard | Wellspring"
      When the clock runs again
      And she follows "Blood pressure"
      Then the heading is "Blood pressure"

  Rule: She leaves, or nobody answers

    @sandbox @IDLE-005 @GAP-112
    Scenario: Leave signs her out, and she comes back to the same view of the same page
      Given Rosa is signed in
      And she has "/blood-pressure/trends?range=week" before her while the clock stands still
      When she does nothing for 850 seconds
      And she leaves
      Then she is signed out
      And every tab says "Sign in and go on where you were."
      And nothing of her is on the page
      And nothing of a session is left in the browser
      When she signs in
      Then the address is "/blood-pressure/trends?range=week"

    @sandbox @IDLE-006
    Scenario: a half-filled form is as she left it
      Given Rosa is signed in
      And she has "/food/log" before her while the clock stands still
      When she writes "Half a papaya, and then" into "Note"
      And she does nothing for 850 seconds
      And she does nothing for 51 seconds
      Then she is signed out
      When she signs in
      Then the address is "/food/log"
      And "Note" says "Half a papaya, and then"

    @sandbox
    Scenario: but not when she signed out herself
      Given Rosa is signed in
      And she has opened "/food/log"
      When she writes "Half a papaya, and then" into "Note"
      And she signs out
      And she signs in
      Then she is on the dashboard
      When she follows "Food"
      And she follows "Log a meal"
      Then "Note" says ""

    @sandbox
    Scenario: somebody else finds nothing of hers, and begins where he would
      Given Rosa is signed in
      And she has "/food/log" before her while the clock stands still
      When she writes "Half a papaya, and then" into "Note"
      And she does nothing for 901 seconds
      Then she is signed out
      When Walter signs in in her place
      Then he is on the dashboard
      When he follows "Food"
      And he follows "Log a meal"
      Then "Note" says ""

    @sandbox
    Scenario: also when the network is gone
      Given Rosa is signed in
      And she has "/dashboard" before her while the clock stands still
      When she does nothing for 850 seconds
      And her machine has no network
      And she does nothing for 51 seconds
      Then she is signed out
      And nothing of her is on the page

  Rule: All tabs are one

    @sandbox @IDLE-004
    Scenario: they ask together, by their titles, too, and one answer is for all
      Given Rosa is signed in
      And she has tabs at "/dashboard" and "/blood-pressure/all-logs" while the clock stands still
      When she does nothing for 841 seconds
      Then she is asked whether she is still there, with 60 seconds left
      And the window of each tab is named "Are you still there? | Wellspring"
      When 20 seconds go by
      Then she is asked whether she is still there, with 40 seconds left
      When she stays in the first tab
      Then nobody asks her anything
      When she does nothing for 840 seconds
      Then nobody asks her anything
      When she does nothing for 1 seconds
      Then she is asked again whether she is still there, with 60 seconds left

    @sandbox
    Scenario: who works in one is asked in none
      Given Rosa is signed in
      And she has tabs at "/dashboard" and "/blood-pressure/all-logs" while the clock stands still
      When she does nothing for 600 seconds
      And she uses the keyboard
      And 2 seconds go by
      And she does nothing for 600 seconds
      Then nobody asks her anything

    @sandbox @IDLE-006
    Scenario: they end together, and signing in in one brings each back to its page
      Given Rosa is signed in
      And she has tabs at "/blood-pressure/trends" and "/blood-pressure/all-logs" while the clock stands still
      When she does nothing for 850 seconds
      And she does nothing for 51 seconds
      Then she is signed out
      And every tab says "Sign in and go on where you were."
      When she signs in again in the first tab
      Then the tabs are at "/blood-pressure/trends" and "/blood-pressure/all-logs"

    @sandbox
    Scenario: somebody else who signs in in one begins anew in all
      Given Rosa is signed in
      And she has tabs at "/blood-pressure/trends" and "/blood-pressure/all-logs" while the clock stands still
      When she does nothing for 901 seconds
      Then she is signed out
      When Walter signs in in her place
      Then every tab greets Walter

  Rule: A machine that slept is not a member who is here

    @sandbox @IDLE-006
    Scenario: waking up too late
      Given Rosa is signed in
      And she has "/blood-pressure/all-logs" before her while the clock stands still
      When she does nothing for 3 hours
      Then she is signed out
      And nothing of her is on the page
      And nothing of a session is left in the browser
      When she signs in
      Then the address is "/blood-pressure/all-logs"

    @sandbox
    Scenario: waking up just in time
      Given Rosa is signed in
      And she has "/dashboard" before her while the clock stands still
      When she does nothing for 890 seconds
      Then she is asked whether she is still there, with 11 seconds left
      When she stays
      Then nobody asks her anything
