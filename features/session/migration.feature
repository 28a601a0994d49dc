Feature: One account
  Members with an old account move to the one account, from the portal or from the mobile app. They
  are told why,
  nothing of theirs is shown on the way, and what takes over is the provider's own and nobody
  else's.

  Rule: She is told what will happen, and goes on when she wants to

    @ROUTE-028 @SSO-010 @SSO-017
    Scenario: two blocks say why, in her language
      When a visitor opens "/transitionScreen"
      Then the page is titled "Connect your accounts | Wellspring"
      And two blocks are headed "One account for all your care" and "Nothing gets lost"
      And the header offers the languages "English" and "Español"
      When she chooses the language "Español"
      Then the heading is "Conecte sus cuentas"
      And two blocks are headed "Una sola cuenta para toda su atención" and "Nada se pierde"

    @SSO-013 @SSO-014 @SSO-015 @SSO-016
    Scenario: the footer has the four notices
      When a visitor opens "/transitionScreen"
      Then the footer links to exactly "Notice of privacy practices", "Terms of service", "Non-discrimination notice", "Informed consent agreement"

    Scenario: on a small dark phone
      Given her window is 320 pixels wide
      And her screen is dark
      When a visitor with a Spanish browser opens "/transitionScreen"
      Then the page is dark
      And the page does not scroll sideways
      And the footer links to exactly "Aviso de prácticas de privacidad", "Términos del servicio", "Aviso de no discriminación", "Acuerdo de consentimiento informado"

    @sandbox @SSO-011 @SSO-012
    Scenario: the button leads to the second step, with all that came along
      Given Mia has an account
      When she comes to the transition screen with an MFA token and "program=DIABETES"
      And she connects her accounts
      Then the address is "/mfa?program=DIABETES"
      And she is asked where the code shall go
      And nothing that brought her is left in the address

  Rule: An old account moves to the one account

    @sandbox @AUTH-010 @GAP-062
    Scenario: a member who may move sees that before anything of hers is loaded
      Given Olga has an account
      When a visitor opens "/login?program=DIABETES"
      And she signs in
      Then the address is "/transitionScreen?program=DIABETES"
      And nothing of her health or of her person was asked for

    @sandbox @AUTH-010 @GAP-062
    Scenario: she puts it off, and has her readings
      Given Olga has an account
      When a visitor opens "/login?program=DIABETES"
      And she signs in
      Then the address is "/transitionScreen?program=DIABETES"
      When she presses "Not now"
      Then the address is "/blood-sugar/overview"
      When she opens "/blood-sugar/all-logs"
      Then the page is titled "Blood sugar logs | Wellspring"
      When she signs out
      And she signs in
      Then the page is titled "Connect your accounts | Wellspring"

    @sandbox @GAP-062
    Scenario: the migration cannot be started, and she goes on with the old account
      Given Olga has just signed in
      And the call "getPublicIdentity" is answered with "server error"
      When she opens "/migration"
      Then she is told "That did not work"
      When the trouble is over
      And she presses "Not now"
      Then she is on the dashboard

    @sandbox @SSO-008 @SSO-018 @ROUTE-030
    Scenario: she moves, and arrives with her new account
      Given Olga has just signed in
      And the migration start takes her on
      When she connects her accounts
      Then the migration start was sent exactly these fields:
        | ccmUuid      | her public id             |
        | clientName   | member-portal             |
        | fromMobile   | false                     |
        | locale       | en-US                     |
        | sessionUuid  | a uuid                    |
        | redirectUrl  | the portal's sign-in page |
        | ccmAuthToken | the token of her session  |
      And she is on the dashboard
      And her old session is over

    @sandbox @SSO-009
    Scenario: from the mobile app
      Given Olga has an account
      And the migration start takes her on
      When she comes from the mobile app to "/migration"
      Then the migration start was told that she comes from the mobile app
      And she is on the dashboard

    @sandbox @SSO-018
    Scenario: while it is being prepared she is told so
      Given Olga has just signed in
      And the migration start takes her on
      And her public id is long in coming
      When she opens "/migration" and waits
      Then the heading is "Moving to your new account"
      And a reader is told "Getting everything ready"
      And no form has left the portal
      When her public id arrives
      Then she is on the dashboard

    @sandbox
    Scenario: it cannot be prepared
      Given Olga has just signed in
      And the migration start takes her on
      And the call "getPublicIdentity" is answered with "server error"
      When she opens "/migration"
      Then she is told "That did not work"
      And no form has left the portal
      When the trouble is over
      And she presses "Try again"
      Then she is on the dashboard

    Scenario Outline: <address> without a session
      When a visitor opens "<address>"
      Then the heading is "Sign in first"
      When she follows "Sign in"
      Then she is asked to sign in

      Examples:
        | address    |
        | /migration |
        | /keycloak  |

    @sandbox
    Scenario: a member who has nothing to move goes to her dashboard
      Given Rosa is signed in
      When she opens "/migration"
      Then she is on the dashboard

  Rule: The identity service takes a session over

    @sandbox @SSO-019 @ROUTE-029
    Scenario: she is handed over, and comes back
      Given Rosa is signed in
      And the identity service takes her on
      When she opens "/keycloak" and waits
      Then the identity service was sent exactly these fields:
        | accessCode  | a code                    |
        | clientName  | member-portal             |
        | locale      | en-US                     |
        | redirectUrl | the portal's sign-in page |
      And she is on the dashboard

    @sandbox
    Scenario: there is no code for her
      Given Rosa is signed in
      And the call "createAccessCode" is answered with "server error"
      When she opens "/keycloak"
      Then she is told "That did not work"
      And no form has left the portal
