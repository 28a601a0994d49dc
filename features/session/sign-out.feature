Feature: Sign out
  On a shared computer a member must be able to leave nothing behind; and if leaving fails, to know it.

  @MENU-003
  Scenario: leaving by the member menu
    Given a member is signed in
    And she has opened "/blood-pressure/overview"
    When she signs out
    Then she is asked to sign in
    And nothing of a session is left in the browser

  @ROUTE-041 @GAP-003
  Scenario: whoever signs in next starts at the dashboard
    Given a member is signed in
    And she has opened "/blood-pressure/overview"
    And she follows "All logs"
    When she signs out
    And she goes back in the browser
    Then she is asked to sign in
    When she signs in
    Then she is on the dashboard

  @sandbox @AUTH-014
  Scenario: the language stays
    Given Carmen is signed in
    And she has opened "/dashboard"
    When she signs out
    Then the page is in "es-US"

  @sandbox @AUTH-015 @ERR-030
  Scenario: signing out fails
    Given Rosa is signed in
    And she has opened "/dashboard"
    And signing out is answered with "server error"
    When she tries to sign out
    Then she is told "Could not log out."
    And nothing of her is on the page
    When the trouble is over
    And she presses "Try again"
    Then she is asked to sign in
    And nothing of a session is left in the browser

  @sandbox
  Scenario: the address that signs out
    Given Rosa is signed in
    When a visitor opens "/logout"
    Then she is asked to sign in
    And nothing of a session is left in the browser

  Scenario: the way back shows nothing
    Given a member is signed in
    And she has opened "/dashboard"
    And she follows "Blood pressure"
    When she signs out
    And she goes back in the browser
    Then she is asked to sign in
    And no reading is on the page
