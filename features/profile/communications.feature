Feature: Communications
  A member chooses how and how often the provider writes to them.
  Text messages need a mobile phone.

  Rule: How she hears from us

    @sandbox @API-057
    Scenario: chosen by keyboard and read back
      Given Rosa is signed in
      And she has opened "/profile-preferences/communications"
      When she chooses the option "Yes, text me" by keyboard
      And she chooses the option "Once a week" by keyboard
      And she takes the tick from "Sunday"
      And she presses "Save changes"
      Then the form says that it is saved
      When she reloads the page
      Then the options "Yes, text me", "Once a week" and "Saturday" are chosen
      And the option "Sunday" is not chosen

    @sandbox
    Scenario: choices that the portal does not know stay as they are
      Given Rosa is signed in
      And the server knows another state of text messages, another frequency and another day
      And she has opened "/profile-preferences/communications"
      Then she reads "You chose something here that this page cannot show. It stays as it is unless you choose again."
      And the option "Yes, text me" is not chosen
      And the option "Once a week" is not chosen

    @sandbox
    Scenario: text messages need a mobile phone
      Given Edith is signed in
      And she has opened "/profile-preferences/communications"
      Then she reads "Add one in your account settings"
      And there is no option "Yes, text me"
      When she follows "Add one in your account settings"
      And she writes "207-555-0166" into "Mobile phone"
      And she presses "Save changes"
      And she confirms with her password
      Then the form says that it is saved
      When she follows "Communications"
      Then she reads "ends in 0166"
      When she chooses the option "Yes, text me"
      And she presses "Save changes"
      Then the form says that it is saved

    @sandbox
    Scenario: a save that fails keeps the choice, twice
      Given Rosa is signed in
      And the RPC "updateCommunicationPreferences" is answered with "unavailable"
      And she has opened "/profile-preferences/communications"
      When she chooses the option "Once a month"
      And she presses "Save changes"
      Then she is told "Your changes were not saved"
      When she presses "Save changes"
      Then she is told "Your changes were not saved"
      And the option "Once a month" is chosen

    @sandbox
    Scenario: Two tabs change them, and the member chooses what both changed
      Given Rosa is signed in
      And she has opened "/profile-preferences/communications"
      When she chooses the option "Once a month"
      And she opens a second tab at "/profile-preferences/communications"
      And she chooses the option "Once a week"
      And she takes the tick from "Sunday"
      And she presses "Save changes"
      Then the form says that it is saved
      When she looks at the other tab
      And she presses "Save changes"
      Then she is told "This was changed somewhere else"
      And the focus is on the message "This was changed somewhere else"
      When she presses "Keep typing"
      Then the option "Once a month" is chosen
      When she presses "Save changes"
      And she picks "What you typed"
      And she presses "Save my choices"
      Then the form says that it is saved
      When she reloads the page
      Then the option "Once a month" is chosen
      And the option "Sunday" is not chosen
