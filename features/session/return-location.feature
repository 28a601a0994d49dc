Feature: Back to where she was going
  After signing in a member goes on to where she wanted to go. A link may take her on to another of
  the provider's own
  sites, if one of these sent her. Nobody else's link can use the portal to lead her away.

  Rule: The provider's own sites may send her on

    @sandbox @VALID-028
    Scenario: a link of the provider's own site
      Given Rosa has an account
      When she follows a link to sign in from "app.wellspring.example" that goes on to "https://coaching.wellspring.example/launch?a=1"
      And she signs in
      Then she has left for "https://coaching.wellspring.example/launch?a=1"

    @sandbox @VALID-028
    Scenario Outline: the same link from <site> leads to her dashboard
      Given Rosa has an account
      When she follows a link to sign in from "<site>" that goes on to "https://coaching.wellspring.example/launch"
      And she signs in
      Then she is on the dashboard

      Examples:
        | site                            |
        | evil.example                    |
        | wellspring.example.evil.example |
        | evilwellspring.example          |

  Rule: Nothing leads elsewhere, whatever it is made of

    @sandbox @VALID-028
    Scenario Outline: <target>
      Given Rosa has an account
      When she follows a link to sign in from "app.wellspring.example" that goes on to "<target>"
      And she signs in
      Then she is on the dashboard

      Examples: another host
        | target                                     |
        | //evil.example                             |
        | /\\evil.example                            |
        | \\evil.example                             |
        | https://evil.example/                      |
        | https://wellspring.example.evil.example/   |
        | https://wellspring.example@evil.example/   |
        | https://evil.example\\@wellspring.example/ |
        | https://wellspring.example//evil.example   |
        | /%09/evil.example                          |

      Examples: another way of reading it
        | target                                  |
        | javascript:alert(document.domain)       |
        | data:text/html,hello                    |
        | http://wellspring.example/              |
        | https://wellspring.example:8443/        |
        | https://user:secret@wellspring.example/ |
        | %2F%2Fevil.example                      |

      Examples: the portal itself
        | target     |
        | /login     |
        | /dashboard |

    @sandbox @VALID-028
    Scenario: control characters in it
      Given Rosa has an account
      When a visitor opens "/login?redirect=%2F%09%2Fevil.example%0D%0A"
      And she signs in
      Then she is on the dashboard

  Rule: The front door leads to the most specific place

    @sandbox @GAP-009
    Scenario Outline: "<query>" leads to "<address>"
      Given Rosa is signed in
      When she opens "/?<query>"
      Then the address is "<address>"

      Examples:
        | query                                         | address                  |
        | program=HYPERTENSION&source=newsletter        | /blood-pressure/overview |
        | program=HYPERTENSION&source=a_food_insights_b | /food/insights           |
        | program=hypertension                          | /dashboard               |
        | program=HTN                                   | /dashboard               |
        | program=                                      | /dashboard               |
