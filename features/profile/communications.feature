Feature: Communications
  A member chooses how and how often the provider writes to them.
  Text messages need a mobile phone.

  Rule: The member chooses how the provider writes

    @sandbox @API-057
    Scenario: Choices are made by keyboard and read back
      Given Rosa is signed in
      And the member has opened "/profile-preferences/communications"
      Then the page shows "We do not send you text messages or notifications now."
      When the member presses "Reminders"
      And the member selects "Yes, text me" by keyboard
      And the member selects "Once a week" by keyboard
      And the member clears "Sunday"
      And the member presses "Save changes"
      Then the form says that it is saved
      When the member reloads the page
      Then the page shows "We send you text messages." and "Once a week: "
      When the member presses "Reminders"
      Then the options "Yes, text me", "Once a week" and "Saturday" are selected
      And the option "Sunday" is not selected

    @sandbox
    Scenario: Choices that the portal does not know stay unchanged
      Given Rosa is signed in
      And the server sends an unknown text message state, frequency and day
      And the member has opened "/profile-preferences/communications"
      Then the page shows "You chose something here that this page cannot show. It stays as it is unless you choose again."
      And the option "Yes, text me" is not selected
      And the option "Once a week" is not selected
      And the content does not say "We send you" and "We do not send you"

    @sandbox
    Scenario: Text messages need a mobile phone
      Given Edith is signed in
      And the member has opened "/profile-preferences/communications"
      Then the page shows "Add one in your account settings"
      And there is no option "Yes, text me"
      When the member follows "Add one in your account settings"
      And the member fills "Mobile phone" with "207-555-0166"
      And the member presses "Save changes"
      And the member confirms with the password
      Then the form says that it is saved
      When the member follows "Communications"
      Then the page shows "ends in 0166"
      When the member selects "Yes, text me"
      And the member presses "Save changes"
      Then the form says that it is saved

    @sandbox
    Scenario: A failed save keeps the choice, twice
      Given Rosa is signed in
      And the call "updateCommunicationPreferences" is answered with "unavailable"
      And the member has opened "/profile-preferences/communications"
      When the member presses "Reminders"
      And the member selects "Once a month"
      And the member presses "Save changes"
      Then an alert says "Your changes were not saved"
      When the member presses "Save changes"
      Then an alert says "Your changes were not saved"
      And the option "Once a month" is selected

    @sandbox
    Scenario: Two tabs make changes, and the member chooses where they conflict
      Given Rosa is signed in
      And the member has opened "/profile-preferences/communications"
      When the member presses "Reminders"
      And the member selects "Once a month"
      And the member opens a second tab at "/profile-preferences/communications"
      And the member presses "Reminders"
      And the member selects "Once a week"
      And the member clears "Sunday"
      And the member presses "Save changes"
      Then the form says that it is saved
      When the member switches to the other tab
      And the member presses "Save changes"
      Then an alert says "This was changed somewhere else"
      And the focus is on the alert "This was changed somewhere else"
      When the member presses "Keep typing"
      Then the option "Once a month" is selected
      When the member presses "Save changes"
      And the member selects "What you typed"
      And the member presses "Save my choices"
      Then the form says that it is saved
      When the member reloads the page
      And the member presses "Reminders"
      Then the option "Once a month" is selected
      And the option "Sunday" is not selected
