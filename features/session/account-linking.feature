@sandbox
Feature: Connecting an account with a partner's
  A partner signs a member on whose account here is not connected with the partner's yet
  (ACCOUNT_MERGE). Nobody is
  logged out. The member is asked by name first, because anybody can send a link with a code of
  their own.

  Rule: The partner's code connects the accounts when the member says so

    @GAP-015 @API-026 @API-027 @SSO-011 @SSO-023
    Scenario: a visitor signs in, connects the accounts and goes on to the partner
      Given the partner takes sign-ons
      And Rosa has an account
      And the partner does not know the visitor yet
      When the partner TELADOC sends her with a place to go on to and a code that connects
      Then the heading is "Connect your accounts"
      And the address is "/transitionScreen"
      And nothing that brought her is left in the browser
      When she connects her accounts
      And she signs in
      Then she is asked whether to connect the account of "Rosa Delgado"
      And the call "connectExternalId" was made: no
      And the portal sent "checkPartnerOidc" with, besides others:
        | path   | /auth/partners/TELADOC/sp/mp/oidc |
        | status | 204                               |
      When she presses "Connect my accounts"
      Then the heading is "Your accounts are connected"
      And the portal sent "connectExternalId" with the partner's code
      And nothing that brought her is left in the browser
      When she presses "Go on to the other site"
      Then the partner's library knows her by her public id
      And the sign-on that went on had a new code and the same place

    @GAP-015
    Scenario: a member who is signed in stays signed in, and goes to the dashboard after it
      Given Rosa is signed in
      And the partner does not know the member yet
      When the partner TELADOC sends her with a place to go on to and a code that connects
      Then she is asked whether to connect the account of "Rosa Delgado"
      When she presses "Connect my accounts"
      And she presses "Go to my dashboard"
      Then she is on the dashboard
      And the portal sent "connectExternalId" with the partner's code
      When she opens "/transitionScreen"
      Then she is on the dashboard

    Scenario: a code alone, after the partner's own sign-in
      Given Rosa is signed in
      When the partner TELADOC sends her with a code that connects alone
      Then she is asked whether to connect the account of "Rosa Delgado"
      When she presses "Connect my accounts"
      Then the heading is "Your accounts are connected"
      And there is no button "Go on to the other site"
      When she presses "Go to my dashboard"
      Then she is on the dashboard

    Scenario: she does not want to
      Given Rosa is signed in
      When the partner TELADOC sends her with a code that connects alone
      And she presses "Not now"
      Then she is on the dashboard
      And the call "connectExternalId" was made: no

    Scenario: somebody else is signed in on this device
      Given Rosa is signed in
      When the partner TELADOC sends her with a code that connects alone
      Then she is asked whether to connect the account of "Rosa Delgado"
      When she follows "Not me, sign out"
      Then she is asked to sign in
      And the call "connectExternalId" was made: no
      When she opens "/transitionScreen"
      Then the call "connectExternalId" was made: no
      And nothing that brought her is left in the browser

    @SSO-012
    Scenario: an old account moves to the one account, which connects it, too
      Given the partner takes sign-ons
      And Olga has an account
      And the migration start takes her on
      When the partner TELADOC sends her with a place to go on to
      And she connects her accounts
      And she signs in
      Then the heading is "Connect your accounts"
      When she connects her accounts
      Then she is on the dashboard
      And the portal sent "checkPartnerOidc" with, besides others:
        | path | /auth/partners/TELADOC/sp/mp/oidc |
      When the partner TELADOC sends her with a place to go on to
      Then the partner's library knows her after her move

  Rule: When it fails, she is told why, and has a way on

    @ERR-016
    Scenario: the service is away twice, and says so in its own words
      Given Rosa is signed in
      When the partner TELADOC sends her with a code that connects alone
      Then she is asked whether to connect the account of "Rosa Delgado"
      Given the call "connectExternalId" is answered with "temporarily away"
      When she presses "Connect my accounts"
      Then she is told "That did not work"
      And she reads "This is not available right now. Please try again in a few minutes."
      When she presses "Try again"
      Then the portal sent "connectExternalId" 2 times
      And she is told "That did not work"
      When the trouble is over
      And she presses "Try again"
      Then the heading is "Your accounts are connected"

    Scenario Outline: <what>
      Given Rosa is signed in
      When the partner TELADOC sends her with a code that connects alone
      Then she is asked whether to connect the account of "Rosa Delgado"
      Given connecting is answered with "<example>"
      When she presses "Connect my accounts"
      Then she reads "<words>"
      And there is no button "Try again"
      When she presses "<on>"
      Then she is on the dashboard

      Examples:
        | what                                 | example        | words                                          | on                 |
        | the identity is another member's     | identity_taken | That account is connected with another member. | Not now            |
        | the code has been used or is too old | code_refused   | Go back to the site that sent you here         | Go to my dashboard |

    Scenario: her account cannot be read at first
      Given Rosa is signed in
      And the call "checkPartnerOidc" is answered with "server error"
      When the partner TELADOC sends her with a code that connects alone
      Then she is told "That did not work"
      When the trouble is over
      And she presses "Try again"
      Then she is asked whether to connect the account of "Rosa Delgado"

    @API-027
    Scenario: the partner's sign-in is not ready
      Given Rosa is signed in
      When the partner MYSTRENGTH sends her with a code that connects alone
      Then she reads "We cannot connect accounts of that site right now."
      And there is no button "Connect my accounts"
      When she presses "Go to my dashboard"
      Then she is on the dashboard
      And the call "connectExternalId" was made: no

    @GAP-015
    Scenario: the partner has sent no code
      Given Rosa is signed in
      And the partner does not know the member yet
      When the partner TELADOC sends her with a place to go on to
      Then she reads "Go back to the site that sent you here, and start from there again."
      And her session is still there
      When she presses "Go to my dashboard"
      Then she is on the dashboard

    Scenario: in Spanish, on a small dark phone
      Given her window is 320 pixels wide
      And her screen is dark
      And her browser is Spanish
      And Carmen is signed in
      When the partner TELADOC sends her with a code that connects alone
      Then she reads "Inició sesión como Carmen"
      And the page is in "es-US"
      And the page does not scroll sideways
      And no word of the page is cut
      Given the call "connectExternalId" is answered with "temporarily away" in Spanish
      When she presses "Conectar mis cuentas"
      Then she is told "Eso no funcionó"
      And she reads "Esto no está disponible"
      And the page does not scroll sideways
      When the trouble is over
      And she presses "Intentar de nuevo"
      Then the heading is "Sus cuentas están conectadas"
      When she presses "Ir a mi panel"
      Then she is on the dashboard

  Rule: Our own identity service signs her in for a partner

    @API-015 @START-005 @SSO-019
    Scenario: she comes back from it with its code
      Given Rosa is signed in
      And the identity service takes her on
      When she opens "/keycloak" and waits
      Then she is on the dashboard
      And the portal sent "signInWithIdentityCode" with the code of the identity service
      And she is told that a link opened the account of "Rosa Delgado"
      And the address is "/dashboard"
