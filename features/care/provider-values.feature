@portable
Feature: Care pages show what the provider answers
  The page shows the values that the provider answers to the same member in the same run.

  @smoke
  Scenario Outline: <page> shows the <answers>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answers>

    Examples:
      | member has  | page                            | answers                            |
      | a coach     | /coaching                       | care team                          |
      | goals       | /coaching/goals                 | goals                              |
      | reminders   | /reminder                       | labels of reminders                |
      | courses     | /education                      | courses                            |
      | devices     | /user-guides                    | own devices, names of their guides |
      | orders      | /order-supplies                 | strips left                        |
      | blood sugar | /blood-sugar/friends-and-family | limits of our calls                |

  Scenario Outline: <page> shows the <answers>, too
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answers>

    Examples:
      | member has       | page               | answers                                                                                                       |
      | kidney results   | /kidney-health     | newest filtering result, filtering results, newest urine result, urine results, days of the filtering results |
      | lab results      | /confirm-lab-order | newest A1C                                                                                                    |
      | food entries     | /food/overview     | foods of the newest meal, calories of the newest meal                                                         |
      | goals            | /coaching/goals    | weekly counts of the goals                                                                                    |
      | sessions         | /coaching          | coaches of the sessions, moments of the sessions                                                              |
      | courses          | /education         | summaries of the courses, lessons of the courses                                                              |
      | contacts         | /authorization     | newest viewer of the data                                                                                     |
      | a coach          | /authorization     | care team                                                                                                     |
      | orders           | /order-supplies    | shipping address                                                                                              |
      | pages in Spanish | /coaching          | care team                                                                                                     |
      | pages in Spanish | /authorization     | contacts                                                                                                      |
      | pages in Spanish | /user-guides       | own devices                                                                                                   |
