Feature: Migration to the single account
  Members with an old account move to the single account, from the portal or from the mobile app.
  The page explains why, loads no data of the member before, and posts to the provider's own service
  only.

  Rule: The page explains the move and starts it on request

    @portable @ROUTE-028 @SSO-010 @SSO-017
    Scenario: Two blocks explain the move in the selected language
      When a visitor opens "/transitionScreen"
      Then the page is titled "Connect your accounts | {brand}"
      And the headings of the two blocks are "One account for all your care" and "Nothing gets lost"
      And the header offers the languages "English" and "Español"
      When the member selects the language "Español"
      Then the heading is "Conecte sus cuentas"
      And the headings of the two blocks are "Una sola cuenta para toda su atención" and "Nada se pierde"

    @portable @SSO-013 @SSO-014 @SSO-015 @SSO-016
    Scenario: The footer has the four notices
      When a visitor opens "/transitionScreen"
      Then the footer links to exactly "Notice of privacy practices", "Terms of service", "Non-discrimination notice", "Informed consent agreement"

    @sandbox @SSO-013
    Scenario: The notice of privacy practices is not the privacy policy
      When a visitor opens "/transitionScreen"
      Then the footer has the external link "Notice of privacy practices" to "https://www.wellspring.example/en/privacy-practices"

    @portable
    Scenario: The page on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      When the browser's language is "es-US"
      And a visitor opens "/transitionScreen"
      Then the page's colors are dark
      And the page does not scroll sideways
      And the footer links to exactly "Aviso de prácticas de privacidad", "Términos del servicio", "Aviso de no discriminación", "Acuerdo de consentimiento informado"

    @sandbox @SSO-011 @SSO-012
    Scenario: The button leads to the second step and keeps the query
      Given Mia has an account
      When the member opens the transition screen with an MFA token and "program=DIABETES"
      And the member connects the accounts
      Then the address is "/mfa?program=DIABETES"
      And the page asks where to send the code
      And no sign-in secret is left in the address

  Rule: An old account moves to the single account

    @sandbox @AUTH-010 @GAP-062
    Scenario: A member who may move sees the offer before their data loads
      Given Olga has an account
      When a visitor opens "/login?program=DIABETES"
      And the member signs in
      Then the address is "/transitionScreen?program=DIABETES"
      And no health or personal data was requested

    @sandbox @AUTH-010 @GAP-062
    Scenario: A member postpones the move and sees the readings
      Given Olga has an account
      When a visitor opens "/login?program=DIABETES"
      And the member signs in
      Then the address is "/transitionScreen?program=DIABETES"
      When the member presses "Not now"
      Then the address is "/blood-sugar/overview"
      When the member opens "/blood-sugar/all-logs"
      Then the page is titled "Blood sugar logs | {brand}"
      When the member signs out
      And the member signs in
      Then the page is titled "Connect your accounts | {brand}"

    @sandbox @GAP-062
    Scenario: The migration fails to start, and the member continues with the old account
      Given Olga has just signed in
      And the call "getPublicIdentity" is answered with "server error"
      When the member opens "/migration"
      Then an alert says "That did not work"
      When the server recovers
      And the member presses "Not now"
      Then the dashboard is open

    @sandbox @SSO-008 @SSO-018 @ROUTE-030
    Scenario: A member moves and arrives with the new account
      Given Olga has just signed in
      And the migration start accepts the member
      When the member connects the accounts
      Then the migration start received exactly these fields:
        | ccmUuid      | the public id             |
        | clientName   | member-portal             |
        | fromMobile   | false                     |
        | locale       | en-US                     |
        | sessionUuid  | a uuid                    |
        | redirectUrl  | the portal's sign-in page |
        | ccmAuthToken | the session token         |
      And the dashboard is open
      And the old session has ended

    @sandbox @SSO-009
    Scenario: The move starts from the mobile app
      Given Olga has an account
      And the migration start accepts the member
      When the member follows a link from the mobile app to "/migration"
      Then the migration start received that the member comes from the mobile app
      And the dashboard is open

    @sandbox @SSO-018
    Scenario: The page says that the move is being prepared
      Given Olga has just signed in
      And the migration start accepts the member
      And the call "getPublicIdentity" is delayed
      When the member goes to "/migration"
      Then the heading is "Moving to your new account"
      And a status message says "Getting everything ready"
      And no form was sent outside the portal
      When the delayed calls continue
      Then the dashboard is open

    @sandbox
    Scenario: The move cannot be prepared
      Given Olga has just signed in
      And the migration start accepts the member
      And the call "getPublicIdentity" is answered with "server error"
      When the member opens "/migration"
      Then an alert says "That did not work"
      And no form was sent outside the portal
      When the server recovers
      And the member presses "Try again"
      Then the dashboard is open

    @portable @ROUTE-030
    Scenario Outline: <address> without a session
      When a visitor opens "<address>"
      Then the heading is "Sign in first"
      When the member follows "Sign in"
      Then the sign-in page is open

      Examples:
        | address    |
        | /migration |
        | /keycloak  |

    @sandbox
    Scenario: A member without an old account is redirected to the dashboard
      Given Rosa is signed in
      When the member opens "/migration"
      Then the dashboard is open

  Rule: The identity service takes over a session

    @sandbox @SSO-019
    Scenario: The page says that the handover is being prepared
      Given Rosa is signed in
      And the identity service accepts the member
      And the call "createAccessCode" is delayed
      When the member goes to "/keycloak"
      Then the heading is "Taking you to your account"
      And a status message says "Getting everything ready"
      And no form was sent outside the portal
      When the delayed calls continue
      Then the dashboard is open

    @sandbox @SSO-019 @ROUTE-029
    Scenario: A member is handed over and returns
      Given Rosa is signed in
      And the identity service accepts the member
      When the member goes to "/keycloak"
      Then the identity service received exactly these fields:
        | accessCode  | a code                    |
        | clientName  | member-portal             |
        | locale      | en-US                     |
        | redirectUrl | the portal's sign-in page |
      And the dashboard is open

    @sandbox
    Scenario: The access code fails to load
      Given Rosa is signed in
      And the call "createAccessCode" is answered with "server error"
      When the member opens "/keycloak"
      Then an alert says "That did not work"
      And no form was sent outside the portal
