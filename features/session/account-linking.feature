@sandbox
Feature: Account linking
  A partner sends a member whose account is not connected with the partner's account
  (ACCOUNT_MERGE). The member stays signed in. The page asks by name first, because anyone can send
  a link with a code of their own.

  Rule: The partner's code connects the accounts when the member agrees

    @GAP-015 @API-026 @API-027 @SSO-011 @SSO-023
    Scenario: A visitor signs in, connects the accounts and continues to the partner
      Given the partner accepts sign-ons
      And Rosa has an account
      And the partner's account of the visitor is not connected yet
      When the partner TELADOC sends the member with a return address and a connect code
      Then the heading is "Connect your accounts"
      And the address is "/transitionScreen"
      And no sign-in secret is left in the browser
      When the member connects the accounts
      And the member signs in
      Then the page asks whether to connect the account of "Rosa Delgado"
      And the call "connectExternalId" was made: no
      And the portal sent "checkPartnerOidc" with at least:
        | path   | /auth/partners/TELADOC/sp/mp/oidc |
        | status | 204                               |
      When the member presses "Connect my accounts"
      Then the heading is "Your accounts are connected"
      And the portal sent "connectExternalId" with the partner's code
      And no sign-in secret is left in the browser
      When the member presses "Go on to the other site"
      Then the partner's library identifies the member by the public id
      And the continued sign-on had a new code and the same return address

    @GAP-015
    Scenario: A signed-in member stays signed in and continues to the dashboard
      Given Rosa is signed in
      And the partner's account of the member is not connected yet
      When the partner TELADOC sends the member with a return address and a connect code
      Then the page asks whether to connect the account of "Rosa Delgado"
      When the member presses "Connect my accounts"
      And the member presses "Go to my dashboard"
      Then the dashboard is open
      And the portal sent "connectExternalId" with the partner's code
      When the member opens "/transitionScreen"
      Then the dashboard is open

    Scenario: A connect code only, after the partner's own sign-in
      Given Rosa is signed in
      When the partner TELADOC sends the member with a connect code only
      Then the page asks whether to connect the account of "Rosa Delgado"
      When the member presses "Connect my accounts"
      Then the heading is "Your accounts are connected"
      And the page has no button "Go on to the other site"
      When the member presses "Go to my dashboard"
      Then the dashboard is open

    Scenario: The member declines
      Given Rosa is signed in
      When the partner TELADOC sends the member with a connect code only
      And the member presses "Not now"
      Then the dashboard is open
      And the call "connectExternalId" was made: no

    Scenario: Another member is signed in on this device
      Given Rosa is signed in
      When the partner TELADOC sends the member with a connect code only
      Then the page asks whether to connect the account of "Rosa Delgado"
      When the member follows "Not me, sign out"
      Then the sign-in page is open
      And the call "connectExternalId" was made: no
      When the member opens "/transitionScreen"
      Then the call "connectExternalId" was made: no
      And no sign-in secret is left in the browser

    @SSO-012
    Scenario: An old account moves to the single account and is connected
      Given the partner accepts sign-ons
      And Olga has an account
      And the migration start accepts the member
      When the partner TELADOC sends the member with a return address
      And the member connects the accounts
      And the member signs in
      Then the heading is "Connect your accounts"
      When the member connects the accounts
      Then the dashboard is open
      And the portal sent "checkPartnerOidc" with at least:
        | path | /auth/partners/TELADOC/sp/mp/oidc |
      When the partner TELADOC sends the member with a return address
      Then the partner's library identifies the member after the move

  Rule: A failure says why and offers a next step

    @ERR-016
    Scenario: The service is away twice and shows its own message
      Given Rosa is signed in
      When the partner TELADOC sends the member with a connect code only
      Then the page asks whether to connect the account of "Rosa Delgado"
      Given the call "connectExternalId" is answered with "temporarily away"
      When the member presses "Connect my accounts"
      Then an alert says "That did not work"
      And the page shows "This is not available right now. Please try again in a few minutes."
      When the member presses "Try again"
      Then the portal sent "connectExternalId" 2 times
      And an alert says "That did not work"
      When the server recovers
      And the member presses "Try again"
      Then the heading is "Your accounts are connected"

    Scenario Outline: <what>
      Given Rosa is signed in
      When the partner TELADOC sends the member with a connect code only
      Then the page asks whether to connect the account of "Rosa Delgado"
      Given connecting is answered with "<example>"
      When the member presses "Connect my accounts"
      Then the page shows "<words>"
      And the page has no button "Try again"
      When the member presses "<on>"
      Then the dashboard is open

      Examples:
        | what                                 | example        | words                                          | on                 |
        | the identity is another member's     | identity_taken | That account is connected with another member. | Not now            |
        | the code has been used or is too old | code_refused   | Go back to the site that sent you here         | Go to my dashboard |

    Scenario: The account fails to load at first
      Given Rosa is signed in
      And the call "checkPartnerOidc" is answered with "server error"
      When the partner TELADOC sends the member with a connect code only
      Then an alert says "That did not work"
      When the server recovers
      And the member presses "Try again"
      Then the page asks whether to connect the account of "Rosa Delgado"

    @API-027
    Scenario: The partner's sign-in is not ready
      Given Rosa is signed in
      When the partner MYSTRENGTH sends the member with a connect code only
      Then the page shows "We cannot connect accounts of that site right now."
      And the page has no button "Connect my accounts"
      When the member presses "Go to my dashboard"
      Then the dashboard is open
      And the call "connectExternalId" was made: no

    @GAP-015
    Scenario: The partner has sent no code
      Given Rosa is signed in
      And the partner's account of the member is not connected yet
      When the partner TELADOC sends the member with a return address
      Then the page shows "Go back to the site that sent you here, and start from there again."
      And the session is still active
      When the member presses "Go to my dashboard"
      Then the dashboard is open

    Scenario: Account linking in Spanish on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      And the browser's language is "es-US"
      And Carmen is signed in
      When the partner TELADOC sends the member with a connect code only
      Then the page shows "Inició sesión como Carmen"
      And the page is in "es-US"
      And the page does not scroll sideways
      And no word of the page is clipped
      Given the call "connectExternalId" is answered with "temporarily away" in Spanish
      When the member presses "Conectar mis cuentas"
      Then an alert says "Eso no funcionó"
      And the page shows "Esto no está disponible"
      And the page does not scroll sideways
      When the server recovers
      And the member presses "Intentar de nuevo"
      Then the heading is "Sus cuentas están conectadas"
      When the member presses "Ir a mi panel principal"
      Then the dashboard is open

  Rule: Our own identity service signs the member in for a partner

    @API-015 @START-005 @SSO-019
    Scenario: The member returns from the identity service with its code
      Given Rosa is signed in
      And the identity service accepts the member
      When the member goes to "/keycloak"
      Then the dashboard is open
      And the portal sent "signInWithIdentityCode" with the code of the identity service
      And a note says that a link opened the account of "Rosa Delgado"
      And the address is "/dashboard"
