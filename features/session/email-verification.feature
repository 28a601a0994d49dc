Feature: Confirming an email address
  A new account waits until its address is confirmed. The page says so, sends the message again when
  asked, and
  gives a link that has expired a successor.

  @sandbox @AUTH-002 @GAP-046
  Scenario: sign-in waits for the confirmation, and the link gives it
    Given Vera has an account
    When a visitor opens "/login"
    And she signs in before her address is confirmed
    Then the address is "/verification-required"
    And the page is titled "Confirm your email address | Wellspring"
    When 2 minutes have passed for the provider
    And she has the message sent again
    And she opens the link of the mail
    Then she is told that her address is confirmed
    And no token is in the address
    When she follows "Sign in"
    And she signs in
    Then she is on the dashboard

  @sandbox @AUTH-003 @GAP-046
  Scenario: a link that is too old leads to a new one
    Given Vera has had the message sent
    And 25 hours have passed for the provider
    When she opens the link of the mail, which is too old
    Then the address is "/verification-expired"
    And the page is titled "That link has expired | Wellspring"
    When she has the message sent again
    Then she is told that a message is on its way

  @sandbox @AUTH-001 @GAP-046
  Scenario: too many tries wait their time, counted down
    Given Rosa has an account
    And signing in is answered with "too many requests"
    When a visitor opens "/login"
    And she signs in while her clock stands still
    Then the address is "/rate-limit-exceeded"
    And the page is titled "Too many tries | Wellspring"
    And she is told to wait 30 seconds
    When 20 seconds have passed for her
    Then she is told to wait 10 seconds
    When 10 seconds have passed for her
    And the clock runs again
    And the trouble is over
    And she presses "Continue"
    Then she is asked to sign in
    And "Email address" still holds what she typed
    When she signs in
    Then she is on the dashboard
