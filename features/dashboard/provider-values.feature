@portable
Feature: The dashboard shows what the provider answers
  The page shows the values that the provider answers to the same member in the same run.

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
