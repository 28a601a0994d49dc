Feature: Adding a blood sugar reading
  What the meter showed is written down once, shown as it was saved, and answered at once with what to do when it is dangerous.

  @sandbox
  Scenario: A reading is added, shown with its saved time, and corrected in its row
    Given Rosa is signed in
    When she opens "/blood-sugar/overview"
    And she follows "Add a reading"
    And she fills "Reading (mg/dL)" with "12.1"
    And she fills "Time" with ""
    And she presses "Save reading"
    Then the focus is on a list of 2 things to mend
    When she fills "Reading (mg/dL)" with "211"
    And she fills "Time" with "06:15"
    And she selects "After breakfast" as "Meal"
    And she presses "Save reading"
    Then the content says "Your reading is saved", "211", "High", "Today, 6:15 AM, Eastern Time" and "After breakfast"
    When she follows "See all logs"
    And she presses "Edit the reading of Today, 6:15 AM"
    And she selects "Before breakfast" as "Meal" in the window
    And in the window she writes "Toast" into "Note" and presses "Save"
    Then a toast says "Your changes are saved"
    And the reading "211" was taken "Before breakfast"
    And the reading "211" was taken "Toast"

  @sandbox
  Scenario: A dangerous reading says what to do now, also while it cannot be saved, and is saved once
    Given Rosa is signed in
    And the call "createBloodSugarReading" is answered with "temporarily away"
    When she opens "/blood-sugar/log-reading"
    And she picks "“Lo”: too low for the meter"
    And she fills "Time" with "14:20"
    And she presses "Save reading"
    Then the focus is on what to do first: "Have 15 grams of sugar now"
    And the content says "Your reading is not saved", "< 20 mg/dL, severely low" and "Call 911"
    When the trouble is over
    And she presses "Save reading"
    Then the content says "Your reading is saved", "Have 15 grams of sugar now" and "Severely low"
    Given the server will say that it has this reading
    When she presses "Add another reading"
    And she picks "“Lo”: too low for the meter"
    And she fills "Time" with "14:20"
    And she presses "Save reading"
    Then the content says "This reading was already in your log"

  @sandbox
  Scenario: A half-written reading is there again after she was signed out for being away
    Given Rosa is signed in
    And she has "/blood-sugar/log-reading" before her while the clock stands still
    When she writes "118" into "Reading"
    And she writes "Half a papaya, and then" into "Note"
    And she does nothing for 850 seconds
    And she does nothing for 51 seconds
    Then she is signed out
    When she signs in
    Then the address is "/blood-sugar/log-reading"
    And "Reading" says "118"
    And "Note" says "Half a papaya, and then"
