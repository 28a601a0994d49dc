Feature: Communications, health profile, coverage and payment
  How a member wants to hear from us, what she tells of her health and of herself, who pays, and
  with what.

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

  Rule: What she tells of her health and of herself

    @sandbox @API-079
    Scenario: told, saved and read back
      Given Rosa is signed in
      And her feature HEALTH_EQUITY_FIELDS is on
      And she has opened "/profile-preferences/health-profile"
      When she writes "Aspirin 81 mg" into "A medicine you take, with its dose"
      And she ticks "White" of "Race and ethnicity. Choose all that apply"
      And she ticks "I prefer not to say" of "Race and ethnicity. Choose all that apply"
      And she presses "Save changes"
      Then the form says that it is saved
      And she reads "Aspirin 81 mg"
      When she reloads the page
      Then the option "White" is not chosen
      And she reads "Aspirin 81 mg"

    @sandbox
    Scenario: a demo member whose employer asks
      Given Dora is signed in
      When she opens "/profile-preferences/health-profile"
      Then she reads "Race and ethnicity"

    @sandbox
    Scenario: without the feature nobody asks who she is
      Given Edith is signed in
      And her feature HEALTH_EQUITY_FIELDS is off
      When she opens "/profile-preferences/health-profile"
      Then she reads "You have not told us of any medicine."
      And she does not read "Race and ethnicity"

    @sandbox
    Scenario: a year that cannot be
      Given Rosa is signed in
      And she has opened "/profile-preferences/health-profile"
      When she writes "1950" into "Type 2 diabetes: year you were told"
      And she presses "Save changes"
      Then the focus is on a list of 1 things to mend
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: the form waits for the birth year, and a year before it never leaves the browser
      Given Rosa is signed in
      And the call "getPersonalInfo" is held back
      When she opens "/profile-preferences/health-profile" and does not wait
      Then the page is still loading "Loading your health profile"
      When the call that was held back is let through
      And she writes "1950" into "Type 2 diabetes: year you were told"
      And she presses "Save changes"
      Then the focus is on a list of 1 things to mend
      And the field "Type 2 diabetes: year you were told (optional)" says "Enter a year of your life, such as 2016"
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: a year that the server refuses is told at its field, each time
      Given Rosa is signed in
      And she has opened "/profile-preferences/health-profile"
      And the server refuses her health with "invalid_diagnosis_year"
      When she writes "2017" into "Type 2 diabetes: year you were told"
      And she presses "Save changes"
      Then the focus is on a list of 1 things to mend
      And the field "Type 2 diabetes: year you were told (optional)" says "Please check the year of the diagnosis."
      When she presses "Save changes"
      Then the focus is on a list of 1 things to mend
      And "Type 2 diabetes: year you were told" says "2017"

    @sandbox
    Scenario: what another device saved meanwhile is kept
      Given Rosa is signed in
      And she has opened "/profile-preferences/health-profile"
      When another device of hers saves the height 66
      And she writes "Aspirin 81 mg" into "A medicine you take, with its dose"
      And she presses "Save changes"
      Then the form says that it is saved
      And the portal sent "saveHealthInfo" with, besides others:
        | heightInches  | 66            |
        | medications.2 | Aspirin 81 mg |
      And "Height, inches" says "6"

    @sandbox
    Scenario Outline: two devices change one answer, and the member chooses
      Given Rosa is signed in
      And she has opened "/profile-preferences/health-profile"
      When another device of hers saves the height 66
      And she writes "8" into "Height, inches"
      And she writes "Aspirin 81 mg" into "A medicine you take, with its dose"
      And she presses "Save changes"
      Then the focus is on the message "This was changed somewhere else"
      And the content says "Your height", "5 ft 8 in" and "5 ft 6 in"
      When she presses "Keep typing"
      Then "Height, inches" says "8"
      And "A medicine you take, with its dose" says "Aspirin 81 mg"
      When she presses "Save changes"
      And she picks "<choice>"
      And she presses "Save my choices"
      Then the form says that it is saved
      And the portal sent "saveHealthInfo" with, besides others:
        | heightInches  | <height>      |
        | medications.2 | Aspirin 81 mg |
      And "Height, inches" says "<inches>"

      Examples:
        | choice            | height | inches |
        | What you typed    | 68     | 8      |
        | What is saved now | 66     | 6      |

    @sandbox @PROF-012
    Scenario: Answers that the portal does not know are said to be there
      Given Rosa is signed in
      And her feature HEALTH_EQUITY_FIELDS is on
      And the server says that she smokes "VAPING", and adds the condition "GOUT" and the race "ROMANI"
      When she opens "/profile-preferences/health-profile"
      Then the option "An answer that we cannot show here" is chosen
      And she reads "You also told us of 1 condition that we cannot show here. It stays as it is."
      And she reads "You also gave an answer that we cannot show here. It stays as it is."

    @sandbox @PROF-012
    Scenario: Answers that the portal does not know are said to be there in Spanish
      Given Ines is signed in
      And the server says that she smokes "VAPING", and adds the condition "GOUT" and the race "ROMANI"
      When she opens "/profile-preferences/health-profile"
      Then she reads "También nos informó de 1 afección que no podemos mostrar aquí. Queda como está."

    @sandbox @API-079
    Scenario: A save never removes an answer that could not be read
      Given Rosa is signed in
      And the server says of her height "tall"
      And she has opened "/profile-preferences/health-profile"
      When she writes "Aspirin 81 mg" into "A medicine you take, with its dose"
      And she presses "Save changes"
      Then she reads "Your changes were not saved"
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: A phone that cannot be read is counted, and no save removes it
      Given Rosa is signed in
      And the server adds a phone that is no number
      And she has opened "/profile-preferences/account-settings"
      Then she reads "1 entry could not be shown. It has not been deleted."
      When she writes "Bangor" into "City"
      And she presses "Save changes"
      Then she reads "Your changes were not saved"
      And the call "savePersonalInfo" was made: no

  Rule: Who pays, and with what

    @sandbox
    Scenario: what she pays herself
      Given Dora is signed in
      When she opens "/profile-preferences/coverage"
      Then she reads "You pay $39 a month"

    @sandbox
    Scenario: a plan of a payer, and a cost of a period, that the portal does not know
      Given Dora is signed in
      And the server adds a plan of "SPONSOR_KIND_UNION" that is paid each "COST_PERIOD_QUARTER", and a program without a cost
      When she opens "/profile-preferences/coverage"
      Then she reads "We cannot show who pays. Call us: 1-800-555-0142"
      And she reads "You pay $39. Call us to ask how often: 1-800-555-0142"
      And she reads "1 entry could not be shown. It has not been deleted."

    @sandbox
    Scenario: a way to pay that the portal does not know, beside one that cannot be read
      Given Dora is signed in
      And the server sends one way to pay of the kind "PAYMENT_METHOD_KIND_WALLET" and one without its last digits
      And she has opened "/profile-preferences/payment"
      Then she reads "Harbor Pay ending in 7788"
      And she reads "1 entry could not be shown. It has not been deleted."
      When she presses "Remove Harbor Pay ending in 7788"
      Then a window asks "Remove Harbor Pay ending in 7788?"
      And she does not read "Then you have no way to pay left here."
      When in the window she presses "Keep"
      Then she reads "Way to pay"

    @sandbox
    Scenario: another default, and one less
      Given Dora is signed in
      And she has opened "/profile-preferences/payment"
      Then she reads "Health savings card, ended in September 2026"
      When she presses "Make default: Harbor Bank ending in 9008"
      Then the page has a button "Make default: Visa ending in 1881"
      When she presses "Remove Visa ending in 1881"
      And in the window she presses "Remove"
      And she reloads the page
      Then she reads "Harbor Bank ending in 9008"
      And she does not read "Visa ending in 1881"

    @sandbox
    Scenario: what cannot be read says so, and what to do
      Given Rosa is signed in
      And the call "getHealthInfo" is answered with "server error"
      When she opens "/profile-preferences/health-profile"
      Then she is told "We could not show your health profile"
      When the trouble is over
      And she tries again
      Then she reads "Metformin 1000 mg"
