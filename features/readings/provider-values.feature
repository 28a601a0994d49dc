@portable
Feature: Readings are those of the provider
  The page shows the values that the provider answers to the same member in the same run.

  Scenario Outline: <page> shows the <answers>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answers>

    Examples:
      | member has          | page                             | answers                                                                                                                  |
      | blood sugar         | /blood-sugar/overview            | newest blood sugar, time of the newest blood sugar, strips left                                                          |
      | lab results         | /blood-sugar/overview            | newest A1C, average blood sugar of the newest A1C                                                                        |
      | blood sugar         | /blood-sugar/all-logs            | newest blood sugar, ten newest blood sugars, time of the newest blood sugar                                              |
      | blood pressure      | /blood-pressure/overview         | newest blood pressure, time of the newest blood pressure                                                                 |
      | blood pressure      | /blood-pressure/all-logs         | newest blood pressure, ten newest blood pressures, time of the newest blood pressure, pulse of the newest blood pressure |
      | weight              | /weight/overview                 | newest weight, weight goal, time of the newest weight                                                                    |
      | weight              | /weight/all-logs                 | newest weight, ten newest weights, time of the newest weight                                                             |
      | pulse               | /pulse/overview                  | newest pulse                                                                                                             |
      | pulse               | /pulse/all-logs                  | newest pulse, five newest pulses                                                                                         |
      | body composition    | /body-composition/overview       | newest body fat, newest muscle                                                                                           |
      | body composition    | /body-composition/all-logs       | newest body fat, newest muscle                                                                                           |
      | lab results         | /a1c-report                      | newest A1C, A1C results, days of the A1C results, average blood sugar of the newest A1C                                  |
      | lab results         | /a1c-cholesterol-combined-report | newest A1C                                                                                                               |
      | cholesterol results | /cholesterol-report              | newest cholesterol results, day of the newest cholesterol results                                                        |
      | cholesterol results | /a1c-cholesterol-combined-report | newest cholesterol results                                                                                               |
      | blood sugar         | /blood-sugar/friends-and-family  | limits of alerts                                                                                                         |
      | lab results         | /reports-and-data/for-my-doctor  | A1C results                                                                                                              |
      | blood sugar         | /reports-and-data/for-my-doctor  | newest weight                                                                                                            |
      | contacts            | /reports-and-data/for-my-doctor  | medicines                                                                                                                |
      | pages in Spanish    | /blood-pressure/overview         | newest blood pressure                                                                                                    |
      | pages in Spanish    | /blood-pressure/all-logs         | ten newest blood pressures                                                                                               |
      | pages in Spanish    | /reports-and-data/for-my-doctor  | medicines                                                                                                                |

  @smoke
  Scenario Outline: The latest reading of <page> is the <answers>, on a small phone
    Given the browser window is 320 pixels wide
    And a member with <member has> is signed in
    When the member opens "<page>"
    Then the latest reading shows the provider's <answers>
    And the page does not scroll sideways

    Examples:
      | member has       | page                     | answers               |
      | blood sugar      | /blood-sugar/overview    | newest blood sugar    |
      | blood pressure   | /blood-pressure/overview | newest blood pressure |
      | weight           | /weight/overview         | newest weight         |
      | pulse            | /pulse/overview          | newest pulse          |
      | pages in Spanish | /blood-pressure/overview | newest blood pressure |
