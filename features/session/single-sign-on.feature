Feature: Single sign-on
  A partner sends a member to the portal to be signed on to its own service. The portal posts what
  the partner needs to the partner only. A failure signs the member out with a message.

  Rule: The partner identifies the member with its own library

    @sandbox @SSO-024 @SSO-003
    Scenario Outline: The partner sends the member <how>, <session>
      Given the partner accepts sign-ons
      And Rosa <session>
      When the partner TELADOC sends the member <how>
      Then the partner's library identifies the member by the public id
      And single sign-on was requested <call>
      And no sign-in secret is left in the browser's history
      And the call "getPersonalInfo" was made: no

      Examples:
        | how                   | session        | call                         |
        | with a return address | has an account | without the member's session |
        | from its mobile app   | has an account | without the member's session |
        | with a return address | is signed in   | with the member's session    |

    @sandbox @SSO-024
    Scenario: Form fields may be named like form properties
      Given the partner accepts sign-ons
      And Rosa has an account
      And the partner also requires the fields "submit", "action" and "method"
      When the partner TELADOC sends the member with a return address
      Then the partner's library identifies the member by the public id
      And the form also had the fields "submit", "action" and "method"

    @sandbox @SSO-024
    Scenario: The assertion works once and for its own partner only
      Given the partner accepts sign-ons
      And Rosa has an account
      When the partner TELADOC sends the member with a return address
      Then the partner's library identifies the member by the public id
      And the library of another partner refuses the same form
      And a form with another member's id is refused

  Rule: Nothing is posted to any other site

    # Every other notation: src/session/auth/model/single-sign-on.test.ts.
    @sandbox @SSO-024 @SSO-027
    Scenario: The answer names another site
      Given Rosa is signed in
      And single sign-on is answered with the address "https://evil.example/saml/acs"
      When the partner TELADOC sends the member with a return address
      Then the sign-in page is open
      And a status message says "We could not take you there"
      And no form was sent outside the portal
      And no session data is left in the browser

    @portable @SSO-024
    Scenario: The browser blocks forms to hosts that are not on the list
      When a visitor opens "/login"
      And an injected script posts a form to "https://evil.example/take"
      Then the browser blocks it

  Rule: A failure signs the member out with a message

    @sandbox @SSO-004 @SSO-005 @ERR-010
    Scenario: The status FAILURE
      Given Rosa is signed in
      When the partner TELADOC sends the member with another partner's return address
      Then the sign-in page is open
      And a status message says "We could not take you there"
      And no session data is left in the browser
      And the call "signOut" was made: yes

    @sandbox @SSO-005 @ERR-033
    Scenario Outline: <what>
      Given Rosa has an account
      And single sign-on <answer>
      When the partner TELADOC sends the member with a return address
      Then the sign-in page is open
      And a status message says "We could not take you there"
      When the server recovers
      And the member signs in
      Then the dashboard is open

      Examples:
        | what                   | answer                                     |
        | the code is refused    | is answered with "code_refused"            |
        | the provider is away   | is answered with "temporarily_unavailable" |
        | the provider is broken | is answered with "server_error"            |

    @sandbox @SSO-005
    Scenario: A failed sign-on in Spanish on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      And the browser's language is "es-US"
      And Rosa has an account
      When the partner TELADOC sends the member with another partner's return address
      Then a status message says "No pudimos llevarle allí"
      And the page is in "es-US"
      And the page does not scroll sideways

  Rule: Two answers are not failures

    @sandbox @GAP-015
    Scenario: An account merge leads to the transition screen
      Given Olga has an account
      When the partner TELADOC sends the member with a return address
      Then the heading is "Connect your accounts"
      And the address is "/transitionScreen"
      And no form was sent outside the portal

    @sandbox @ERR-023
    Scenario: A sign-on already in progress is ignored, and a visitor stays a visitor
      Given Rosa has an account
      And single sign-on is answered with "already_redirected"
      When the partner TELADOC sends the member with a return address
      Then the sign-in page is open
      And the page does not show "We could not take you there"

    @sandbox @ERR-023
    Scenario: A sign-on already in progress is ignored, and a member stays signed in
      Given Rosa is signed in
      And single sign-on is answered with "already_redirected"
      When the partner TELADOC sends the member with a return address
      Then the dashboard is open

  Rule: A partner's own OpenID Connect provider signs the member in

    @sandbox @START-005
    Scenario: A member signs in at the partner's provider and arrives at the portal
      Given Rosa has an account
      And the partner has an OpenID Connect provider that knows the member
      When the member signs in at the partner's provider
      Then the dashboard is open
      And the dashboard greets the member by first name
      And no sign-in secret is left in the browser

    @sandbox
    Scenario: Another person signs in at the partner's provider
      Given Rosa has an account
      And the partner has an OpenID Connect provider that knows the member
      When another person signs in at the partner's provider
      Then the partner's site says that it does not know the member

    @sandbox
    Scenario: The provider's code is used a second time
      Given Rosa has an account
      And the partner has an OpenID Connect provider that knows the member
      When the member signs in at the partner's provider
      Then the dashboard is open
      And the provider refuses to accept the same code again

    @sandbox
    Scenario: A code of another sign-in is refused
      Given Rosa has an account
      And the partner has an OpenID Connect provider that knows the member
      When the member opens the partner's site with a code that they did not request
      Then the partner's site says that it does not know the member
