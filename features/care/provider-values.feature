@portable
Feature: Care pages show what the provider answers
  The page shows the values that the provider answers to the same member in the same run.

  Scenario Outline: <page> shows the <answer>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answer>

    Examples:
      | member has  | page                            | answer              |
      | a coach     | /coaching                       | care team           |
      | goals       | /coaching/goals                 | goals               |
      | reminders   | /reminder                       | labels of reminders |
      | courses     | /education                      | courses             |
      | devices     | /user-guides                    | own devices         |
      | devices     | /user-guides                    | names of all guides |
      | orders      | /order-supplies                 | strips left         |
      | blood sugar | /blood-sugar/friends-and-family | limits of our calls |
