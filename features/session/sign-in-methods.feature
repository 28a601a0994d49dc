Feature: Ways in
  Members come from other places, too: the provider's own site, a partner, a course, the chat
  client. What brings
  them works once, is gone from the address before anything else happens, and never takes a member
  where she
  should not be.

  Rule: What an address carries opens the portal, once

    @sandbox @START-009
    Scenario Outline: she comes with <what>, from <where>
      Given Rosa has an account
      When she comes with <what>, from <where>
      Then she is on the dashboard
      And the address is "/dashboard"
      And nothing that brought her is left in the browser
      When she reloads the page
      Then she is on the dashboard

      @START-002 @START-003
      Examples: the provider's own site
        | what           | where                    |
        | an access code | "app.wellspring.example" |

      @START-004
      Examples: the parent app
        | what                  | where                    |
        | the parent app's word | "app.wellspring.example" |

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
    Scenario: the chat client brings a new token whenever it opens the portal
      Given Rosa has an account
      When she comes with the chat client's token, from "teams.microsoft.example"
      Then she is on the dashboard
      And nothing that brought her is left in the browser
      When she comes with the chat client's token, from "teams.microsoft.example"
      Then she is on the dashboard

    @sandbox @START-011 @ERR-014 @GAP-112
    Scenario: the same link does not work twice
      Given Rosa has an account
      And she has come with an auth token
      And she has signed out again
      When she comes with the same auth token
      Then she is asked to sign in
      And nothing that brought her is left in the browser

    @sandbox @START-012 @ERR-014
    Scenario Outline: a way in that is answered with <error> ends the session that was there
      Given Rosa is signed in
      And a way in is answered with "<error>"
      When she comes with an auth token
      Then she is asked to sign in
      And nothing of a session is left in the browser

      Examples:
        | error          |
        | invalid_grant  |
        | invalid_token  |
        | invalid_client |

    @sandbox @START-014 @ERR-013
    Scenario: a token that the chat service does not take logs out
      Given Rosa is signed in
      And a way in is answered with "invalid_teams_token"
      When she comes with the chat client's token
      Then the heading is "Wellspring in Teams"
      And nothing of a session is left in the browser

    @sandbox @START-015
    Scenario: any other trouble shows the unavailable page, ends nothing, and passes
      Given Rosa is signed in
      And a way in is answered with "server error"
      When she comes with an auth token
      Then the heading is "Uh-oh! Our site had a hiccup."
      And her session is still there
      When the trouble is over
      Then she is on the dashboard

  Rule: A link that anybody may have sent says whose account it opens

    @sandbox
    Scenario Outline: she comes with <what>
      Given Rosa is signed in
      When she comes with <what>
      Then she is told that a link opened the account of "Rosa Delgado"
      And the session that was there before is over
      When she says that it is not hers
      Then she is asked to sign in
      And nothing of a session is left in the browser

      Examples:
        | what                             |
        | an auth token                    |
        | a partner's access code          |
        | the token of an education course |

    @sandbox
    Scenario: from the provider's own site it goes without saying
      Given Rosa has an account
      When she comes with an access code, from "app.wellspring.example"
      Then she is on the dashboard
      And she is not told of a link

    @sandbox
    Scenario: told once is enough
      Given Rosa has an account
      When she comes with an auth token
      Then she is told that a link opened the account of "Rosa Delgado"
      When she puts that aside
      Then she is not told of a link

  Rule: A stranger's link opens nothing

    @sandbox
    Scenario Outline: <what> of nobody
      When a stranger comes with <what>
      Then she is asked to sign in
      And nothing that brought her is left in the browser

      Examples:
        | what                             |
        | an access code                   |
        | a partner's access code          |
        | the parent app's word            |
        | an auth token                    |
        | the token of an education course |

    @sandbox
    Scenario: the chat client's token of nobody
      When a stranger comes with the chat client's token
      Then the heading is "Wellspring in Teams"
      And nothing that brought her is left in the browser
