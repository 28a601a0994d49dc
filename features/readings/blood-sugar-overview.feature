Feature: Blood sugar overview, trends and report
  The pages show the latest reading, its category, the week and the distribution of readings. Meter
  readings are never called time in range.

  @sandbox @ROUTE-051
  Scenario: The page shows the latest reading, the week and four tabs
    Given Rosa is signed in
    When the member opens "/blood-sugar"
    Then the latest reading says "118"
    And the content says "In range", "Before breakfast", "Last 7 days" and "Test strips left"
    And the content says "Your lab A1C", "6.8%", "about 148 mg/dL" and "two different measures"
    And the tabs lead to "Trends: trends", "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/blood-sugar"

  @sandbox @afternoon
  Scenario: A very low recent reading shows what to do first
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:30 PM | 53    | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/overview"
    Then the content says "Have 15 grams of sugar now", "Very low" and "Call 911 if you feel faint or confused"

  @sandbox
  Scenario: A low reading of yesterday asks for nothing now
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 1        | 2:30 PM | 53    | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/overview"
    Then the content says "Very low"
    And the loaded content does not say "15 grams"

  @sandbox
  Scenario: Readings out of the meter's range are mentioned and excluded from averages
    Given Walter has these blood sugar readings:
      | days ago | at      | value     | meal             |
      | 0        | 7:10 AM | 100       | before breakfast |
      | 1        | 7:10 AM | 120       | before breakfast |
      | 2        | 7:10 AM | above 600 | before breakfast |
    And the member is signed in
    When the member opens "/blood-sugar/trends"
    Then the content says "110", "1 reading was beyond the meter" and "2 of 3 readings in range"
    And the loaded content does not say "ime in range"

  @sandbox
  Scenario Outline: The limits beside a share are those of the count, in <address>
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal             |
      | 0        | 7:10 AM | 138   | before breakfast |
    And the member is signed in
    When the member opens "<address>"
    Then the content says "<words>" and "In range"
    And the loaded content does not say "ange: 70 to 180"
    And the loaded content does not say "ange, 70 to 180"

    Examples:
      | address                         | words                                             |
      | /blood-sugar/overview           | In range: 70 to 130 before a meal, else 70 to 180 |
      | /blood-sugar/trends             | 70 to 130 before a meal, else 70 to 180: 0 of 1   |
      | /blood-sugar/summary-report     | 70 to 130 before a meal, else 70 to 180           |
      | /reports-and-data/for-my-doctor | 70 to 130 before a meal, else 70 to 180           |

  @sandbox
  Scenario: An account without readings sees how they arrive
    Given Walter is signed in
    When the member opens "/blood-sugar/overview"
    Then the content says "No readings yet" and "How your meter sends readings"

  @sandbox
  Scenario: Findings, the next step and a long period that fails to load
    Given Rosa is signed in
    And the call "getBloodSugarStats" is answered with "server error"
    When the member opens "/blood-sugar/overview"
    Then the latest reading says "118"
    And the content says "What your readings show", "Next step", "7-day average" and "Could not load"
    And the content does not say "Not enough readings"
    When the server recovers
    And the member presses "Try again" in the content
    Then the loaded content does not say "Could not load"
    And the content says "90-day average" and "How we work this out"

  @sandbox
  Scenario: A reading of a week ago has its age and no verdict
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal             |
      | 7        | 7:10 AM | 118   | before breakfast |
    And the member is signed in
    When the member opens "/blood-sugar/overview"
    Then the latest reading says "118"
    And the content says "Last reading 7 days ago" and "This reading is too old to say how you are now."

  @sandbox
  Scenario: The readings fail to load
    Given Rosa is signed in
    And the call "listBloodSugarReadings" is answered with "temporarily away"
    When the member opens "/blood-sugar/overview"
    Then the page says "We could not load your blood sugar readings", why, and which number to call
    When the server recovers
    And the member presses "Try again" in the content
    Then the latest reading says "118"

  @sandbox
  Scenario: The report in Spanish
    Given Ines is signed in
    When the member opens "/blood-sugar/summary-report?range=30"
    Then the content says "Lecturas en rango", "Por comida" and "Cómo lo calculamos"

  @sandbox @ROUTE-052 @PROF-014
  Scenario: The member selects the alert recipients and when the provider calls
    Given Rosa is signed in
    When the member opens "/blood-sugar/friends-and-family"
    Then the content says "Marisol Delgado", "text message to (207) 555-0177" and "When we call you"
    And the content says "Marisol Delgado gets a message when you are below 70 or above 300 mg/dL."
    And the back link leads to "/blood-sugar/overview"
    When the member fills "Low: below (mg/dL)" with "320"
    And the member presses "Save alerts"
    Then the focus is on an error summary with 1 entries
    And the content says "Enter a number above 320"
    When the member fills "Low: below (mg/dL)" with "65"
    And the member clears "High readings"
    And the member presses "Save alerts"
    Then the content says "Saved at"
    When the member presses "When we call you"
    And the member selects "By text message" from "How"
    And the member fills "Quiet until" with "06:30"
    And the member presses "Save call settings"
    Then 2 forms say that they are saved
    When the member reloads the page
    Then the field "Low: below (mg/dL)" holds "65"
    And the content says "by text message" and "until 6:30 AM"
    And the option "High readings" is not selected

  @sandbox
  Scenario: Two tabs change the threshold of a call, and the member accepts the saved one
    Given Rosa is signed in
    When the member opens "/blood-sugar/friends-and-family"
    And the member presses "When we call you"
    And the member fills "A reading above (mg/dL)" with "280"
    And the member opens a second tab at "/blood-sugar/friends-and-family"
    And the member presses "When we call you"
    And the member fills "A reading above (mg/dL)" with "290"
    And the member presses "Save call settings"
    Then the content says "Saved at"
    When the member switches to the other tab
    And the member presses "Save call settings"
    Then the focus is on the alert "This was changed somewhere else"
    And the content says "280" and "290"
    When the member presses "Keep typing"
    Then the field "A reading above (mg/dL)" holds "280"
    When the member presses "Save call settings"
    And the member selects "What is saved now"
    And the member presses "Save my choices"
    Then the content says "Saved at"
    And the field "A reading above (mg/dL)" holds "290"

  @sandbox
  Scenario: Two tabs change the alert recipients, and the member chooses the conflicting limit
    Given Rosa is signed in
    When the member opens "/blood-sugar/friends-and-family"
    And the member fills "High: above (mg/dL)" with "280"
    And the member opens a second tab at "/blood-sugar/friends-and-family"
    And the member fills "High: above (mg/dL)" with "290"
    And the member clears "High readings"
    And the member presses "Save alerts"
    Then the content says "Saved at"
    When the member switches to the other tab
    And the member presses "Save alerts"
    Then the focus is on the alert "This was changed somewhere else"
    And the content says "280" and "290"
    When the member presses "Keep typing"
    Then the field "High: above (mg/dL)" holds "280"
    When the member presses "Save alerts"
    And the member selects "What you typed"
    And the member presses "Save my choices"
    Then the content says "Saved at"
    And the field "High: above (mg/dL)" holds "280"
    And the option "High readings" is not selected

  @sandbox
  Scenario: Two tabs change limits that do not fit together, and the member chooses
    Given Rosa is signed in
    When the member opens "/blood-sugar/friends-and-family"
    And the member fills "Low: below (mg/dL)" with "200"
    And the member fills "High: above (mg/dL)" with "310"
    And the member fills "High: above (mg/dL)" with "300"
    And the member opens a second tab at "/blood-sugar/friends-and-family"
    And the member fills "High: above (mg/dL)" with "180"
    And the member presses "Save alerts"
    Then the content says "Saved at"
    When the member switches to the other tab
    And the member presses "Save alerts"
    Then the focus is on the alert "This was changed somewhere else"
    And the content says "Put together, the low limit would not be below the high one"
    When the member presses "Save my choices"
    Then the content says "Saved at"
    And the field "Low: below (mg/dL)" holds "200"
    And the field "High: above (mg/dL)" holds "300"

  @sandbox
  Scenario: The form waits for the member's phones and never sends a way that does not reach them
    Given Walter is signed in
    And the call "getPersonalInfo" is delayed
    When the member goes to "/blood-sugar/friends-and-family"
    Then the page is still loading "Loading who is told"
    When the delayed calls continue
    And the member presses "When we call you"
    And the member selects "By text message" from "How"
    And the member presses "Save call settings"
    Then the focus is on an error summary with 1 entries
    And the content says "Your account has no mobile phone"
    And the call "updateBloodSugarAlerts" was made: no

  @sandbox @ROUTE-052 @FLAG-004
  Scenario: How the meter shares readings
    Given Rosa is signed in
    And the member's feature BG_FIRMWARE_UPDATE is on
    When the member opens "/blood-sugar/share-from-meter"
    Then the content says "Your meter is sharing", "Update your meter" and "How readings reach the portal"
