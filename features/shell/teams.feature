Feature: Tabs in Teams
  A member who uses Teams all day finds their readings in a tab there.
  The portal follows the theme of Teams and keeps its session in the frame.

  @sandbox @TEAMS-001 @TEAMS-022
  Scenario: A member known to Teams is signed in at once, in the language and colors of Teams
    Given Rosa has an account
    When the member opens "/dashboard" in Teams in Spanish with the theme "contrast", which identifies the member
    Then the embedded portal shows "Rosa"
    And Teams was notified that the tab is shown
    And the tab has the colors "contrast" and the language "en-US"
    And the session is in cookies that only this frame has
    When Teams changes its theme to "dark"
    Then the tab has the colors "dark" and the language "en-US"
    And the navigation is in a drawer
    When the member follows "Terms" in the frame
    Then Teams opens "https://www.wellspring.example/en/terms", and the portal opens no window
    When the tab reloads
    Then the embedded portal shows "Rosa"

  @sandbox @TEAMS-006 @GAP-106 @ROUTE-040
  Scenario Outline: In Teams, <who>, the member signs in inside the tab
    Given Rosa has an account
    When the member opens "/blood-pressure/overview" in Teams, <who>
    Then the embedded portal shows "{brand} in Teams"
    And in the tab the page shows "You stay in Teams. No other window opens."
    When the member follows "Sign in" in the frame
    And in the tab the member signs in
    Then the embedded portal shows "Blood pressure"
    And the session is in cookies that only this frame has

    Examples:
      | who                                |
      | which does not identify the member |
      | whose token is refused             |

  @sandbox @TEAMS-006
  Scenario Outline: On the public page <page> in Teams a stored session waits, elsewhere it continues
    Given Rosa has an account
    When the member opens "/dashboard" in Teams, which does not identify the member
    And the member follows "Sign in" in the frame
    And in the tab the member signs in
    Then the embedded portal shows "Rosa"
    When the member opens "<page>" in Teams, which does not identify the member
    Then the embedded portal shows "<heading>"
    When the member opens "/blood-pressure/overview" in Teams, which does not identify the member
    Then the embedded portal shows "Blood pressure"

    Examples:
      | page              | heading               |
      | /login            | Sign in               |
      | /transitionScreen | Connect your accounts |

  @sandbox @TEAMS-006
  Scenario Outline: <tab> is public and shows a member's own view
    Given Rosa has an account
    When the member opens "/dashboard" in Teams, which does not identify the member
    And the member follows "Sign in" in the frame
    And in the tab the member signs in
    Then the embedded portal shows "Rosa"
    When the member opens "<tab>" in Teams, which does not identify the member
    Then the embedded portal shows "<heading>"
    And the embedded portal has the button "Rosa Delgado, account menu"

    Examples:
      | tab      | heading      |
      | /privacy | Your privacy |

  @sandbox @TEAMS-002 @TEAMS-003 @TEAMS-004 @TEAMS-005 @GAP-011
  Scenario: The pre-login page redirects by program
    Given Rosa has an account
    Then the pre-login page in Teams redirects
      | query                      | page           |
      | ?program=DIABETES          | blood-sugar    |
      | ?program=HYPERTENSION      | blood-pressure |
      | ?program=WEIGHT_MANAGEMENT | weight         |
      | ?program=FOOD              | dashboard      |
      |                            | dashboard      |

  @sandbox
  Scenario: A tab that is missing in the manifest is refused, with a message to both sides
    When the member opens the tab "settings" in Teams
    Then Teams was notified of "Use only the manifest tab names"
    And the embedded portal shows "{brand} in Teams"

  @sandbox @TEAMS-031 @GAP-106
  Scenario: A chat app's sign-in returns with scope, code and state, whoever is signed in
    Given Rosa is signed in
    When a chat app sends the member to sign in
    Then the heading is "Sign in for Teams"
    When the member signs in
    Then the app receives scope, code and state

  Rule: In Teams the member signs in without leaving it

    @portable @ROUTE-040 @GAP-002
    Scenario: A private page redirects to the pre-login page
      When a visitor opens "/dashboard?teams=true"
      Then the address is "/pre-login"
      And the heading is "{brand} in Teams"
      When the member follows "Sign in"
      Then the sign-in page is open

    @portable @GAP-002
    Scenario: After a sign-out by hand a private page leads to the pre-login page, too
      Given a member is signed in
      When the member opens "/dashboard?teams=true"
      And the member selects "Sign out" in the member menu
      Then the address is "/pre-login"
      And the heading is "{brand} in Teams"

    @portable @GAP-002
    Scenario: After sign-in the member is on the requested page
      Given a member has an account
      When a visitor opens "/blood-pressure/overview?teams=true"
      And the member follows "Sign in"
      And the member signs in
      Then the address is "/blood-pressure/overview?teams=true"

    @portable
    Scenario: Outside Teams there is only the usual sign-in
      When a visitor opens "/pre-login"
      Then the sign-in page is open

    @portable
    Scenario: The sign-in in Teams in Spanish on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      When the browser's language is "es-US"
      And a visitor opens "/pre-login?teams=true"
      Then the heading is "{brand} en Teams"
      And the page's colors are dark
      And the page does not scroll sideways
