Feature: Sign in
  A member signs in with email address and password. A refusal says what to do next, keeps the typed
  text and does not reveal who has an account.

  Rule: The sign-in page is public

    @portable @ROUTE-033 @ROUTE-034 @ROUTE-035 @ROUTE-072 @SHELL-029
    Scenario: A visitor sees the form, the languages and the footer
      When a visitor opens "/login"
      Then the page is titled "Sign in | {brand}"
      And a card holds a form with "Email address" and "Password"
      And the header offers the languages "English" and "Español"
      And the footer links to exactly "Terms", "Privacy", "Privacy practices"

    @portable
    Scenario: A menu opened early stays open when the form arrives
      Given the sign-in form is delayed
      When a visitor opens the language menu at "/login?source=mail"
      And the delayed calls continue
      Then the page is titled "Sign in | {brand}"
      And the header still offers the languages "English" and "Español"

    @portable
    Scenario: The form is there before its script, and keeps what is typed into it
      Given a member has an account
      And the portal's script is delayed
      When a visitor sees the sign-in form, which cannot be sent yet
      And the member fills "Email address" with "rosa@example.com"
      And the member fills "Password" with "correct horse"
      And the member presses Enter
      And the delayed calls continue
      Then the form can be sent
      And the field "Email address" holds "rosa@example.com"
      And "Password" still holds "correct horse" and the focus
      When the member signs in
      Then the dashboard is open

    @portable @ROUTE-098
    Scenario: The dashboard's code loads only after sign-in
      Given a member has an account
      When a visitor opens "/login"
      And the whole page has loaded
      And the member signs in
      Then the dashboard is open
      And the dashboard loaded code that the sign-in page did not load

    @portable
    Scenario: The form supports password managers and pasting
      When a visitor opens "/login"
      Then "Email address" allows autofill as "username"
      And "Password" allows autofill as "current-password"
      And the member can paste into "Password"

    @portable
    Scenario: The password can be shown
      When a visitor opens "/login"
      And the member fills "Password" with "correct horse"
      And the member presses "Show password"
      Then "Password" shows the text "correct horse"

  Rule: The right password opens the requested page

    @portable @AUTH-004 @SHELL-001
    Scenario: A member signs in and is greeted by name
      Given a member has an account
      When a visitor opens "/login"
      And the member signs in
      Then the dashboard is open
      And the dashboard greets the member by first name

    @portable @ROUTE-026 @LAND-001
    Scenario: The pre-login page redirects to the dashboard
      Given a member is signed in
      When the member opens "/"
      Then the dashboard is open

    @sandbox @LAND-002 @LAND-007 @LAND-010
    Scenario Outline: A letter about <program> leads to "<address>"
      Given Rosa is signed in
      When the member opens "/?program=<program>"
      Then the address is "<address>"

      Examples:
        | program       | address               |
        | DIABETES      | /blood-sugar/overview |
        | HEART_FAILURE | /dashboard            |

    @sandbox @ROUTE-047
    Scenario: A page of a program that the member is not in redirects
      Given Walter is signed in
      When the member opens "/blood-pressure/overview"
      Then the address is "/profile-preferences/account-settings"

    @portable @ROUTE-036 @ROUTE-037 @ROUTE-038 @ROUTE-047
    Scenario Outline: A deep link survives the sign-in page
      Given a member has an account
      When a visitor opens "<address>"
      Then the sign-in page is open
      When the member signs in
      Then the address is "<address>"

      Examples:
        | address                           |
        | /dashboard                        |
        | /blood-pressure/trends?range=week |

    @portable
    Scenario Outline: A link to another site is not followed
      Given a member has an account
      When a visitor opens "/login?redirect=<elsewhere>"
      And the member signs in
      Then the dashboard is open

      Examples:
        | elsewhere                     |
        | https%3A%2F%2Fevil.example%2F |
        | javascript%3Aalert(1)         |

  Rule: A refusal is the same for everyone and keeps the typed text

    @sandbox
    Scenario Outline: <who> cannot sign in with a wrong password
      Given Rosa has an account
      When a visitor opens "/login"
      And <who> tries the password "not-the-password"
      Then the page says that the email address or the password is not right
      And "Email address" still holds the typed text
      And the focus is on the error message

      Examples:
        | who       |
        | Rosa      |
        | a visitor |

    @sandbox
    Scenario Outline: Five wrong passwords lock the account of <who> with the same message
      Given Rosa has an account
      And <who> has tried five wrong passwords
      When a visitor opens "/login"
      And <who> tries the password "not-the-password"
      Then the page says that the account is locked and how to get help
      And "Email address" still holds the typed text

      Examples:
        | who       |
        | Rosa      |
        | a visitor |

    @portable
    Scenario: An empty form marks each missing field
      When a visitor opens "/login"
      And the member presses "Sign in"
      Then "Email address" is marked as invalid
      And "Password" is marked as invalid
      And the focus is on "Email address"

  Rule: After a provider error the member can try again

    @sandbox @ERR-002
    Scenario Outline: <trouble>
      Given Rosa has an account
      And the call "signIn" <fault>
      When a visitor opens "/login"
      And the member signs in
      Then the page says that signing in does not work at the moment, and which number to call
      And "Email address" still holds the typed text
      When the server recovers
      And the member presses "Sign in"
      Then the dashboard is open

      Examples:
        | trouble                                   | fault                     |
        | the provider is down                      | gets no response          |
        | the provider answers outside the contract | is answered with nonsense |

  Rule: The sign-in page uses the selected language

    @portable @LANG-001 @LANG-002 @LANG-009 @LANG-010 @LANG-011
    Scenario: A visitor changes the language, and it is kept
      When a visitor opens "/login"
      And the member selects the language "Español"
      Then the page is titled "Iniciar sesión | {brand}"
      And the page is in "es-US"
      When the member returns to "/login"
      Then the page is in "es-US"

    @sandbox
    Scenario: A refusal in Spanish
      Given Carmen has an account
      When the browser's language is "es-US"
      And a visitor opens "/login"
      And Carmen tries the password "no-es-la-clave"
      Then the page says that the email address or the password is not right
