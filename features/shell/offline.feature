Feature: Without a network
  A page that is loaded stays when the network goes away, and so does what was typed. Every page
  says that the network is down.

  @sandbox @ERR-003
  Scenario Outline: <what> cannot be downloaded, and the half-typed note stays
    Given Dora is signed in
    And her window is <width> pixels wide
    And she has opened "/food/log"
    And she writes "With my daughter" into "Note"
    When the network goes away
    And she asks for <what>
    Then a message says that this could not be opened, and offers to try again
    And the heading is "Log a meal"
    And the field "Note" holds "With my daughter"
    When she presses "Try again"
    Then a message says that this could not be opened, and offers to try again
    When the network is back
    Then no window is open
    And the field "Note" holds "With my daughter"
    When she tries again until a window opens
    Then the window is <window>
    And the field "Note" holds "With my daughter"

    Examples:
      | what          | width | window   |
      | the languages | 1280  | Language |
      | the menu      | 700   | Menu     |

  @sandbox @ERR-003
  Scenario: a message that something could not be opened is put away
    Given Rosa is signed in
    And her window is 700 pixels wide
    And she has opened "/profile-preferences/payment"
    When the network goes away
    And she asks for the menu
    Then a message says that this could not be opened, and offers to try again
    When she puts that message away
    Then no message says that something could not be opened
    When the network is back
    And she asks for the menu
    Then the window is Menu

  @sandbox @ERR-003
  Scenario Outline: <member>'s page says that the network is down, and stays
    Given <member> is signed in
    And <member> has opened "/dashboard" and all of it is there
    When the network goes away
    Then the page says "<down>"
    And a screen reader is told "<down>"
    And <member> still sees the dashboard
    When the network is back
    Then a screen reader is told "<back>"
    And the page does not say "<down>"

    Examples:
      | member | down              | back                        |
      | Rosa   | You are offline   | You are online again.       |
      | Carmen | No tiene conexión | Ya tiene conexión otra vez. |

  Scenario: a visitor's page says so, too, and keeps what was typed
    When a visitor opens "/login"
    And she types "rosa@example.com" as "Email address"
    And the network goes away
    Then the page says "You are offline"
    And "Email address" holds "rosa@example.com"
    When the network is back
    Then the page does not say "You are offline"
    And "Email address" holds "rosa@example.com"
