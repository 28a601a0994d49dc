@portable
Feature: Readings are those of the provider
  The page shows the values that the provider answers to the same member in the same run.

  Scenario Outline: <page> shows the <answer>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answer>

    Examples:
      | member has     | page                             | answer                     |
      | blood sugar    | /blood-sugar/overview            | newest blood sugar         |
      | blood sugar    | /blood-sugar/all-logs            | newest blood sugar         |
      | blood sugar    | /blood-sugar/all-logs            | ten newest blood sugars    |
      | blood pressure | /blood-pressure/overview         | newest blood pressure      |
      | blood pressure | /blood-pressure/all-logs         | newest blood pressure      |
      | blood pressure | /blood-pressure/all-logs         | ten newest blood pressures |
      | weight         | /weight/overview                 | newest weight              |
      | weight         | /weight/overview                 | weight goal                |
      | weight         | /weight/all-logs                 | newest weight              |
      | weight         | /weight/all-logs                 | ten newest weights         |
      | lab results    | /a1c-report                      | newest A1C                 |
      | lab results    | /a1c-report                      | A1C results                |
      | lab results    | /a1c-cholesterol-combined-report | newest A1C                 |
      | blood sugar    | /blood-sugar/friends-and-family  | limits of alerts           |
      | blood sugar    | /reports-and-data/for-my-doctor  | newest A1C                 |
      | blood sugar    | /reports-and-data/for-my-doctor  | newest weight              |
      | contacts       | /reports-and-data/for-my-doctor  | medicines                  |
