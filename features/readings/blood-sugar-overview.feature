Feature: Blood sugar overview, trends and report
  The latest reading and its word, the week, and how readings are spread. Meter readings are never
  called time in range.

  @sandbox @ROUTE-051
  Scenario: the latest reading, the week, and four tabs
    Given Rosa is signed in
    When she opens "/blood-sugar"
    Then the latest figure is "118"
    And the page reads "In range", "Before breakfast", "Last 7 days" and "Test strips left"
    And the page reads "Your lab A1C", "6.8%", "about 148 mg/dL" and "two different measures"
    And her tabs lead to "Trends: trends", "All logs: all-logs", "Summary report: summary-report" and "Overview: overview" below "/blood-sugar"

  @sandbox
  Scenario: a very low reading just now says what to do first
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:30 PM | 53    | no meal |
    And he is signed in
    When he opens "/blood-sugar/overview"
    Then the page reads "Have 15 grams of sugar now", "53 mg/dL, very low" and "Call 911 right away if you"

  @sandbox
  Scenario: a low reading of yesterday asks for nothing now
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 1        | 2:30 PM | 53    | no meal |
    And he is signed in
    When he opens "/blood-sugar/overview"
    Then the page reads "Very low"
    And the page does not read "15 grams"

  @sandbox
  Scenario: readings beyond the meter are told and in no average
    Given Walter has these blood sugar readings:
      | days ago | at      | value     | meal             |
      | 0        | 7:10 AM | 100       | before breakfast |
      | 1        | 7:10 AM | 120       | before breakfast |
      | 2        | 7:10 AM | above 600 | before breakfast |
    And he is signed in
    When he opens "/blood-sugar/trends"
    Then the page reads "110", "1 reading was beyond the meter" and "2 of 3 readings in range"
    And the page does not read "ime in range"

  @sandbox
  Scenario Outline: the limits beside a share are those that were counted, in <address>
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal             |
      | 0        | 7:10 AM | 138   | before breakfast |
    And he is signed in
    When he opens "<address>"
    Then the page reads "<words>" and "In range"
    And the page does not read "ange: 70 to 180"
    And the page does not read "ange, 70 to 180"

    Examples:
      | address                         | words                                             |
      | /blood-sugar/overview           | In range: 70 to 130 before a meal, else 70 to 180 |
      | /blood-sugar/trends             | 70 to 130 before a meal, else 70 to 180: 0 of 1   |
      | /blood-sugar/summary-report     | 70 to 130 before a meal, else 70 to 180           |
      | /reports-and-data/for-my-doctor | 70 to 130 before a meal, else 70 to 180           |

  @sandbox
  Scenario: an account without readings says how they come
    Given Walter is signed in
    When he opens "/blood-sugar/overview"
    Then the page reads "No readings yet" and "How your meter sends readings"

  @sandbox
  Scenario: what the readings show, the next step, and the long view that cannot be loaded
    Given Rosa is signed in
    And the call "getBloodSugarStats" is answered with "server error"
    When she opens "/blood-sugar/overview"
    Then the latest figure is "118"
    And the page reads "What your readings show", "Next step", "7-day average" and "Could not load"
    When the trouble is over
    And she tries again
    Then the page does not read "Could not load"
    And the page reads "90-day average" and "How we work this out"

  @sandbox
  Scenario: readings that cannot be loaded
    Given Rosa is signed in
    And reading blood sugar is answered with "temporarily away"
    When she opens "/blood-sugar/overview"
    Then the page says that it could not load, and whom to call
    When the trouble is over
    And she tries again
    Then the latest figure is "118"

  @sandbox
  Scenario: the report in Spanish
    Given Ines is signed in
    When she opens "/blood-sugar/summary-report?range=30"
    Then the page reads "Lecturas en rango", "Por comida" and "Cómo lo calculamos"

  @sandbox @ROUTE-052 @PROF-014
  Scenario: the member chooses who is told, and when she is called herself
    Given Rosa is signed in
    When she opens "/blood-sugar/friends-and-family"
    Then the page reads "Marisol Delgado", "text message to (207) 555-0177" and "When we call you"
    And the way back leads to "/blood-sugar/overview"
    When she fills "Low: below (mg/dL)" with "320"
    And she presses "Save who is told"
    Then the focus is on a list of 1 things to mend
    And the content says "Enter a number above 320"
    When she fills "Low: below (mg/dL)" with "65"
    And she takes out "High readings"
    And she presses "Save who is told"
    Then the content says "Saved at"
    When she selects "By text message" as "How"
    And she fills "Quiet until" with "06:30"
    And she presses "Save when we call"
    Then 2 forms say that they are saved
    When she reloads the page
    Then the field "Low: below (mg/dL)" holds "65"
    And the field "Quiet until" holds "06:30"
    And "High readings" is not chosen

  @sandbox
  Scenario: Two tabs change at which reading we call, and the member takes over what is saved
    Given Rosa is signed in
    When she opens "/blood-sugar/friends-and-family"
    And she fills "A reading above (mg/dL)" with "280"
    And she opens a second tab at "/blood-sugar/friends-and-family"
    And she fills "A reading above (mg/dL)" with "290"
    And she presses "Save when we call"
    Then the content says "Saved at"
    When she looks at the other tab
    And she presses "Save when we call"
    Then the focus is on the message "This was changed somewhere else"
    And the content says "280" and "290"
    When she presses "Keep typing"
    Then the field "A reading above (mg/dL)" holds "280"
    When she presses "Save when we call"
    And she picks "What is saved now"
    And she presses "Save my choices"
    Then the content says "Saved at"
    And the field "A reading above (mg/dL)" holds "290"

  @sandbox
  Scenario: Two tabs change who is told, and the member chooses the limit that both changed
    Given Rosa is signed in
    When she opens "/blood-sugar/friends-and-family"
    And she fills "High: above (mg/dL)" with "280"
    And she opens a second tab at "/blood-sugar/friends-and-family"
    And she fills "High: above (mg/dL)" with "290"
    And she takes out "High readings"
    And she presses "Save who is told"
    Then the content says "Saved at"
    When she looks at the other tab
    And she presses "Save who is told"
    Then the focus is on the message "This was changed somewhere else"
    And the content says "280" and "290"
    When she presses "Keep typing"
    Then the field "High: above (mg/dL)" holds "280"
    When she presses "Save who is told"
    And she picks "What you typed"
    And she presses "Save my choices"
    Then the content says "Saved at"
    And the field "High: above (mg/dL)" holds "280"
    And "High readings" is not chosen

  @sandbox
  Scenario: Two limits that two tabs change and that do not fit together are for the member to choose
    Given Rosa is signed in
    When she opens "/blood-sugar/friends-and-family"
    And she fills "Low: below (mg/dL)" with "200"
    And she fills "High: above (mg/dL)" with "310"
    And she fills "High: above (mg/dL)" with "300"
    And she opens a second tab at "/blood-sugar/friends-and-family"
    And she fills "High: above (mg/dL)" with "180"
    And she presses "Save who is told"
    Then the content says "Saved at"
    When she looks at the other tab
    And she presses "Save who is told"
    Then the focus is on the message "This was changed somewhere else"
    And the content says "Put together, the low limit would not be below the high one"
    When she presses "Save my choices"
    Then the content says "Saved at"
    And the field "Low: below (mg/dL)" holds "200"
    And the field "High: above (mg/dL)" holds "300"

  @sandbox
  Scenario: the form waits for the member's phones, and a way that does not reach them never leaves the browser
    Given Walter is signed in
    And the call "getPersonalInfo" is held back
    When she opens "/blood-sugar/friends-and-family" and does not wait
    Then the page is still loading "Loading who is told"
    When the call that was held back is let through
    And she selects "By text message" as "How"
    And she presses "Save when we call"
    Then the focus is on a list of 1 things to mend
    And the content says "Your account has no mobile phone"
    And the call "updateBloodSugarAlerts" was made: no

  @sandbox @ROUTE-052 @FLAG-004
  Scenario: how the meter shares
    Given Rosa is signed in
    And her feature BG_FIRMWARE_UPDATE is on
    When she opens "/blood-sugar/share-from-meter"
    Then the page reads "Your meter is sharing", "Update your meter" and "How readings reach the portal"
