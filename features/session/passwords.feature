Feature: Password reset
  A link in an email sets a new password. The provider's rules decide which password is accepted,
  and the pages do not reveal who has an account.

  Rule: A link in an email sets a new password

    @sandbox @GAP-117
    Scenario: A member resets the password and signs in
      Given Rosa has an account
      When a visitor opens "/login"
      And the member follows "Forgot your password?"
      Then the page is titled "Forgot your password? | {brand}"
      When the member requests a link for their email address
      Then the content says "a link is on its way"
      When the member opens the link in the email
      Then the page is titled "Set a new password | {brand}"
      And no token is in the address
      When the member sets the password "seven quiet herons"
      Then the content says "Your new password is set"
      When the member follows "Sign in"
      And the member signs in with the password "seven quiet herons"
      Then the dashboard is open

    @sandbox
    Scenario: An address without an account gets the same answer
      When a visitor opens "/forgot-password"
      And a visitor requests a link for an address without an account
      Then the content says "a link is on its way"

    @portable
    Scenario Outline: An invalid address is an error at its field
      When a visitor opens "/forgot-password"
      And a visitor requests a link for "<address>"
      Then "Email address" is marked as invalid

      Examples:
        | address |
        |         |
        | rosa    |

  Rule: The page lists each broken password rule

    @sandbox @GAP-064
    Scenario Outline: <password>
      Given Rosa has requested a new password
      When the member opens the link in the email
      And the member sets the password "<password>"
      Then the message is titled "<title>" and says:
        | <first>  |
        | <second> |
      When the member sets the password "seven quiet herons"
      Then the content says "Your new password is set"

      Examples:
        | password    | title                                                    | first                                                                                       | second                              |
        | x1!         | That password cannot be used                             | It is too short                                                                             |                                     |
        | aaa1234xyzq | That password cannot be used                             | It has characters that repeat or follow an order that is easy to guess, such as aaa or 1234 |                                     |
        | zzzRosaq    | That password cannot be used. These things need a change | It has the same character several times in a row                                            | It has your name or user name in it |

  Rule: A link works once and for one hour

    @sandbox
    Scenario: A used link
      Given Rosa has requested a new password
      When the member opens the link in the email
      And the member sets the password "seven quiet herons"
      Then the content says "Your new password is set"
      When the member opens the link in the email
      And the member sets the password "eight quiet herons"
      Then the content says "This link does not work any more"
      When the member follows "Send me a new link"
      Then the address is "/forgot-password"

    @sandbox
    Scenario: A link older than an hour
      Given Rosa has requested a new password
      And 61 minutes have passed for the provider
      When the member opens the link in the email
      And the member sets the password "seven quiet herons"
      Then the content says "This link does not work any more"

    @portable
    Scenario: The page without a link
      When a visitor opens "/reset-password"
      Then the content says "needs the link from your email"
