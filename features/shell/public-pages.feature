Feature: Public pages
  The public pages follow the visitor's language and theme, on any screen and with any assistive
  technology.

  Rule: Every public page is complete

    # What axe finds on the page at the end of a scenario fails it. src/app/router/public-pages.test.ts holds the list complete.
    @portable @ROUTE-035 @SHELL-002
    Scenario Outline: <address> in <colours> and in <language>
      Given the system theme is <colours>
      And the browser's language is "<language>"
      And the browser window is 320 pixels wide
      When a visitor opens "<address>"
      Then the page's title ends in "| {brand}"
      And there is one main heading and no level is skipped
      And the page is in "<language>"
      And the page's colors are <colours>
      And nothing is clipped at the sides

      # Each page has both languages and both themes. public-pages.test.ts checks the list.
      Examples: Light
        | address                            | language | colours |
        | /login                             | en-US    | light   |
        | /forgot-password                   | es-US    | light   |
        | /reset-password                    | en-US    | light   |
        | /verification-required             | es-US    | light   |
        | /verification-expired              | en-US    | light   |
        | /rate-limit-exceeded               | es-US    | light   |
        | /non-member                        | en-US    | light   |
        | /non-member/account-ended          | es-US    | light   |
        | /non-member/order-form             | en-US    | light   |
        | /non-member/confirm-lab-order      | es-US    | light   |
        | /shared-report                     | es-US    | light   |
        | /privacy                           | en-US    | light   |
        | /confirm-lab-order                 | es-US    | light   |
        | /confirm-lab-order/confirm-address | en-US    | light   |
        | /confirm-lab-order/members         | es-US    | light   |
        | /campaign-ended                    | en-US    | light   |
        | /teams-coaching                    | es-US    | light   |
        | /sitemap                           | en-US    | light   |
        | /nowhere                           | es-US    | light   |

      Examples: Dark
        | address                            | language | colours |
        | /login                             | es-US    | dark    |
        | /forgot-password                   | en-US    | dark    |
        | /reset-password                    | es-US    | dark    |
        | /verification-required             | en-US    | dark    |
        | /verification-expired              | es-US    | dark    |
        | /rate-limit-exceeded               | en-US    | dark    |
        | /non-member                        | es-US    | dark    |
        | /non-member/account-ended          | en-US    | dark    |
        | /non-member/order-form             | es-US    | dark    |
        | /non-member/confirm-lab-order      | en-US    | dark    |
        | /shared-report                     | en-US    | dark    |
        | /privacy                           | es-US    | dark    |
        | /confirm-lab-order                 | en-US    | dark    |
        | /confirm-lab-order/confirm-address | es-US    | dark    |
        | /confirm-lab-order/members         | en-US    | dark    |
        | /campaign-ended                    | es-US    | dark    |
        | /teams-coaching                    | en-US    | dark    |
        | /sitemap                           | es-US    | dark    |
        | /nowhere                           | en-US    | dark    |

    @sandbox
    Scenario Outline: The second step in <language> and in <colours>
      Given Mia has an account
      And the system theme is <colours>
      And the browser's language is "<language>"
      And the browser window is 320 pixels wide
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "•••-•••-"
      Then the page is in "<language>"
      And nothing is clipped at the sides

      Examples:
        | language | colours |
        | en-US    | light   |
        | es-US    | dark    |

  Rule: Large text fits

    @portable
    Scenario Outline: <address> with text twice as large
      Given the browser window is 390 pixels wide
      And the text is twice as large
      When the browser's language is "es-US"
      And a visitor opens "<address>"
      Then nothing is clipped at the sides

      Examples:
        | address                |
        | /login                 |
        | /forgot-password       |
        | /reset-password        |
        | /verification-required |
        | /rate-limit-exceeded   |

  Rule: The focus is never lost

    @portable
    Scenario: A navigation moves the focus to the heading
      When a visitor opens "/login"
      And the member follows "Forgot your password?"
      Then the focus is on the heading "Forgot your password?"
      When the member follows "Back to sign in"
      Then the focus is on the heading "Sign in"
      When the member goes back in the browser
      Then the focus is on the heading "Forgot your password?"

    @portable
    Scenario: A form that is replaced by its result moves the focus there
      When a visitor opens "/forgot-password"
      And a visitor requests a link for "nobody@example.com"
      Then the content says "a link is on its way"
      And the focus is on the heading "Forgot your password?"
      When the member presses "Use another address"
      Then the focus is on the heading "Forgot your password?"
      And "Email address" still holds the typed text

    @sandbox
    Scenario: A failed call moves the focus to the message
      Given the call "requestPasswordReset" gets no response
      When a visitor opens "/forgot-password"
      And a visitor requests a link for "nobody@example.com"
      Then the focus is on the error message
      And "Email address" still holds the typed text

    @sandbox
    Scenario: Requesting another code keeps the focus on the button
      Given Mia has an account
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And 30 seconds have passed
      And the member requests another code
      Then the focus is on the button "Send a new code"

  Rule: A new language changes nothing else

    @portable
    Scenario: The language changes during sign-in
      When a visitor opens "/login"
      And the member fills "Email address" with "rosa@example.com"
      And the member fills "Password" with "correct horse"
      And the member selects the language "Español"
      Then the page is titled "Iniciar sesión | {brand}"
      And the field "Correo electrónico" holds "rosa@example.com"
      And the field "Contraseña" holds "correct horse"

    @sandbox
    Scenario: The language changes while a code is typed
      Given Mia has an account
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member fills "Code" with "123"
      And the member selects the language "Español"
      Then the page is titled "Confirme que es usted | {brand}"
      And the field "Código" holds "123"
