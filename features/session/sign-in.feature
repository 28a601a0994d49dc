Feature: Sign in
  A member reaches her readings with her email address and her password. When that fails she is told
  what to do next, keeps what she typed, and a stranger learns nothing about who has an account.

  Rule: The sign-in page is open to everyone

    @ROUTE-033 @ROUTE-034 @ROUTE-035 @ROUTE-072 @SHELL-029
    Scenario: a visitor finds a form, her language and the small print
      When a visitor opens "/login"
      Then the page is titled "Sign in | Wellspring"
      And a card holds a form with "Email address" and "Password"
      And the header offers the languages "English" and "Español"
      And the footer links to exactly "Terms", "Privacy", "Privacy practices"

    Scenario: a menu that was opened early stays open when the form arrives
      Given the sign-in form is long in coming
      When a visitor opens the languages at "/login"
      And the sign-in form arrives
      Then the page is titled "Sign in | Wellspring"
      And the header still offers the languages "English" and "Español"

    @ROUTE-098
    Scenario: the dashboard's code waits until it is needed
      Given a member has an account
      When a visitor opens "/login"
      And everything of the page has loaded
      And she signs in
      Then she is on the dashboard
      And the dashboard brought code that the sign-in page did not load

    Scenario: her password manager and her clipboard are welcome
      When a visitor opens "/login"
      Then "Email address" can be filled in as "username"
      And "Password" can be filled in as "current-password"
      And she can paste into "Password"

    Scenario: she may look at what she typed
      When a visitor opens "/login"
      And she types "correct horse" as "Password"
      And she asks to see the password
      Then "Password" shows "correct horse"

  Rule: The right password leads where she was going

    @AUTH-004 @SHELL-001
    Scenario: a member signs in and is greeted by name
      Given a member has an account
      When a visitor opens "/login"
      And she signs in
      Then she is on the dashboard
      And she is greeted by her first name

    @ROUTE-026 @LAND-001
    Scenario: the front door leads to the dashboard
      Given a member is signed in
      When she opens "/"
      Then she is on the dashboard

    @sandbox @LAND-002 @LAND-003 @LAND-006 @LAND-007 @LAND-008 @LAND-010
    Scenario Outline: a letter about <program> leads to "<address>"
      Given Rosa is signed in
      When she opens "/?program=<program>"
      Then the address is "<address>"

      Examples:
        | program                | address                  |
        | DIABETES               | /blood-sugar/overview    |
        | HYPERTENSION           | /blood-pressure/overview |
        | PREDIABETES            | /dashboard               |
        | HEART_FAILURE          | /dashboard               |
        | CHRONIC_KIDNEY_DISEASE | /dashboard               |

    @sandbox @ROUTE-047
    Scenario: a page for a program that she does not have is not shown
      Given Walter is signed in
      When he opens "/blood-pressure/overview"
      Then the address is "/profile-preferences/account-settings"

    @ROUTE-036 @ROUTE-037 @ROUTE-038 @ROUTE-047
    Scenario Outline: a deep link waits at the sign-in page
      Given a member has an account
      When a visitor opens "<address>"
      Then she is asked to sign in
      When she signs in
      Then the address is "<address>"

      Examples:
        | address                           |
        | /dashboard                        |
        | /blood-pressure/all-logs          |
        | /blood-pressure/trends?range=week |

    Scenario Outline: a link that would lead away from the portal does not
      Given a member has an account
      When a visitor opens "/login?redirect=<elsewhere>"
      And she signs in
      Then she is on the dashboard

      Examples:
        | elsewhere                     |
        | https%3A%2F%2Fevil.example%2F |
        | %2F%2Fevil.example            |
        | %2F%5Cevil.example            |
        | javascript%3Aalert(1)         |

  Rule: A refusal is the same for everybody, and what she typed stays

    @sandbox
    Scenario Outline: <who> cannot sign in with a wrong password
      Given Rosa has an account
      When a visitor opens "/login"
      And <who> tries the password "not-the-password"
      Then she is told that the email address or the password is not right
      And "Email address" still holds what she typed
      And the focus is on the message

      Examples:
        | who        |
        | Rosa       |
        | a stranger |

    @sandbox
    Scenario Outline: after five wrong passwords the account of <who> is locked, with the same words
      Given Rosa has an account
      And <who> has tried five wrong passwords
      When a visitor opens "/login"
      And <who> tries the password "not-the-password"
      Then she is told that the account is locked and how to get help
      And "Email address" still holds what she typed

      Examples:
        | who        |
        | Rosa       |
        | a stranger |

    Scenario: an empty form asks for what is missing, beside each field
      When a visitor opens "/login"
      And she presses "Sign in"
      Then "Email address" asks for something
      And "Password" asks for something
      And the focus is on "Email address"

  Rule: When the provider is in trouble, she can try again

    @sandbox @ERR-002
    Scenario Outline: <trouble>
      Given Rosa has an account
      And signing in <fault>
      When a visitor opens "/login"
      And she signs in
      Then she is told that signing in does not work just now, and whom to call
      And "Email address" still holds what she typed
      When the trouble is over
      And she presses "Sign in"
      Then she is on the dashboard

      Examples:
        | trouble                                   | fault                     |
        | the provider is down                      | finds nobody at home      |
        | the provider answers outside the contract | is answered with nonsense |

  Rule: Sign-in speaks her language

    @LANG-001 @LANG-002 @LANG-009 @LANG-010 @LANG-011
    Scenario: a visitor changes the language, and it stays
      When a visitor opens "/login"
      And she chooses the language "Español"
      Then the page is titled "Iniciar sesión | Wellspring"
      And the page is in "es-US"
      When she comes back to "/login"
      Then the page is in "es-US"

    @sandbox
    Scenario: a refusal in Spanish
      Given Carmen has an account
      When a visitor with a Spanish browser opens "/login"
      And Carmen tries the password "no-es-la-clave"
      Then she is told that the email address or the password is not right
