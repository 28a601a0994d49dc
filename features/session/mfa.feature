Feature: Second step
  Some accounts ask for a one-time code after the password. The code goes to the member's own
  contact, works once and only in the browser that requested it.

  Background:
    Given Mia has an account

  Rule: A code opens the portal

    @sandbox @GAP-117
    Scenario: The code arrives by text message
      When a visitor opens "/login"
      And the member signs in up to the second step
      Then the address is "/mfa"
      And the page is titled "Confirm that it is you | {brand}"
      And the page offers "Email to" and "Text message to", partly masked
      When the member requests a code by "Text message to"
      Then "Code" allows the phone to fill in the code
      When the member types the received code
      Then the dashboard is open

    @sandbox
    Scenario: An unknown contact kind is left out, with a note
      Given the server also offers a code by "VOICE_CALL"
      When a visitor opens "/login"
      And the member signs in up to the second step
      Then the page offers "Email to" and "Text message to", partly masked
      And the page shows "1 other way cannot be used on this page."

    @sandbox
    Scenario: Without a known contact kind the page says so and whom to call
      Given the server offers a code only by "VOICE_CALL"
      When a visitor opens "/login"
      And the call "signIn" will fail with 403
      And the member signs in
      Then the page shows "This page has no way to send you a code."
      And the page shows "{support phone}"
      And the content has no button "Send the code"

    @sandbox
    Scenario: The member returns to the requested page
      When a visitor opens "/blood-pressure/all-logs?range=30"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member types the received code
      Then the address is "/blood-pressure/all-logs?range=30"

    @sandbox
    Scenario: A code is pasted with a space in the middle
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member pastes the received code as "123 456"
      Then the dashboard is open

    @sandbox
    Scenario: A trusted device is not asked again
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member selects to trust this device
      And the member types the received code
      Then the dashboard is open
      When the member signs out
      And the member signs in
      Then the dashboard is open

    @sandbox @AUTH-009
    Scenario: A sign-in method that needs a second step asks for it
      Given a sign-in method is answered with "a second step"
      When the member follows a link with an auth token
      Then the address is "/mfa"
      And no sign-in secret is left in the browser
      And the content has the button "Sign in again"

    @sandbox
    Scenario: The pages after the sign-in use the account's language
      When the browser's language is "es-US"
      And a visitor opens "/login"
      And the member signs in up to the second step
      Then the page is titled "Confirme que es usted | {brand}"

  Rule: Only the code opens the portal

    @sandbox
    Scenario: A wrong code is an error at its field and can be corrected
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member types a wrong code
      Then "Code" is marked as invalid
      And the code keeps its value and the focus
      When the member types the received code
      Then the dashboard is open

    @sandbox
    Scenario: Five wrong codes end the sign-in
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member types a wrong code 5 times
      Then the content has the button "Sign in again"
      When the member presses "Sign in again" in the content
      Then the sign-in page is open
      And "Email address" still holds the typed text

    @sandbox
    Scenario: A new code invalidates the old one
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      Then the page offers a new code in 30 seconds
      When 30 seconds have passed
      And the member requests another code
      And the call "answerMfaChallenge" will fail with 422
      And the member types the first received code
      Then "Code" is marked as invalid
      When the member types the received code
      Then the dashboard is open

    @sandbox
    Scenario: A member who asks for another way too early can still enter the received code
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member presses "Use another way"
      Then the page offers a new code in 30 seconds
      When the member presses "Enter the code that I have"
      And the member types the received code
      Then the dashboard is open

    @sandbox
    Scenario: An expired code is refused
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And 11 minutes have passed for the provider
      And the call "answerMfaChallenge" will fail with 422
      And the member types the received code
      Then "Code" is marked as invalid

    @sandbox
    Scenario: A code of one browser does not work in another
      When a visitor opens "/login"
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And another browser submits the member's code
      Then the other browser is asked to start again

    @sandbox
    Scenario: The page without a sign-in redirects to sign-in
      When a visitor opens "/mfa"
      Then the sign-in page is open

    @sandbox
    Scenario: A reload starts again, because the token was never in the address
      When a visitor opens "/login"
      And the member signs in up to the second step
      Then no token is in the address
