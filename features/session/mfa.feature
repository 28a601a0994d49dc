Feature: The second step
  Some accounts ask for a code besides the password. It goes to a place that only the member can
  see, works once,
  and only in the browser that asked for it.

  Background:
    Given Mia has an account

  Rule: A code opens the portal

    @sandbox @GAP-117
    Scenario: by text message
      When a visitor opens "/login"
      And she signs in as far as the second step
      Then the address is "/mfa"
      And the page is titled "Check that it is you | Wellspring"
      And she can choose between "Email to" and "Text message to", which do not say all
      When she has a code sent by "Text message to"
      Then "Code" can be filled in by the phone
      When she types the code that came
      Then she is on the dashboard

    @sandbox
    Scenario: a way that the portal does not know is left out, and said
      Given the server offers a code by "VOICE_CALL", too
      When a visitor opens "/login"
      And she signs in as far as the second step
      Then she can choose between "Email to" and "Text message to", which do not say all
      And she reads "1 other way to get a code cannot be used on this page."

    @sandbox
    Scenario: without a way that the portal knows, the page says so and whom to call
      Given the server offers a code by "VOICE_CALL" only
      When a visitor opens "/login"
      And she signs in, and a second step is missing
      Then she reads "This page has no way to send you a code."
      And she reads "1-800-555-0142"
      And the page has no button "Send the code"

    @sandbox
    Scenario: she returns to where she was going
      When a visitor opens "/blood-pressure/all-logs?range=30"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she types the code that came
      Then the address is "/blood-pressure/all-logs?range=30"

    @sandbox
    Scenario: pasted with a space in the middle
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she pastes the code that came as "123 456"
      Then she is on the dashboard

    @sandbox
    Scenario: a device that she trusts is not asked again
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she trusts this device
      And she types the code that came
      Then she is on the dashboard
      When she signs out
      And she signs in
      Then she is on the dashboard

    @sandbox @AUTH-009
    Scenario: a way in that needs a second step asks for it
      Given a way in is answered with "a second step"
      When she comes with an auth token
      Then the address is "/mfa"
      And nothing that brought her is left in the browser
      And she is told that she has to start again

    @sandbox
    Scenario: the language is hers from here on
      When a visitor with a Spanish browser opens "/login"
      And she signs in as far as the second step
      Then the page is titled "Confirme que es usted | Wellspring"

  Rule: Nothing but the code opens it

    @sandbox
    Scenario: a wrong code is told at its field and can be put right
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she types a wrong code
      Then "Code" asks for something
      And the code can be put right
      When she types the code that came
      Then she is on the dashboard

    @sandbox
    Scenario: five wrong codes end it
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she types a wrong code 5 times
      Then she is told that she has to start again
      When she starts again
      Then she is asked to sign in
      And "Email address" still holds what she typed

    @sandbox
    Scenario: a new code makes the old one worthless
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      Then a new code can be had in 30 seconds
      When 30 seconds have passed
      And she has another code sent
      And she types the first code that came
      Then "Code" asks for something
      When she types the code that came
      Then she is on the dashboard

    @sandbox
    Scenario: whoever asks for another way too soon can still enter the code that came
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And she presses "Use another way"
      Then a new code can be had in 30 seconds
      When she presses "Enter the code that I have"
      And she types the code that came
      Then she is on the dashboard

    @sandbox
    Scenario: a code that came too late
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And 11 minutes have passed for the provider
      And she types the code that came too late
      Then "Code" asks for something

    @sandbox
    Scenario: the code of one browser is worth nothing in another
      When a visitor opens "/login"
      And she signs in as far as the second step
      And she has a code sent by "Email to"
      And somebody types her code in another browser
      Then the other browser is told to start again

    @sandbox
    Scenario: the page without a sign-in leads to sign-in
      When a visitor opens "/mfa"
      Then she is asked to sign in

    @sandbox
    Scenario: a reload starts again, for the token was never in the address
      When a visitor opens "/login"
      And she signs in as far as the second step
      Then no token is in the address
