Feature: Health profile
  A member tells of their health and, where the employer asks, of themselves.
  A save keeps the answers that this page cannot show.

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
    Scenario: what cannot be read says so, and what to do
      Given Rosa is signed in
      And the call "getHealthInfo" is answered with "server error"
      When she opens "/profile-preferences/health-profile"
      Then she is told "We could not show your health profile"
      When the trouble is over
      And she tries again
      Then she reads "Metformin 1000 mg"
