Feature: Sign out
  On a shared computer a member must be able to leave nothing behind; and if leaving fails, to know
  it.

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

  @sandbox
  Scenario Outline: leaving works while the provider <trouble>
    Given Rosa is signed in
    And she has opened "/dashboard"
    And signing out at the provider <trouble>
    When she signs out
    Then nothing of a session is left in the browser
    And the provider has not ended her session yet
    When a visitor opens "/blood-pressure/overview"
    Then she is asked to sign in
    And no reading is on the page
    When the provider is well again
    Then the provider has ended her session

    Examples:
      | trouble                         |
      | is answered with "server error" |
      | finds nobody at home            |
      | hangs                           |

  @sandbox @AUTH-015 @ERR-030
  Scenario: signing out does not reach the portal
    Given Rosa is signed in
    And she has opened "/dashboard"
    And she opens a second tab at "/blood-pressure/overview"
    And signing out does not reach the portal
    When she tries to sign out
    Then she is told "Could not log out."
    And nothing of her is on the page
    And the other tab asks her to sign in
    When she presses "Try again"
    Then she is told "Could not log out."
    When a visitor opens "/dashboard"
    Then she is asked to sign in
    And no reading is on the page

  @sandbox @AUTH-015
  Scenario Outline: signing out that failed works <when>
    Given Rosa is signed in
    And she has opened "/dashboard"
    And signing out does not reach the portal
    When she tries to sign out
    Then she is told "Could not log out."
    When signing out reaches the portal again
    And <when>
    Then she is asked to sign in
    And nothing of a session is left in the browser

    Examples:
      | when                        |
      | she presses "Try again"     |
      | her browser is online again |

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
