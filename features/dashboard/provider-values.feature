@portable
Feature: The dashboard shows what the provider answers
  The page shows the values that the provider answers to the same member in the same run.

  @smoke
  Scenario Outline: <page> shows the <answer>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answer>

    Examples:
      | member has     | page       | answer                    |
      | blood sugar    | /dashboard | newest blood sugar        |
      | blood pressure | /dashboard | newest blood pressure     |
      | weight         | /dashboard | newest weight             |
      | messages       | /dashboard | last message of the coach |

  Scenario Outline: <part> shows the <answer>
    Given a member with <member has> is signed in
    When the member opens "/dashboard"
    Then <part> shows the provider's <answer>

    Examples:
      | member has       | part                        | answer                            |
      | blood sugar      | the tile "Blood sugar"      | newest blood sugar                |
      | blood sugar      | the tile "Blood sugar"      | time of the newest blood sugar    |
      | blood pressure   | the tile "Blood pressure"   | newest blood pressure             |
      | blood pressure   | the tile "Blood pressure"   | time of the newest blood pressure |
      | weight           | the tile "Weight"           | newest weight                     |
      | pulse            | the tile "Pulse"            | newest pulse                      |
      | kidney results   | the tile "Kidney health"    | newest filtering result           |
      | orders           | the tile "Supplies"         | strips left                       |
      | pages in Spanish | the tile "Presión arterial" | newest blood pressure             |
      | a coach          | the coach's card            | name of the coach                 |
      | read messages    | the coach's card            | last message of the coach         |
      | pages in Spanish | the coach's card            | name of the coach                 |
      | blood pressure   | the content                 | first name                        |

  Scenario Outline: The tile "<tile>" has the <answer> on a small phone
    Given the browser window is 320 pixels wide
    And a member with <member has> is signed in
    When the member opens "/dashboard"
    Then the tile "<tile>" shows the provider's <answer>
    And the page does not scroll sideways

    Examples:
      | member has       | tile             | answer                |
      | blood sugar      | Blood sugar      | newest blood sugar    |
      | blood pressure   | Blood pressure   | newest blood pressure |
      | weight           | Weight           | newest weight         |
      | pages in Spanish | Presión arterial | newest blood pressure |
