Feature: Return location
  After sign-in a member goes to the requested page. A link may lead to another site of the provider
  only if one of these sites sent the member.

  Rule: The provider's own sites may set a return location

    @sandbox @VALID-028
    Scenario: A link of the provider's own site
      Given Rosa has an account
      When the member follows a sign-in link from "app.wellspring.example" with the return location "https://coaching.wellspring.example/launch?a=1"
      And the member signs in
      Then the browser has left for "https://coaching.wellspring.example/launch?a=1"

    @sandbox @VALID-028
    Scenario Outline: The same link from <site> leads to the dashboard
      Given Rosa has an account
      When the member follows a sign-in link from "<site>" with the return location "https://coaching.wellspring.example/launch"
      And the member signs in
      Then the dashboard is open

      Examples:
        | site                            |
        | evil.example                    |
        | wellspring.example.evil.example |
        | evilwellspring.example          |

  Rule: No other address is followed, however it is written

    @sandbox @VALID-028
    Scenario Outline: <target>
      Given Rosa has an account
      When the member follows a sign-in link from "app.wellspring.example" with the return location "<target>"
      And the member signs in
      Then the dashboard is open

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

      Examples: another notation
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
      And the member signs in
      Then the dashboard is open

  Rule: The pre-login page redirects to the most specific page

    @sandbox @GAP-009
    Scenario Outline: "<query>" leads to "<address>"
      Given Rosa is signed in
      When the member opens "/?<query>"
      Then the address is "<address>"

      Examples:
        | query                                         | address                  |
        | program=HYPERTENSION&source=newsletter        | /blood-pressure/overview |
        | program=HYPERTENSION&source=a_food_insights_b | /food/insights           |
        | program=hypertension                          | /dashboard               |
        | program=HTN                                   | /dashboard               |
        | program=                                      | /dashboard               |
