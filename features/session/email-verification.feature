Feature: Email verification
  A new account waits for a confirmed email address. The page explains this, sends the message again
  and replaces an expired link.

  @sandbox @AUTH-002 @GAP-046
  Scenario: Sign-in waits for the confirmation, and the link confirms the address
    Given Vera has an account
    When a visitor opens "/login"
    And the call "signIn" will fail with 403
    And the member signs in
    Then the address is "/verification-required"
    And the page is titled "Confirm your email address | {brand}"
    When 2 minutes have passed for the provider
    And the member requests the message again
    And the member opens the link in the email
    Then the content says "Your email address is confirmed"
    And no token is in the address
    When the member follows "Sign in"
    And the member signs in
    Then the dashboard is open

  @sandbox @AUTH-003 @GAP-046
  Scenario: An expired link leads to a new one
    Given Vera has requested the message again
    And 25 hours have passed for the provider
    When the call "confirmVerification" will fail with 422
    And the member opens the link in the email
    Then the address is "/verification-expired"
    And the page is titled "That link has expired | {brand}"
    When the member requests the message again
    Then the content says "A message is on its way"

  @sandbox @AUTH-001 @GAP-046
  Scenario: Too many tries count down a waiting time
    Given Rosa has an account
    And the call "signIn" is answered with "too many requests"
    When a visitor opens "/login"
    And the member signs in with a paused clock
    Then the address is "/rate-limit-exceeded"
    And the page is titled "Too many tries | {brand}"
    And the page asks the member to wait 30 seconds
    When 20 seconds pass
    Then the page asks the member to wait 10 seconds
    When 10 seconds pass
    And the clock goes on
    And the server recovers
    And the member presses "Continue"
    Then the sign-in page is open
    And "Email address" still holds the typed text
    When the member signs in
    Then the dashboard is open
