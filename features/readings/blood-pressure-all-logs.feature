Feature: Blood pressure all logs
  Every reading in one list that a member can narrow, sort, keep as a file and take to her doctor on
  paper.

  Background:
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 0        | 7:42 AM | 128/78  | 72    |
      | 1        | 7:38 AM | 118/76  | 70    |
      | 1        | 9:10 PM | 131/84  |       |
      | 6        | 7:40 AM | 184/122 | 74    |
    And she is signed in

  @sandbox
  Scenario: newest first, each with its word and its time
    When she opens "/blood-pressure/all-logs"
    Then the list reads "128/78 Elevated", "131/84 High, stage 1", "118/76 Normal", "184/122 Severe"

  @sandbox
  Scenario: oldest first
    When she opens "/blood-pressure/all-logs"
    And she sorts by "Time"
    Then the list reads "184/122 Severe", "118/76 Normal", "131/84 High, stage 1", "128/78 Elevated"

  @sandbox
  Scenario: only what is high
    When she opens "/blood-pressure/all-logs"
    And she shows only "High, stage 1"
    Then the list reads "131/84 High, stage 1"
    And the page says how many readings are shown: 1
    When she clears the filters
    Then the page says how many readings are shown: 4

  @sandbox
  Scenario: by value, highest first
    When she opens "/blood-pressure/all-logs"
    And she sorts by "Reading"
    Then the list reads "184/122 Severe", "131/84 High, stage 1", "128/78 Elevated", "118/76 Normal"

  @sandbox
  Scenario: the header of each column states its order, in both directions
    When she opens "/blood-pressure/all-logs"
    Then the column "Time" is sorted "descending" and the column "Reading" is sorted "none"
    When she sorts by "Reading"
    Then the column "Time" is sorted "none" and the column "Reading" is sorted "descending"
    When she sorts by "Reading"
    Then the list reads "118/76 Normal", "128/78 Elevated", "131/84 High, stage 1", "184/122 Severe"
    And the column "Time" is sorted "none" and the column "Reading" is sorted "ascending"
    When she sorts by "Time"
    Then the column "Time" is sorted "descending" and the column "Reading" is sorted "none"
    When she sorts by "Time"
    Then the column "Time" is sorted "ascending" and the column "Reading" is sorted "none"

  @sandbox
  Scenario: Escape closes a filter, and a removed filter moves the focus to the count
    When she opens "/blood-pressure/all-logs"
    And she shows only "High, stage 1"
    Then the focus is on the closed filter "Category"
    When she presses "High, stage 1, remove filter"
    Then the list reads "128/78 Elevated", "131/84 High, stage 1", "118/76 Normal", "184/122 Severe"
    And the focus is on the words "4 readings"

  @sandbox
  Scenario: a first day after the last day moves the last day, and a cleared day comes back
    When she opens "/blood-pressure/all-logs?from=2026-11-10&to=2026-11-14"
    Then the list reads "184/122 Severe"
    When she fills "From" with "2026-11-19"
    Then the field "To" holds "2026-11-19"
    And the list reads "131/84 High, stage 1", "118/76 Normal"
    When she fills "To" with "2026-11-14"
    Then the field "From" holds "2026-11-14"
    And the list reads "184/122 Severe"
    When she fills "From" with ""
    Then the field "From" holds ""
    When she presses Tab and Tab and Tab and Tab
    Then the field "From" holds "2026-11-14"

  @sandbox
  Scenario: on a phone the filters and the details of a row unfold and fold
    Given her window is 390 pixels wide
    When she opens "/blood-pressure/all-logs"
    Then the button "Filters" is collapsed
    When she presses "Filters"
    Then the button "Filters" is expanded
    And the button "Details, Today, 7:42 AM" is collapsed
    When she presses "Details, Today, 7:42 AM"
    Then the button "Details, Today, 7:42 AM" is expanded
    When she presses "Details, Today, 7:42 AM"
    Then the button "Details, Today, 7:42 AM" is collapsed

  @sandbox
  Scenario: a filter that leaves nothing
    When she opens "/blood-pressure/all-logs"
    And she shows only "High, stage 2"
    Then the page says that no reading matches

  @sandbox
  Scenario: a file for a spreadsheet
    When she opens "/blood-pressure/all-logs"
    And she exports a CSV file
    Then the file has one line per reading with time, offset, unit and numbers:
      | 2026-11-20T07:42:00-05:00 | America/New_York | 128 | 78  | mmHg | 72 | bpm |
      | 2026-11-19T21:10:00-05:00 | America/New_York | 131 | 84  | mmHg |    | bpm |
      | 2026-11-19T07:38:00-05:00 | America/New_York | 118 | 76  | mmHg | 70 | bpm |
      | 2026-11-14T07:40:00-05:00 | America/New_York | 184 | 122 | mmHg | 74 | bpm |

  @sandbox
  Scenario: on paper, with her name, the period and the unit, and without the frame
    When she opens "/blood-pressure/all-logs"
    And she looks at it as printed
    Then the paper says "Rosa Delgado", "mmHg" and "4 readings"
    And the paper lists "128/78", "131/84", "118/76", "184/122"
    And the paper has no header, sidebar or buttons

  @sandbox
  Scenario: the choice survives a reload
    When she opens "/blood-pressure/all-logs"
    And she shows only "Normal"
    And she reloads the page
    Then the list reads "118/76 Normal"
