Feature: Health profile
  A member tells of their health and, where the employer asks, of themselves.
  A save keeps the answers that this page cannot show.

  Rule: The member describes their health and themselves

    @sandbox @API-079
    Scenario: Answers are saved and read back
      Given Rosa is signed in
      And the member's feature HEALTH_EQUITY_FIELDS is on
      And the member has opened "/profile-preferences/health-profile"
      When the member fills "A medicine you take, with its dose" with "Aspirin 81 mg"
      And the member presses "About you"
      And the member checks "White" of "Race and ethnicity. Choose all that apply"
      And the member checks "I prefer not to say" of "Race and ethnicity. Choose all that apply"
      And the member presses "Save changes"
      Then the form says that it is saved
      And the page shows "Aspirin 81 mg"
      When the member reloads the page
      And the member presses "About you"
      Then the option "White" is not selected
      And the page shows "Aspirin 81 mg"

    @sandbox
    Scenario: A demographic form for members whose employer asks
      Given Dora is signed in
      When the member opens "/profile-preferences/health-profile"
      Then the page shows "This helps us see whether"
      When the member presses "About you"
      Then the page shows "Race and ethnicity"

    @sandbox
    Scenario: Without the feature there is no demographic form
      Given Edith is signed in
      And the member's feature HEALTH_EQUITY_FIELDS is off
      When the member opens "/profile-preferences/health-profile"
      Then the page shows "You have not told us of any medicine."
      And the page does not show "This helps us see whether"

    @sandbox
    Scenario: An impossible year is refused
      Given Rosa is signed in
      And the member has opened "/profile-preferences/health-profile"
      When the member presses "Conditions"
      And the member fills "Type 2 diabetes: year you were told" with "1950"
      And the member presses "Save changes"
      Then the focus is on an error summary with 1 entries
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: The form waits for the birth year and never sends an earlier year
      Given Rosa is signed in
      And the call "getPersonalInfo" is delayed
      When the member goes to "/profile-preferences/health-profile"
      Then the page is still loading "Loading your health profile"
      When the delayed calls continue
      And the member presses "Conditions"
      And the member fills "Type 2 diabetes: year you were told" with "1950"
      And the member presses "Save changes"
      Then the focus is on an error summary with 1 entries
      And the field "Type 2 diabetes: year you were told (optional)" says "Enter a year of your life, such as 2016"
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: A year that the server refuses is an error at its field each time
      Given Rosa is signed in
      And the member has opened "/profile-preferences/health-profile"
      And the call "saveHealthInfo" is answered with 422 "invalid_diagnosis_year"
      When the member presses "Conditions"
      And the member fills "Type 2 diabetes: year you were told" with "2017"
      And the member presses "Save changes"
      Then the focus is on an error summary with 1 entries
      And the field "Type 2 diabetes: year you were told (optional)" says "Please check the year of the diagnosis."
      When the member presses "Save changes"
      Then the focus is on an error summary with 1 entries
      And the field "Type 2 diabetes: year you were told" holds "2017"

    @sandbox
    Scenario: The save keeps what another device saved in the meantime
      Given Rosa is signed in
      And the member has opened "/profile-preferences/health-profile"
      When another device saves the height 66
      And the member fills "A medicine you take, with its dose" with "Aspirin 81 mg"
      And the member presses "Save changes"
      Then the form says that it is saved
      And the portal sent "saveHealthInfo" with at least:
        | heightInches  | 66            |
        | medications.2 | Aspirin 81 mg |
      When the member presses "Your health"
      Then the field "Height, inches" holds "6"

    @sandbox
    Scenario Outline: Two devices change one answer, and the member chooses
      Given Rosa is signed in
      And the member has opened "/profile-preferences/health-profile"
      When another device saves the height 66
      And the member presses "Your health"
      And the member fills "Height, inches" with "8"
      And the member fills "A medicine you take, with its dose" with "Aspirin 81 mg"
      And the member presses "Save changes"
      Then the focus is on the alert "This was changed somewhere else"
      And the content says "Your height", "5 ft 8 in" and "5 ft 6 in"
      When the member presses "Keep typing"
      Then the field "Height, inches" holds "8"
      And the field "A medicine you take, with its dose" holds "Aspirin 81 mg"
      When the member presses "Save changes"
      And the member selects "<choice>"
      And the member presses "Save my choices"
      Then the form says that it is saved
      And the portal sent "saveHealthInfo" with at least:
        | heightInches  | <height>      |
        | medications.2 | Aspirin 81 mg |
      And the field "Height, inches" holds "<inches>"

      Examples:
        | choice            | height | inches |
        | What you typed    | 68     | 8      |
        | What is saved now | 66     | 6      |

    @sandbox @PROF-012
    Scenario: Unknown answers are listed
      Given Rosa is signed in
      And the member's feature HEALTH_EQUITY_FIELDS is on
      And in the response of "users/me/info/health" the rows of "" are changed with:
        | all | smokingStatus | VAPING                                    |
        | all | conditions.+  | {"condition":"GOUT","diagnosisYear":2019} |
        | all | race.+        | ROMANI                                    |
      When the member opens "/profile-preferences/health-profile"
      And the member presses "Your health"
      And the member presses "Conditions"
      And the member presses "About you"
      Then the option "An answer that we cannot show here" is selected
      And the page shows "You also told us of 1 condition that we cannot show here. It stays as it is."
      And the page shows "You also gave an answer that we cannot show here. It stays as it is."

    @sandbox @PROF-012
    Scenario: Unknown answers are listed in Spanish
      Given Ines is signed in
      And in the response of "users/me/info/health" the rows of "" are changed with:
        | all | smokingStatus | VAPING                                    |
        | all | conditions.+  | {"condition":"GOUT","diagnosisYear":2019} |
        | all | race.+        | ROMANI                                    |
      When the member opens "/profile-preferences/health-profile"
      And the member presses "Afecciones"
      Then the page shows "También nos informó de 1 afección que no podemos mostrar aquí. Queda como está."

    @sandbox @API-079
    Scenario: A save never removes an unreadable answer
      Given Rosa is signed in
      And in the response of "users/me/info/health" the rows of "" are changed with:
        | all | heightInches | tall |
      And the member has opened "/profile-preferences/health-profile"
      When the member fills "A medicine you take, with its dose" with "Aspirin 81 mg"
      And the member presses "Save changes"
      Then the page shows "Your changes were not saved"
      And the call "saveHealthInfo" was made: no

    @sandbox
    Scenario: An unreadable profile says so and what to do
      Given Rosa is signed in
      And the call "getHealthInfo" is answered with "server error"
      When the member opens "/profile-preferences/health-profile"
      Then an alert says "We could not show your health profile"
      When the server recovers
      And the member presses "Try again" in the content
      Then the page shows "Metformin 1000 mg"
