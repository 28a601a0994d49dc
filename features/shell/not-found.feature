Feature: Missing pages
  A wrong address or a failing backend never shows an empty page.

  @portable @ROUTE-042 @ROUTE-043 @ROUTE-045 @ROUTE-096 @ROUTE-097 @ERR-004 @ERR-035 @GAP-008
  Scenario Outline: <address> is missing
    Given a member is signed in
    When the member opens "<address>"
    Then the heading is "We cannot find that page"
    And the content says "The address may be old or mistyped."
    And the address is "<address>"
    When the member follows "Go to your dashboard" in the content
    Then the dashboard is open

    Examples:
      | address                  |
      | /not-found               |
      | /blod-pressure           |
      | /blood-pressure/tomorrow |

  @portable @GAP-049
  Scenario: A page with tabs opens its first tab
    Given a member is signed in
    And the member has opened "/dashboard"
    When the member opens "/blood-pressure"
    Then the address is "/blood-pressure/overview"
    When the member goes back in the browser
    Then the dashboard is open

  @sandbox
  Scenario: The network is down
    Given Rosa is signed in
    And the member has opened "/dashboard"
    When the member interacts with the page
    Then the header has a button "Message coach, 2 unread"
    When the network goes down
    And the member presses "Message coach, 2 unread"
    Then an urgent toast says "You seem to be offline"
    When the network comes back
    And the member presses "Message coach, 2 unread"
    And the member opens the conversation "Your coach"
    Then the focus is on the composer
    When the member closes the panel by Escape
    And the network goes down
    And the member follows "Blood pressure"
    Then the page has the heading "You are offline"
    When the network comes back
    Then the page shows the latest blood pressure

  @sandbox
  Scenario: A deployment removes the files of the open page
    Given Rosa is signed in
    And the member has opened "/dashboard"
    When the member opens the conversation with "Your coach" in the panel
    And the member types "Not sent yet"
    And the member closes the panel by Escape
    And a deployment removes the page's files
    And the member follows "Blood pressure"
    Then the page shows the latest blood pressure
    And the page reloaded once
    When the member opens the conversation with "Your coach" in the panel
    Then the composer holds "Not sent yet"
