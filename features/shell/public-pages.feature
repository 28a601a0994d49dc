Feature: The pages for everybody
  Whoever comes without a session is met in her language and her colours, on any screen and with any
  aid.

  Rule: Every public page stands by itself

    # What axe finds on the page at the end of a scenario fails it. src/app/router/public-pages.test.ts holds the list complete.
    @ROUTE-035 @SHELL-002
    Scenario Outline: <address> in <colours> and in <language>
      Given her screen is in <colours>
      And her browser asks for "<language>"
      And her window is 320 pixels wide
      When a visitor opens "<address>"
      Then the page's title ends in "| Wellspring"
      And there is one main heading and no level is skipped
      And the page is in "<language>"
      And the page's colours are <colours>
      And nothing is cut off at the sides

      # Every page in each language and in each of the colours; half of the pages in each pair of both.
      Examples: by day
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
        | /privacy                           | en-US    | light   |
        | /confirm-lab-order                 | es-US    | light   |
        | /confirm-lab-order/confirm-address | en-US    | light   |
        | /confirm-lab-order/members         | es-US    | light   |
        | /campaign-ended                    | en-US    | light   |
        | /teams-coaching                    | es-US    | light   |
        | /sitemap                           | en-US    | light   |
        | /nowhere                           | es-US    | light   |

      Examples: by night
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
        | /privacy                           | es-US    | dark    |
        | /confirm-lab-order                 | en-US    | dark    |
        | /confirm-lab-order/confirm-address | es-US    | dark    |
        | /confirm-lab-order/members         | en-US    | dark    |
        | /campaign-ended                    | es-US    | dark    |
        | /teams-coaching                    | en-US    | dark    |
        | /sitemap                           | es-US    | dark    |
        | /nowhere                           | en-US    | dark    |

    @sandbox
    Scenario Outline: the second step in <language> and in <colours>
      Given Mia has an account
      And her screen is in <colours>
      And her browser asks for "<language>"
      And her window is 320 pixels wide
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "•••-•••-"
      Then the page is in "<language>"
      And nothing is cut off at the sides

      Examples:
        | language | colours |
        | en-US    | light   |
        | es-US    | dark    |

  Rule: Large letters fit

    Scenario Outline: <address> with letters twice as large
      Given her window is 390 pixels wide
      And her letters are twice as large
      When a visitor with a Spanish browser opens "<address>"
      Then nothing is cut off at the sides

      Examples:
        | address                |
        | /login                 |
        | /forgot-password       |
        | /reset-password        |
        | /verification-required |
        | /rate-limit-exceeded   |

  Rule: The focus never gets lost

    Scenario: going from page to page puts it on the heading
      When a visitor opens "/login"
      And she follows "Forgot your password?"
      Then the focus is on the heading "Forgot your password?"
      When she follows "Back to sign in"
      Then the focus is on the heading "Sign in"
      When she goes back in the browser
      Then the focus is on the heading "Forgot your password?"

    Scenario: when a form makes way for its outcome
      When a visitor opens "/forgot-password"
      And a stranger asks for a link to "nobody@example.com"
      Then she is told that a link is on its way
      And the focus is on the heading "Forgot your password?"
      When she presses "Use another address"
      Then the focus is on the heading "Forgot your password?"
      And "Email address" still holds what she typed

    @sandbox
    Scenario: when a call fails, it is on the message
      Given the call "requestPasswordReset" finds nobody at home
      When a visitor opens "/forgot-password"
      And a stranger asks for a link to "nobody@example.com"
      Then the focus is on the message
      And "Email address" still holds what she typed

    @sandbox
    Scenario: when she asks for another code, it stays on the button
      Given Mia has an account
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And 30 seconds have passed
      And she has another code sent
      Then the focus is on the button for another code

  Rule: A new language changes nothing else

    Scenario: while she signs in
      When a visitor opens "/login"
      And she types "rosa@example.com" as "Email address"
      And she types "correct horse" as "Password"
      And she chooses the language "Español"
      Then the page is titled "Iniciar sesión | Wellspring"
      And "Correo electrónico" holds "rosa@example.com"
      And "Contraseña" holds "correct horse"

    @sandbox
    Scenario: while she types a code
      Given Mia has an account
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she types "123" as "Code"
      And she chooses the language "Español"
      Then the page is titled "Confirme que es usted | Wellspring"
      And "Código" holds "123"
