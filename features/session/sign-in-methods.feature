Feature: Sign-in methods
  Members arrive from other sites: the provider's own site, a partner, a course or the chat client.
  The secret of a link works once, leaves the address immediately and never opens a wrong page.

  Rule: A secret in the address opens the portal once

    @sandbox @START-009
    Scenario Outline: A link with <what> from <where> opens the portal
      Given Rosa has an account
      When the member follows a link with <what>, from <where>
      Then the dashboard is open
      And the address is "/dashboard"
      And no sign-in secret is left in the browser
      When the member reloads the page
      Then the dashboard is open

      @START-002 @START-003
      Examples: the provider's own site
        | what           | where                    |
        | an access code | "app.wellspring.example" |

      @START-004
      Examples: the parent app
        | what                   | where                    |
        | the parent app's token | "app.wellspring.example" |

      @START-005 @START-010
      Examples: a partner
        | what                            | where                  |
        | a partner's access code         | "mystrength.example"   |
        | the usual partner's access code | "care.teladoc.example" |

      @START-006
      Examples: a link
        | what          | where              |
        | an auth token | "mail.example.com" |

      @START-007
      Examples: a course
        | what                             | where                       |
        | the token of an education course | "courses.education.example" |

    @sandbox @GAP-067
    Scenario: The chat client sends a new token each time it opens the portal
      Given Rosa has an account
      When the member follows a link with the chat client's token, from "teams.microsoft.example"
      Then the dashboard is open
      And no sign-in secret is left in the browser
      When the member follows a link with the chat client's token, from "teams.microsoft.example"
      Then the dashboard is open

    @sandbox @START-011 @ERR-014 @GAP-112
    Scenario: The same link does not work twice
      Given Rosa has an account
      And the member has followed a link with an auth token
      And the member signs out
      When the member follows a link with the same auth token
      Then the sign-in page is open
      And no sign-in secret is left in the browser

    @sandbox @START-012 @START-013 @ERR-014
    Scenario Outline: A sign-in method that is answered with <error> ends the previous session
      Given Rosa is signed in
      And a sign-in method is answered with "<error>"
      When the member follows a link with an auth token
      Then the sign-in page is open
      And no session data is left in the browser

      Examples:
        | error          |
        | invalid_grant  |
        | invalid_token  |
        | invalid_client |

    @sandbox @START-014 @ERR-013
    Scenario: A token that the chat service refuses signs out
      Given Rosa is signed in
      And a sign-in method is answered with "invalid_teams_token"
      When the member follows a link with the chat client's token
      Then the heading is "{brand} in Teams"
      And no session data is left in the browser

    @sandbox @START-015
    Scenario: Any other error shows the unavailable page, keeps the session and recovers
      Given Rosa is signed in
      And a sign-in method is answered with "server error"
      When the member follows a link with an auth token
      Then the heading is "Uh-oh! Our site had a hiccup."
      And the session is still active
      When the server recovers
      Then the dashboard is open

  Rule: A link that anyone may have sent says whose account it opens

    @sandbox
    Scenario Outline: A link with <what> says whose account it opens
      Given Rosa is signed in
      When the member follows a link with <what>
      Then a note says that a link opened the account of "Rosa Delgado"
      And the previous session has ended
      When the member presses "Not me, sign out"
      Then the sign-in page is open
      And no session data is left in the browser

      Examples:
        | what                             |
        | an auth token                    |
        | a partner's access code          |
        | the token of an education course |

    @sandbox
    Scenario: A link from the provider's own site needs no note
      Given Rosa has an account
      When the member follows a link with an access code, from "app.wellspring.example"
      Then the dashboard is open
      And no note says that a link opened an account

    @sandbox
    Scenario: The note appears once
      Given Rosa has an account
      When the member follows a link with an auth token
      Then a note says that a link opened the account of "Rosa Delgado"
      When the member presses "Dismiss"
      Then no note says that a link opened an account

  Rule: An invalid link opens nothing

    @sandbox
    Scenario Outline: <what> that is invalid
      When a visitor follows a link with <what> that is invalid
      Then the sign-in page is open
      And no sign-in secret is left in the browser

      Examples:
        | what                             |
        | an access code                   |
        | a partner's access code          |
        | the parent app's token           |
        | an auth token                    |
        | the token of an education course |

    @sandbox
    Scenario: A chat client's token of no account
      When a visitor follows a link with the chat client's token that is invalid
      Then the heading is "{brand} in Teams"
      And no sign-in secret is left in the browser
