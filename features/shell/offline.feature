Feature: Offline
  A loaded page stays when the network goes down, and so does typed text. Every page says that the
  network is down.

  @sandbox @ERR-003
  Scenario Outline: <what> cannot be downloaded, and the draft stays
    Given Dora is signed in
    And the browser window is <width> pixels wide
    And the member has opened "/food/log"
    And the member presses "Add a note"
    And the member fills "Note" with "With my daughter"
    When the network goes down
    And the member tries to open <what>
    Then a message says that this could not be opened, and offers to try again
    And the heading is "Log a meal"
    And the field "Note" holds "With my daughter"
    When the member presses "Try again"
    Then a message says that this could not be opened, and offers to try again
    When the network comes back
    Then the dialog is closed
    And the field "Note" holds "With my daughter"
    When the member tries again until a dialog opens
    Then the dialog is <window>
    And the field "Note" holds "With my daughter"

    Examples:
      | what                | width | window   |
      | the language dialog | 1280  | Language |
      | the menu            | 700   | Menu     |

  @portable @ERR-003
  Scenario: A message about a failed download can be dismissed
    Given a member is signed in
    And the browser window is 700 pixels wide
    And the member has opened "/profile-preferences/payment"
    When the network goes down
    And the member tries to open the menu
    Then a message says that this could not be opened, and offers to try again
    When the member presses "Dismiss" in the alert
    Then no message says that something could not be opened
    When the network comes back
    And the member tries to open the menu
    Then the dialog is Menu

  @sandbox @ERR-003
  Scenario Outline: <member>'s page says that the network is down, and stays
    Given <member> is signed in
    And <member> has opened "/dashboard" and the page is fully loaded
    When the network goes down
    Then the content says "<down>"
    And the page announces "<down>"
    And <member> still sees the dashboard
    When the network comes back
    Then the page announces "<back>"
    And the content does not say "<down>"

    Examples:
      | member | down              | back                        |
      | Rosa   | You are offline   | You are online again.       |
      | Carmen | No tiene conexión | Ya tiene conexión otra vez. |

  @portable
  Scenario: A visitor's page says so too and keeps the typed text
    When a visitor opens "/login"
    And the member fills "Email address" with "rosa@example.com"
    And the network goes down
    Then the content says "You are offline"
    And the field "Email address" holds "rosa@example.com"
    When the network comes back
    Then the content does not say "You are offline"
    And the field "Email address" holds "rosa@example.com"

  @sandbox @service-worker @ERR-003
  Scenario: The portal is opened while the device has no network
    Given Rosa is signed in
    And Rosa has opened "/dashboard" and the page is fully loaded
    When the network goes down
    And the member reloads the page
    Then the heading is "You are offline"
    And the content says "No tiene conexión", "911" and "Try again"
    When the network comes back
    And the member follows "Try again"
    Then Rosa still sees the dashboard
