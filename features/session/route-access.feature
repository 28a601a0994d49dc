Feature: Members whose programs have not started, and members in Teams
  Who has signed up and waits is told what happens next. Who opens the portal inside the workplace
  chat signs in there.

  Rule: A pending member waits where she is told for what

    @sandbox @IMP-003 @ROUTE-039 @GAP-001
    Scenario Outline: from <address>
      Given Paul is signed in
      When he opens "<address>"
      Then the address is "/pending"
      And the heading is "Your sign-up is under way"
      And he is told what happens next and whom to call
      And there is no sidebar

      Examples:
        | address                  |
        | /dashboard               |
        | /                        |
        | /blood-pressure/overview |

    @sandbox @GAP-117
    Scenario: he may leave
      Given Paul is signed in
      When he opens "/pending"
      And he presses "Sign out"
      Then he is asked to sign in

    @sandbox @GAP-001
    Scenario: a member whose programs have started has nothing to wait for
      Given Rosa is signed in
      When she opens "/pending"
      Then she is on the dashboard

    @sandbox
    Scenario: in Spanish, on a small dark phone
      Given his window is 320 pixels wide
      And his screen is dark
      And his browser is Spanish
      And Paul is signed in
      When he opens "/pending"
      Then the page is dark
      And the page does not scroll sideways
      And he is told what happens next and whom to call

    Scenario: a visitor signs in first
      When a visitor opens "/pending"
      Then she is asked to sign in

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

  Rule: A visitor reaches what is for everybody, and a member what her programs open

    @IMP-001
    Scenario Outline: <address> asks a visitor to sign in
      When a visitor opens "<address>"
      Then she is asked to sign in

      Examples:
        | address                |
        | /dashboard             |
        | /blood-sugar/all-logs  |
        | /blood-pressure/trends |
        | /pending               |

    @IMP-001
    Scenario Outline: <address> is for everybody
      When a visitor opens "<address>"
      Then the address is "<address>"
      And the heading is "<heading>"

      Examples:
        | address           | heading               |
        | /login            | Sign in               |
        | /forgot-password  | Forgot your password? |
        | /transitionScreen | Connect your accounts |

    @sandbox @IMP-002
    Scenario Outline: <who> at "<address>" is at "<shown>"
      Given <who> is signed in
      When she opens "<address>"
      Then the address is "<shown>"

      Examples:
        | who    | address                | shown                                 |
        | Rosa   | /blood-pressure/trends | /blood-pressure/trends                |
        | Walter | /blood-pressure/trends | /profile-preferences/account-settings |
        | Walter | /blood-sugar/all-logs  | /blood-sugar/all-logs                 |
