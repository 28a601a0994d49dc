Feature: Blood pressure all logs
  A member filters and sorts all readings, exports them as a file and prints them for a doctor.

  Background:
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 0        | 7:42 AM | 128/78  | 72    |
      | 1        | 7:38 AM | 118/76  | 70    |
      | 1        | 9:10 PM | 131/84  |       |
      | 6        | 7:40 AM | 184/122 | 74    |
    And the member is signed in

  @sandbox
  Scenario: Readings are sorted newest first, with category and time
    When the member opens "/blood-pressure/all-logs"
    Then the list shows "128/78 Elevated", "131/84 High, stage 1", "118/76 Normal", "184/122 Severe"
    And the content says "2 readings here are above the target."

  @sandbox
  Scenario: Readings are sorted oldest first
    When the member opens "/blood-pressure/all-logs"
    And the member sorts by "Time"
    Then the list shows "184/122 Severe", "118/76 Normal", "131/84 High, stage 1", "128/78 Elevated"

  @sandbox
  Scenario: Readings are filtered by high values
    When the member opens "/blood-pressure/all-logs"
    And the member filters by the category "High, stage 1"
    Then the list shows "131/84 High, stage 1"
    And the page says how many readings are shown: 1
    And the content does not say "above the target"
    When the member presses "Clear filters" in the content
    Then the page says how many readings are shown: 4

  @sandbox
  Scenario: Readings are sorted by value, highest first
    When the member opens "/blood-pressure/all-logs"
    And the member sorts by "Reading"
    Then the list shows "184/122 Severe", "131/84 High, stage 1", "128/78 Elevated", "118/76 Normal"

  @sandbox
  Scenario: Each column header states its sort order in both directions
    When the member opens "/blood-pressure/all-logs"
    Then the column "Time" is sorted "descending" and the column "Reading" is sorted "none"
    When the member sorts by "Reading"
    Then the column "Time" is sorted "none" and the column "Reading" is sorted "descending"
    When the member sorts by "Reading"
    Then the list shows "118/76 Normal", "128/78 Elevated", "131/84 High, stage 1", "184/122 Severe"
    And the column "Time" is sorted "none" and the column "Reading" is sorted "ascending"
    When the member sorts by "Time"
    Then the column "Time" is sorted "descending" and the column "Reading" is sorted "none"
    When the member sorts by "Time"
    Then the column "Time" is sorted "ascending" and the column "Reading" is sorted "none"

  @sandbox
  Scenario: Escape closes a filter, and removing a filter moves the focus to the count
    When the member opens "/blood-pressure/all-logs"
    And the member filters by the category "High, stage 1"
    Then the focus is on the collapsed filter "Category"
    When the member presses "High, stage 1, remove filter"
    Then the list shows "128/78 Elevated", "131/84 High, stage 1", "118/76 Normal", "184/122 Severe"
    And the focus is on the text "4 readings"

  @sandbox
  Scenario: A first day after the last day moves the last day, and a cleared day returns
    When the member opens "/blood-pressure/all-logs?from=2026-11-10&to=2026-11-14"
    Then the list shows "184/122 Severe"
    When the member fills "From" with "2026-11-19"
    Then the field "To" holds "2026-11-19"
    And the list shows "131/84 High, stage 1", "118/76 Normal"
    When the member fills "To" with "2026-11-14"
    Then the field "From" holds "2026-11-14"
    And the list shows "184/122 Severe"
    When the member fills "From" with ""
    Then the field "From" holds ""
    When the member presses Tab and Tab and Tab and Tab
    Then the field "From" holds "2026-11-14"

  @sandbox
  Scenario: On a phone the filters and the row details expand and collapse
    Given the browser window is 390 pixels wide
    When the member opens "/blood-pressure/all-logs"
    Then the button "Filters" is collapsed
    When the member presses "Filters"
    Then the button "Filters" is expanded
    And the button "Details, Today, 7:42 AM" is collapsed
    When the member presses "Details, Today, 7:42 AM"
    Then the button "Details, Today, 7:42 AM" is expanded
    When the member presses "Details, Today, 7:42 AM"
    Then the button "Details, Today, 7:42 AM" is collapsed

  @sandbox
  Scenario: A filter without matching readings
    When the member opens "/blood-pressure/all-logs"
    And the member filters by the category "High, stage 2"
    Then the content says "No readings match"

  @sandbox
  Scenario: A CSV file for a spreadsheet
    When the member opens "/blood-pressure/all-logs"
    And the member exports a CSV file
    Then the file has one line per reading with time, offset, unit and numbers:
      | 2026-11-20T07:42:00-05:00 | America/New_York | 128 | 78  | mmHg | 72 | bpm |
      | 2026-11-19T21:10:00-05:00 | America/New_York | 131 | 84  | mmHg |    | bpm |
      | 2026-11-19T07:38:00-05:00 | America/New_York | 118 | 76  | mmHg | 70 | bpm |
      | 2026-11-14T07:40:00-05:00 | America/New_York | 184 | 122 | mmHg | 74 | bpm |

  @sandbox
  Scenario: The print view has the member's name, the period and the unit, without the page layout
    When the member opens "/blood-pressure/all-logs"
    And the member switches to the print view
    Then the page shows "Rosa Delgado", "mmHg" and "4 readings"
    And the page shows "128/78", "131/84", "118/76", "184/122"
    And the paper has no header, sidebar or buttons

  @sandbox
  Scenario: The filters survive a reload
    When the member opens "/blood-pressure/all-logs"
    And the member filters by the category "Normal"
    And the member reloads the page
    Then the list shows "118/76 Normal"
