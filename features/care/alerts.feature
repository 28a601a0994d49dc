Feature: Alerts
  A member sees who receives alerts of their blood sugar.
  The page also says when no person is named.

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
    And the content says "<says>"

    @ROUTE-071
    Examples:
      | who   | path           | title                    | says                                     |
      | Rosa  | /authorization | Who sees and who is told | Gets alerts of low and high blood sugar. |
      | Edith | /authorization | Who sees and who is told | You have not named anybody yet           |

  Rule: Members see who looked at their data

    @sandbox @GAP-075 @IMP-012
    Scenario: A visit by staff is on the page, with what it showed
      Given Edith has an account
      And a CallCenterRep has opened the member's account
      When the staff person presses "Stop viewing"
      Then the sign-in page is open
      When the member signs in
      Then the dashboard is open
      When the member follows "Who sees my data" in the sidebar
      Then the heading is "Who sees and who is told"
      And the card "Who looked at your data" says "Cora Jensen, call center of our staff" and "your readings"

    @sandbox @GAP-075
    Scenario: Who looked, in Spanish
      Given Carmen is signed in
      When the member opens "/authorization"
      Then the card "Quién vio sus datos" says "Inés Villaseñor, asesoría" and "Vio: sus mensajes."

    @sandbox @GAP-075
    Scenario: Nobody looked
      Given Edith is signed in
      When the member opens "/authorization"
      Then the card "Who looked at your data" says "No one looked at your data" and "are not listed"

    @sandbox @GAP-075
    Scenario: A record that cannot be read is not "nobody"
      Given Edith is signed in
      And the call "listAccessLog" is answered with "server error"
      When the member opens "/authorization"
      Then the content says "We cannot show who looked at your data"
      And the loaded content does not say "No one looked at your data"

    @sandbox @GAP-075
    Scenario: An empty record that does not say when it begins is not "nobody"
      Given Edith is signed in
      And in the response of "access-log" the rows of "" are changed with:
        | all | recordedSince | null |
      When the member opens "/authorization"
      Then the card "Who looked at your data" says "No looks are listed here" and "Older looks may be missing"
      And the loaded content does not say "No one looked at your data"
