Feature: Report for my doctor
  What a member measures, in one report that she can hand over: honest about what it stands on, and
  the same wherever it is read.

  @sandbox @PROG-012
  Scenario: the page, the paper and the file tell the same
    Given Rosa is signed in
    When she opens "/reports-and-data"
    And she follows "Open Report for my doctor"
    Then the heading is "Report for my doctor"
    And the report is of "30 days" and can be printed
    And the page, the paper and the file tell the same figures of "Blood sugar", "Blood pressure" and "Weight"
    And the file is called "report-for-my-doctor-2026-10-22-2026-11-20.csv"
    And the paper says "Rosa Delgado", "March 9, 1961", "Oct 22 to Nov 20, 2026" and "Eastern Time"
    And the paper has no header, sidebar or buttons
    When she looks at the screen again
    Then the heading is "Report for my doctor"

  @sandbox
  Scenario: what she chose last is there again, in Spanish, too
    Given Rosa reads Spanish and is signed in
    When she opens "/reports-and-data/for-my-doctor"
    And she chooses the period "90 días"
    And she leaves "Peso" out of the report
    And she opens "/reports-and-data/for-my-doctor"
    Then the report is of "90 días" and can be printed
    And the report has the areas "Azúcar en la sangre" and "Presión arterial"
    And the page reads "Desviación estándar"

  @sandbox
  Scenario: too few readings are said to be too few, in a period that ends with the last of them
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 40       | 7:42 AM | 128/78  | 72    |
      | 41       | 7:42 AM | 122/76  | 70    |
    And she is signed in
    When she opens "/blood-pressure/summary-reports?range=14"
    Then the page reads "Sep 28 to Oct 11, 2026", "125/77" and "2 readings on 2 days"
    And the page reads "This needs 4 readings. So far: 2 readings on 2 days. Take 2 more readings, or choose a longer period."
    And the page reads "This needs 4 readings on at least 3 days."
    When she unfolds how the "Average" is worked out
    Then the page reads "We add up the top numbers and divide by how many readings there are."

  @sandbox
  Scenario: a part that cannot be loaded leaves the others as they are
    Given Rosa is signed in
    And reading blood sugar is answered with "temporarily away"
    When she opens "/reports-and-data/for-my-doctor"
    Then the page says that it could not load, and whom to call
    And the report has the areas "Blood pressure" and "Weight"
    And nothing can be saved or printed
