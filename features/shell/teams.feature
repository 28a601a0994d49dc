Feature: The portal as tabs of the workplace chat
  A member who uses Teams all day finds their readings in a tab there.
  The portal follows the theme of Teams and keeps its session in the frame.

  @sandbox @TEAMS-001 @TEAMS-022
  Scenario: whom Teams knows is in at once, in the chat's language and colours
    Given Rosa has an account
    When she opens "/dashboard" in Teams in Spanish with the theme "contrast", which knows who she is
    Then the tab shows "Rosa"
    And Teams is told that the tab is shown
    And the tab has the colours "contrast" and the language "en-US"
    And her session is in cookies that only this frame has
    When Teams changes its theme to "dark"
    Then the tab has the colours "dark" and the language "en-US"
    And the places of the portal are in a drawer
    When in the tab she follows "Terms"
    Then Teams opens "https://www.wellspring.example/en/terms", and the portal no window
    When the tab is loaded anew
    Then the tab shows "Rosa"

  @sandbox @TEAMS-006 @GAP-106 @ROUTE-040
  Scenario Outline: in Teams, <who>, she signs in inside the tab
    Given Rosa has an account
    When she opens "/blood-pressure/overview" in Teams, <who>
    Then the tab shows "Wellspring in Teams"
    And in the tab she reads "You stay in Teams. No other window opens."
    When in the tab she follows "Sign in"
    And in the tab she signs in
    Then the tab shows "Blood pressure"
    And her session is in cookies that only this frame has

    Examples:
      | who                           |
      | which does not say who she is |
      | whose word is refused         |

  @sandbox @TEAMS-006
  Scenario Outline: on the public page <page> in Teams a stored session waits, elsewhere it goes on
    Given Rosa has an account
    When she opens "/dashboard" in Teams, which does not say who she is
    And in the tab she follows "Sign in"
    And in the tab she signs in
    Then the tab shows "Rosa"
    When she opens "<page>" in Teams, which does not say who she is
    Then the tab shows "<heading>"
    When she opens "/blood-pressure/overview" in Teams, which does not say who she is
    Then the tab shows "Blood pressure"

    Examples:
      | page              | heading               |
      | /login            | Sign in               |
      | /transitionScreen | Connect your accounts |

  @sandbox @TEAMS-006
  Scenario Outline: <tab> is public, and shows a member's own view
    Given Rosa has an account
    When she opens "/dashboard" in Teams, which does not say who she is
    And in the tab she follows "Sign in"
    And in the tab she signs in
    Then the tab shows "Rosa"
    When she opens "<tab>" in Teams, which does not say who she is
    Then the tab shows "<heading>"
    And in the tab there is the member's menu

    Examples:
      | tab      | heading      |
      | /privacy | Your privacy |

  @sandbox @TEAMS-002 @TEAMS-003 @TEAMS-004 @TEAMS-005 @GAP-011
  Scenario: the front door leads by the program
    Given Rosa has an account
    Then the front door in Teams leads
      | query                      | page           |
      | ?program=DIABETES          | blood-sugar    |
      | ?program=HYPERTENSION      | blood-pressure |
      | ?program=WEIGHT_MANAGEMENT | weight         |
      | ?program=FOOD              | dashboard      |
      |                            | dashboard      |

  @sandbox
  Scenario: a tab that the manifest has not is refused, and says so to both
    When she opens the tab "settings" in Teams
    Then Teams is told "Use only the manifest tab names"
    And the tab shows "Wellspring in Teams"

  @sandbox @TEAMS-031 @GAP-106
  Scenario: a chat app's sign-in sends her back with scope, code and state, whoever is signed in here
    Given Rosa is signed in
    When a chat app sends her to sign in
    Then the heading is "Sign in for Teams"
    When she signs in
    Then the app has her back with scope, code and state

  Rule: Inside the workplace chat she signs in without leaving it

    @ROUTE-040 @GAP-002
    Scenario: a private page leads to the page before sign-in
      When a visitor opens "/dashboard?teams=true"
      Then the address is "/pre-login"
      And the heading is "Wellspring in Teams"
      When she follows "Sign in"
      Then she is asked to sign in

    @sandbox @GAP-002
    Scenario: after signing in she is where she was going
      Given Rosa has an account
      When a visitor opens "/blood-pressure/overview?teams=true"
      And she follows "Sign in"
      And she signs in
      Then the address is "/blood-pressure/overview?teams=true"

    Scenario: outside it there is only the usual way
      When a visitor opens "/pre-login"
      Then she is asked to sign in

    Scenario: in Spanish, on a small dark phone
      Given her window is 320 pixels wide
      And her screen is dark
      When a visitor with a Spanish browser opens "/pre-login?teams=true"
      Then the heading is "Wellspring en Teams"
      And the page is dark
      And the page does not scroll sideways
