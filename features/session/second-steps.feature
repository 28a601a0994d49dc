@sandbox @GAP-127
Feature: An app or a passkey as the second step
  A member can add an authenticator app and passkeys. From then on each sign-in asks for one of them
  after the password, and a code by email or text message works in their place.

  Background:
    Given Rosa is signed in
    And the member has opened "/profile-preferences/second-step"

  Rule: An app confirms the sign-in

    Scenario: An app is added and confirms the next sign-in
      When the member begins to add an authenticator app
      And the member types the first code of the app
      Then the page shows "Your app is added"
      And the content has the button "Remove Authenticator app"
      When the member signs out
      And the member signs in up to the second step
      And the member confirms by "Authenticator app"
      And the member types the code of the app
      Then the dashboard is open

    Scenario: A code by email works in place of the app
      When the member begins to add an authenticator app
      And the member types the first code of the app
      And the member signs out
      And the member signs in up to the second step
      And the member requests a code by "Email to"
      And the member types the received code
      Then the dashboard is open

    Scenario: A wrong password adds nothing
      When the member begins to add an authenticator app with a wrong password
      Then "Your password" is marked as invalid

    Scenario: An app that was removed is not asked for
      When the member begins to add an authenticator app
      And the member types the first code of the app
      And the member removes the second step "Authenticator app"
      Then the content has the button "Add an app"
      When the member signs out
      And the member signs in
      Then the dashboard is open

  Rule: A passkey confirms the sign-in

    Scenario: A passkey is added and confirms the next sign-in
      When the member has a device that keeps passkeys
      And the member adds a passkey named "My phone"
      Then the page shows "Your passkey is added"
      And the page shows "Not used yet"
      When the member signs out
      And the member signs in up to the second step
      And the member confirms by "Passkey"
      Then the dashboard is open
      When the member opens "/profile-preferences/second-step"
      Then the page shows "Last used"

    Scenario: A device that has a passkey already adds no second one
      When the member has a device that keeps passkeys
      And the member adds a passkey named "My phone"
      And the member begins to add another passkey on this device
      Then the page shows "We could not add the passkey"
      And the page shows "No passkey was added"
