Feature: Impersonation
  Staff may view a member's account to help on the phone. Every page says so, staff change nothing,
  and an audit trail records all calls with both ids. A stored flag alone gives no staff access.

  Rule: Every page says who views it and how to stop

    @sandbox @IMP-006 @IMP-007 @IMP-012 @GAP-075
    Scenario Outline: A <role> views Rosa's account
      Given Rosa has an account
      When a <role> opens the member's account
      Then the dashboard is open
      And a banner says that "<id>", "<as>", views the account of the member
      When the member opens "/blood-pressure/overview"
      Then a banner says that "<id>", "<as>", views the account of the member
      And the viewer's id is kept in session storage only

      Examples:
        | role          | id     | as            |
        | Admin         | s-adam | administrator |
        | CallCenterRep | s-cora | call center   |

    @sandbox @GAP-075
    Scenario: Impersonation after a reload, in Spanish on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      And the browser's language is "es-US"
      And Carmen has an account
      When a CallCenterRep opens the member's account
      And the member reloads the page
      Then a banner says that "s-cora", "centro de llamadas", views the account of the member
      And the page does not scroll sideways

    @sandbox @GAP-075
    Scenario: Impersonation on the account linking page
      Given Olga has an account
      When an Admin opens the member's account
      Then the address is "/transitionScreen"
      And a banner says that "s-adam", "administrator", views the account

    @sandbox @IMP-012
    Scenario: Staff stop viewing
      Given Rosa has an account
      And a CallCenterRep has opened the member's account
      When the staff person presses "Stop viewing"
      Then the sign-in page is open
      And no session data is left in the browser
      And the viewer's id is removed
      And the staff audit trail begins with "begin" and ends with "end", with both ids

    @sandbox @GAP-075
    Scenario: Staff stop viewing, which fails at first
      Given Rosa has an account
      And a CallCenterRep has opened the member's account
      And the call "endImpersonation" is answered with "server error"
      When the staff person presses "Stop viewing"
      Then an alert says "That did not work, and you are still viewing this account. Try again."
      When the server recovers
      And the staff person presses "Stop viewing"
      Then the sign-in page is open

  Rule: Staff view and change nothing

    @sandbox @IMP-012 @GAP-121
    Scenario: A change by staff is not saved
      Given Rosa has an account
      And a CallCenterRep has opened the member's account
      When the member tries to change the language to "Español"
      Then an alert says "Nothing was changed. Staff can only view this account."
      And the page is in "en-US"
      And the staff audit trail contains "refused savePreference"

    @sandbox @IMP-012
    Scenario Outline: <path> says before its form that staff cannot save it
      Given <member> has an account
      And a CallCenterRep has opened the member's account
      When the member opens "<path>"
      Then the form begins with "Staff cannot save this form"

      Examples:
        | member | path                            |
        | Rosa   | /blood-sugar/log-reading        |
        | Rosa   | /blood-sugar/friends-and-family |
        | Frank  | /weight/log-reading             |
        | Dora   | /food/log                       |

    @sandbox @IMP-012
    Scenario: The dialog of a reading says so too, and not to a member
      Given Rosa has an account
      And a CallCenterRep has opened the member's account
      When the member opens "/blood-sugar/all-logs"
      And the member presses "Edit the reading of Today, 7:10 AM"
      Then the dialog says "Staff cannot save this form"
      When the member presses "Cancel" in the dialog
      And the staff person presses "Stop viewing"
      Then the sign-in page is open
      When the member signs in
      Then the dashboard is open
      When the member opens "/blood-sugar/log-reading"
      Then the form does not begin with "Staff cannot save this form"

    @sandbox @IMP-012
    Scenario: Staff cannot move an account
      Given Olga has an account
      And the migration start accepts the member
      And an Admin has opened the member's account
      When the member opens "/migration"
      Then the heading is "Moving to your new account"
      And an alert says "Only the member can do this."
      And no form was sent outside the portal

    @sandbox @IMP-012
    Scenario: Staff cannot hand over a session
      Given Rosa has an account
      And the identity service accepts the member
      And an Admin has opened the member's account
      When the member opens "/keycloak"
      Then an alert says "Only the member can do this."
      And no form was sent outside the portal

  Rule: A stored flag gives no staff access

    @sandbox @GAP-121 @IMP-008
    Scenario: A member writes the flag into browser storage
      Given Rosa is signed in
      When the member opens "/dashboard"
      And the member sets "s-adam" as the viewer of the account in browser storage
      And the member reloads the page
      Then the dashboard is open
      And the page does not mention staff
      And the viewer's id is removed
      And the staff audit trail is empty
