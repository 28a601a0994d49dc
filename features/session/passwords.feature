Feature: Passwords
  A forgotten password costs a member one mail and one minute. What makes a password good is the
  provider's word,
  told rule by rule; nobody learns who has an account.

  Rule: A link in a mail sets a new one

    @sandbox @GAP-117
    Scenario: from forgetting to signing in
      Given Rosa has an account
      When a visitor opens "/login"
      And she follows "Forgot your password?"
      Then the page is titled "Forgot your password? | Wellspring"
      When she asks for a link to her address
      Then she is told that a link is on its way
      When she opens the link of the mail
      Then the page is titled "Set a new password | Wellspring"
      And no token is in the address
      When she sets the password "seven quiet herons"
      Then she is told that the new password is set
      When she follows "Sign in"
      And she signs in with the password "seven quiet herons"
      Then she is on the dashboard

    @sandbox
    Scenario: an address that nobody has gets the same answer
      When a visitor opens "/forgot-password"
      And a stranger asks for a link to an address that nobody has
      Then she is told that a link is on its way

    Scenario Outline: what is no address is told at its field
      When a visitor opens "/forgot-password"
      And a stranger asks for a link to "<address>"
      Then "Email address" asks for something

      Examples:
        | address |
        |         |
        | rosa    |

  Rule: The provider's rules are told one by one

    @sandbox @GAP-064
    Scenario Outline: <password>
      Given Rosa has asked for a new password
      When she opens the link of the mail
      And she sets the password "<password>"
      Then the message is titled "<title>" and says:
        | <first>  |
        | <second> |
      When she sets the password "seven quiet herons"
      Then she is told that the new password is set

      Examples:
        | password    | title                                                    | first                                                                                       | second                              |
        | x1!         | That password cannot be used                             | It is too short                                                                             |                                     |
        | aaa1234xyzq | That password cannot be used                             | It has characters that repeat or follow an order that is easy to guess, such as aaa or 1234 |                                     |
        | zzzRosaq    | That password cannot be used. These things need a change | It has the same character several times in a row                                            | It has your name or user name in it |

  Rule: A link works once, and not for long

    @sandbox
    Scenario: used
      Given Rosa has asked for a new password
      When she opens the link of the mail
      And she sets the password "seven quiet herons"
      Then she is told that the new password is set
      When she opens the link of the mail again
      And she sets the password "eight quiet herons"
      Then she is told that the link does not work any more
      When she follows "Send me a new link"
      Then the address is "/forgot-password"

    @sandbox
    Scenario: older than an hour
      Given Rosa has asked for a new password
      And 61 minutes have passed for the provider
      When she opens the link of the mail
      And she sets the password "seven quiet herons"
      Then she is told that the link does not work any more

    Scenario: no link at all
      When a visitor opens "/reset-password"
      Then she is told that the page needs the link of her mail
