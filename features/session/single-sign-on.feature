Feature: Single sign-on
  A partner sends a member here to be signed on to its own service. The portal posts what the
  partner needs, to the
  partner and to nobody else; when that fails, she is signed out and told so.

  Rule: The partner learns who she is, by its own library

    @sandbox @SSO-024 @SSO-003
    Scenario Outline: she comes <how>, <session>
      Given the partner takes sign-ons
      And Rosa <session>
      When the partner TELADOC sends her <how>
      Then the partner's library knows her by her public id
      And single sign-on was asked for <call>
      And nothing that brought her is left in the browser's address
      And the call "getPersonalInfo" was made: no

      Examples:
        | how                      | session        | call                |
        | with a place to go on to | has an account | without her session |
        | from its mobile app      | has an account | without her session |
        | with a place to go on to | is signed in   | with her session    |

    @sandbox @SSO-024
    Scenario: fields of the form that are called like parts of a form
      Given the partner takes sign-ons
      And Rosa has an account
      And the partner wants fields called "submit", "action" and "method", too
      When the partner TELADOC sends her with a place to go on to
      Then the partner's library knows her by her public id
      And the form had the fields "submit", "action" and "method", too

    @sandbox @SSO-024
    Scenario: the assertion is of use once and for its own partner
      Given the partner takes sign-ons
      And Rosa has an account
      When the partner TELADOC sends her with a place to go on to
      Then the partner's library knows her by her public id
      And the library of another partner refuses the same form
      And a form with another member's id is refused

  Rule: Nothing goes to anybody else

    @sandbox @SSO-024 @SSO-027
    Scenario Outline: the answer names <address>
      Given Rosa is signed in
      And single sign-on is answered with the address "<address>"
      When the partner TELADOC sends her with a place to go on to
      Then she is asked to sign in
      And she is told that the other site did not let her in
      And no form has left the portal
      And nothing of a session is left in the browser

      Examples:
        | address                                   |
        | https://evil.example/saml/acs             |
        | http://sso.teladoc.example/saml/acs       |
        | https://sso.teladoc.example.evil.example/ |
        | https://sso.teladoc.example:8443/saml/acs |

    @SSO-024
    Scenario: the browser itself lets no form leave for a host that is not on the list
      When a visitor opens "/login"
      And somebody's script posts a form to "https://evil.example/take"
      Then the browser blocks it

  Rule: When it fails she is signed out, and told so

    @sandbox @SSO-004 @SSO-005 @ERR-010
    Scenario: the status FAILURE
      Given Rosa is signed in
      When the partner TELADOC sends her with a place that is another partner's
      Then she is asked to sign in
      And she is told that the other site did not let her in
      And nothing of a session is left in the browser
      And the call "signOut" was made: yes

    @sandbox @SSO-005 @ERR-033
    Scenario Outline: <what>
      Given Rosa has an account
      And single sign-on <answer>
      When the partner TELADOC sends her with a place to go on to
      Then she is asked to sign in
      And she is told that the other site did not let her in
      When the trouble is over
      And she signs in
      Then she is on the dashboard

      Examples:
        | what                   | answer                                     |
        | the code is refused    | is answered with "code_refused"            |
        | the provider is away   | is answered with "temporarily_unavailable" |
        | the provider is broken | is answered with "server_error"            |

    @sandbox @SSO-005
    Scenario: in Spanish, on a small dark phone
      Given her window is 320 pixels wide
      And her screen is dark
      And her browser is Spanish
      And Rosa has an account
      When the partner TELADOC sends her with a place that is another partner's
      Then she is told that the other site did not let her in
      And the page is in "es-US"
      And the page does not scroll sideways

  Rule: Two answers are no failure

    @sandbox @GAP-015
    Scenario: a merge of accounts leads to the transition screen
      Given Olga has an account
      When the partner TELADOC sends her with a place to go on to
      Then the heading is "Connect your accounts"
      And the address is "/transitionScreen"
      And no form has left the portal

    @sandbox @ERR-023
    Scenario: a sign-on that is under way already is ignored, and a visitor stays a visitor
      Given Rosa has an account
      And single sign-on is answered with "already_redirected"
      When the partner TELADOC sends her with a place to go on to
      Then she is asked to sign in
      And nothing is said of another site

    @sandbox @ERR-023
    Scenario: a sign-on that is under way already is ignored, and a member stays a member
      Given Rosa is signed in
      And single sign-on is answered with "already_redirected"
      When the partner TELADOC sends her with a place to go on to
      Then she is on the dashboard

  Rule: A partner with an OpenID Connect provider of its own lets her in

    @sandbox @START-005
    Scenario: she signs in at the partner's provider and arrives here
      Given Rosa has an account
      And the partner has an OpenID Connect provider where she is known
      When she signs in at the partner's provider
      Then she is on the dashboard
      And she is greeted by her first name
      And nothing that brought her is left in the browser

    @sandbox
    Scenario: at the partner's provider she is somebody else
      Given Rosa has an account
      And the partner has an OpenID Connect provider where she is known
      When a stranger signs in at the partner's provider
      Then the partner's site says that it does not know her

    @sandbox
    Scenario: the provider's code is brought a second time
      Given Rosa has an account
      And the partner has an OpenID Connect provider where she is known
      When she signs in at the partner's provider
      Then she is on the dashboard
      And the provider refuses to take the same code once more

    @sandbox
    Scenario: somebody gives her a code that is not of her own sign-in
      Given Rosa has an account
      And the partner has an OpenID Connect provider where she is known
      When she opens the partner's site with a code that she did not ask for
      Then the partner's site says that it does not know her
