Feature: Unreadable readings
  A reading that the portal cannot read is left out, counted and mentioned wherever it is missing.
  One unknown part of a reading costs only that part.

  @sandbox
  Scenario Outline: <path> says that it leaves a reading out
    Given <member> is signed in
    And in the response of "<call>" the rows of "<list>" are changed with:
      | first | <field> | <told> |
    When the member opens "<path>"
    Then the content says "1 reading could not be shown. It is in no figure, chart or file here."

    Examples:
      | member | path                            | call                 | list             | field              | told  |
      | Rosa   | /blood-sugar/summary-report     | readings/bgs/data    | bgs              | value              | high  |
      | Rosa   | /blood-pressure/all-logs        | reading/bp           | bpReadings       | systolic           | high  |
      | Rosa   | /blood-pressure/summary-reports | reading/bp           | bpReadings       | timestamp          | noon  |
      | Rosa   | /weight/all-logs                | reading/weights      | weightReadings   | normalizedWeightLb | heavy |
      | Rosa   | /weight/summary-report          | reading/weights      | weightReadings   | measurementTime    | noon  |
      | Wes    | /body-composition/all-logs      | ListBodyCompositions | bodyCompositions | weightLb           | heavy |

  @sandbox
  Scenario Outline: <path> shows readings of an unknown source
    Given Rosa is signed in
    And in the response of "<call>" the rows of "<list>" are changed with:
      | all | source | PATCH |
    When the member opens "<path>"
    Then the content says "Not known"
    And the content does not say "could not be shown"

    Examples:
      | path                     | call            | list           |
      | /blood-pressure/all-logs | reading/bp      | bpReadings     |
      | /weight/all-logs         | reading/weights | weightReadings |

  @sandbox
  Scenario: A severe blood pressure with an unknown source and no zone is first on the dashboard
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading |
      | 0        | 2:40 PM | 184/121 |
    And in the response of "reading/bp" the rows of "bpReadings" are changed with:
      | all | source   | PATCH |
      | all | timeZone |       |
    And the member is signed in
    When the member opens "/dashboard"
    Then the dashboard is led by the card "Rest 5 minutes, then measure again", which says "Call 911 now if you have chest or back pain", "Measure again." and "call your doctor right away"

  @sandbox @PROF-014
  Scenario: An unreadable alert address is mentioned, and no save can lose it
    Given Rosa is signed in
    And in the response of "alerts/bg" the rows of "low.destinations" are changed with:
      | added | address |  |
    When the member opens "/blood-sugar/friends-and-family"
    Then the content says "We cannot show everybody who gets these alerts" and "1 address could not be shown"
    And the content does not say "Save alerts"

  @sandbox
  Scenario: Unreadable readings in Spanish
    Given Rosa, who reads Spanish, is signed in
    And in the response of "alerts/bg" the rows of "low.destinations" are changed with:
      | added | address |  |
    When the member opens "/blood-sugar/friends-and-family"
    Then the content says "No podemos mostrar a todas las personas que reciben estos avisos" and "1 dirección no se pudo mostrar"

  @sandbox
  Scenario: An unknown report and an unknown file are named, and the others stay
    Given Rosa is signed in
    And in the response of "ListReportsAndData" the rows of "exports" are changed with:
      | first | code | EXPORT_CODE_SLEEP |
    When the member opens "/reports-and-data"
    Then the content says "Other readings" and "This page cannot open it yet. Call us to ask about it."
