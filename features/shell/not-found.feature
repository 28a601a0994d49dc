Feature: Pages that are not there
  A wrong address or a broken backend never leaves a member before an empty page.

  @ROUTE-042 @ROUTE-043 @ROUTE-045 @ROUTE-096 @ROUTE-097 @ERR-004 @ERR-035 @GAP-008
  Scenario Outline: <address> is not there
    Given a member is signed in
    When she opens "<address>"
    Then a card says that the page is missing
    And the address is "<address>"
    When she follows the way back to the dashboard
    Then she is on the dashboard

    Examples:
      | address                  |
      | /not-found               |
      | /blod-pressure           |
      | /blood-pressure/tomorrow |

  @GAP-049
  Scenario: a page with tabs opens at the first
    Given a member is signed in
    When she opens "/blood-pressure"
    Then the address is "/blood-pressure/overview"

  @sandbox
  Scenario: the network is gone
    Given Rosa is signed in
    And she has opened "/dashboard"
    When she looks around
    Then the header has a button "Message coach, 2 unread"
    When the network goes away
    And she presses "Message coach, 2 unread"
    Then an urgent toast says "You seem to be offline"
    When the network is back
    And she presses "Message coach, 2 unread"
    And she opens her conversation "Your coach"
    Then the focus is in the composer
    When she closes the panel by Escape
    And the network goes away
    And she follows "Blood pressure"
    Then a card says that she is offline
    When the network is back
    Then she sees her latest blood pressure

  @sandbox
  Scenario: a deploy takes away the files of the page that she has open
    Given Rosa is signed in
    And she has opened "/dashboard"
    When she opens her conversation with "Your coach" in the panel
    And she types "Not sent yet"
    And she closes the panel by Escape
    And a deploy takes away the files of the page
    And she follows "Blood pressure"
    Then she sees her latest blood pressure
    And the page was loaded anew once
    When she opens her conversation with "Your coach" in the panel
    Then the composer holds "Not sent yet"
