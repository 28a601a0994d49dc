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
    Scenario: The same link from another site leads to the dashboard
      Given Rosa has an account
      When the member follows a sign-in link from "evilwellspring.example" with the return location "https://coaching.wellspring.example/launch"
      And the member signs in
      Then the dashboard is open

  Rule: No other address is followed, however it is written

    # Every other notation: src/session/startup/model/redirect-target.test.ts.
    @sandbox @VALID-028
    Scenario: a host without its scheme
      Given Rosa has an account
      When the member follows a sign-in link from "app.wellspring.example" with the return location "//evil.example"
      And the member signs in
      Then the dashboard is open

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
        | query                                         | address        |
        | program=HYPERTENSION&source=a_food_insights_b | /food/insights |
        | program=hypertension                          | /dashboard     |
