Feature: Sign out
  A sign-out removes all data of the member from a shared computer. A failed sign-out says so.

  @portable @MENU-003
  Scenario: The member menu signs out
    Given a member is signed in
    And the member has opened "/blood-pressure/overview"
    When the member signs out
    Then the sign-in page is open
    And no session data is left in the browser

  @portable @ROUTE-041 @GAP-003
  Scenario: The next sign-in starts at the dashboard
    Given a member is signed in
    And the member has opened "/blood-pressure/overview"
    And the member follows "All logs"
    When the member signs out
    And the member goes back in the browser
    Then the sign-in page is open
    When the member signs in
    Then the dashboard is open

  @sandbox @AUTH-014
  Scenario: The language is kept
    Given Carmen is signed in
    And the member has opened "/dashboard"
    When the member signs out
    Then the page is in "es-US"

  @sandbox
  Scenario Outline: Signing out works while the provider <trouble>
    Given Rosa is signed in
    And the member has opened "/dashboard"
    And signing out at the provider <trouble>
    When the member signs out
    Then no session data is left in the browser
    And the provider has not ended the session yet
    When a visitor opens "/blood-pressure/overview"
    Then the sign-in page is open
    And no reading is on the page
    When the server recovers
    Then the provider has ended the session

    Examples:
      | trouble                         |
      | is answered with "server error" |
      | gets no response                |
      | hangs                           |

  @sandbox @AUTH-015 @ERR-030
  Scenario: A sign-out that does not reach the portal says so
    Given Rosa is signed in
    And the member has opened "/dashboard"
    And the member opens a second tab at "/blood-pressure/overview"
    And sign-out requests do not reach the portal
    When the member tries to sign out
    Then an alert says "Could not log out."
    And no data of the member is on the page
    And the other tab shows the sign-in page
    When the member presses "Try again"
    Then an alert says "Could not log out."
    When a visitor opens "/dashboard"
    Then the sign-in page is open
    And no reading is on the page

  @sandbox @AUTH-015
  Scenario Outline: A failed sign-out works after: <when>
    Given Rosa is signed in
    And the member has opened "/dashboard"
    And sign-out requests do not reach the portal
    When the member tries to sign out
    Then an alert says "Could not log out."
    When sign-out requests reach the portal again
    And <when>
    Then the sign-in page is open
    And no session data is left in the browser

    Examples:
      | when                           |
      | the member presses "Try again" |
      | the browser is online again    |

  @sandbox
  Scenario: The sign-out address signs out
    Given Rosa is signed in
    When a visitor opens "/logout"
    Then the sign-in page is open
    And no session data is left in the browser

  @portable
  Scenario: The browser's Back shows no data
    Given a member is signed in
    And the member has opened "/dashboard"
    And the member follows "Blood pressure"
    When the member signs out
    And the member goes back in the browser
    Then the sign-in page is open
    And no reading is on the page
