Feature: Staff who view a member's account
  To help on the phone, staff may see what a member sees. Every page says that they do, they change
  nothing, and all that
  they open is written down with both names. Nobody becomes staff by saying so.

  Rule: Every page says who is looking, and how to stop

    @sandbox @IMP-006 @IMP-007 @IMP-012 @GAP-075
    Scenario Outline: a <role> views Rosa's account
      Given Rosa has an account
      When a <role> comes to view her account
      Then she is on the dashboard
      And a banner says that "<id>", "<as>", views the account of the member
      When she opens "/blood-pressure/overview"
      Then a banner says that "<id>", "<as>", views the account of the member
      And who views the account is kept in session storage alone

      Examples:
        | role          | id     | as            |
        | Admin         | s-adam | administrator |
        | CallCenterRep | s-cora | call center   |

    @sandbox @GAP-075
    Scenario: also after a reload, and in Spanish on a small dark phone
      Given her window is 320 pixels wide
      And her screen is dark
      And her browser is Spanish
      And Carmen has an account
      When a CallCenterRep comes to view her account
      And she reloads the page
      Then a banner says that "s-cora", "centro de llamadas", views the account of the member
      And the page does not scroll sideways

    @sandbox @GAP-075
    Scenario: also where accounts are connected
      Given Olga has an account
      When an Admin comes to view her account
      Then the address is "/transitionScreen"
      And a banner says that "s-adam", "administrator", views the account

    @sandbox @IMP-012
    Scenario: the end
      Given Rosa has an account
      And a CallCenterRep has come to view her account
      When they press "Stop viewing"
      Then she is asked to sign in
      And nothing of a session is left in the browser
      And who views the account is forgotten
      And the trail of the staff begins with "begin" and ends with "end", with both ids

    @sandbox @GAP-075
    Scenario: the end does not work at first
      Given Rosa has an account
      And a CallCenterRep has come to view her account
      And the call "endImpersonation" is answered with "server error"
      When they press "Stop viewing"
      Then she is told "That did not work, and you are still viewing this account. Try again."
      When the trouble is over
      And they press "Stop viewing"
      Then she is asked to sign in

  Rule: They look, and change nothing

    @sandbox @IMP-012 @GAP-121
    Scenario: what they try to change stays as it is
      Given Rosa has an account
      And a CallCenterRep has come to view her account
      When she tries to change the language to "Español"
      Then she is told "Nothing was changed. Staff can only view this account."
      And the page is in "en-US"
      And the trail of the staff holds "refused savePreference"

    @sandbox @IMP-012
    Scenario Outline: <path> says before its form that staff cannot save it
      Given <member> has an account
      And a CallCenterRep has come to view her account
      When she opens "<path>"
      Then the form begins with "Staff cannot save this form"

      Examples:
        | member | path                            |
        | Rosa   | /blood-sugar/log-reading        |
        | Rosa   | /blood-sugar/friends-and-family |
        | Frank  | /weight/log-reading             |
        | Dora   | /food/log                       |

    @sandbox @IMP-012
    Scenario: the window of a reading says it, too, and a member is not told it
      Given Rosa has an account
      And a CallCenterRep has come to view her account
      When she opens "/blood-sugar/all-logs"
      And she presses "Edit the reading of Today, 7:10 AM"
      Then the window says "Staff cannot save this form"
      When she presses "Cancel" in the window
      And they press "Stop viewing"
      Then she is asked to sign in
      When she signs in
      Then she is on the dashboard
      When she opens "/blood-sugar/log-reading"
      Then the form does not begin with "Staff cannot save this form"

    @sandbox @IMP-012
    Scenario: they do not move an account
      Given Olga has an account
      And the migration start takes her on
      And an Admin has come to view her account
      When she opens "/migration"
      Then the heading is "Moving to your new account"
      And she is told "Only the member can do this."
      And no form has left the portal

    @sandbox @IMP-012
    Scenario: they do not hand a session over
      Given Rosa has an account
      And the identity service takes her on
      And an Admin has come to view her account
      When she opens "/keycloak"
      Then she is told "Only the member can do this."
      And no form has left the portal

  Rule: Nobody becomes staff by saying so

    @sandbox @GAP-121 @IMP-008
    Scenario: a member writes the flag into her browser
      Given Rosa is signed in
      When she opens "/dashboard"
      And she writes into her browser that "s-adam" views her account
      And she reloads the page
      Then she is on the dashboard
      And nothing is said of staff
      And who views the account is forgotten
      And there is no trail of the staff
