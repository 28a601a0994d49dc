Feature: Food log
  A member logs what they eat. The food log shows figures without a verdict.

  @sandbox @ROUTE-060 @GAP-010
  Scenario: The food log shows the entries and their insights
    Given Pia is signed in
    When the member opens "/food"
    Then the address is "/food/overview"
    And the content says "of the last 7 days", "dinner", "kcal" and "Eat more vegetables"
    When the member follows "Insights"
    Then the address is "/food/insights"
    And the page is titled "Food insights | {brand}"
    And the content says "of 14 days with food in your log" and "How we work this out"

  @sandbox @ROUTE-061 @FOOD-001 @PROG-007
  Scenario: A meal is added, read back, changed and deleted
    Given Dora is signed in
    When the member opens "/food"
    And the member follows "Log a meal"
    And the member presses "Log this meal"
    Then the content says "Fix 1 thing to save" and "Add at least one food"
    When the member fills "Find a food" with "oat"
    And the member presses "Favorite: Oatmeal, cooked with water"
    And the member fills "Find a food" with ""
    Then the content says "Your favorites"
    When the member presses "Add Oatmeal, cooked with water"
    Then the content does not say "Add at least one food"
    When the member fills "How many of Oatmeal, cooked with water" with "none"
    And the member presses "Log this meal"
    Then the content says "Fix 1 thing to save"
    When the member fills "How many of Oatmeal, cooked with water" with "1,5"
    And the member presses "Change"
    And the member fills "Time" with "10:00"
    And the member presses "Add a note"
    And the member fills "Note" with "With my daughter"
    And the member presses "Log this meal"
    Then the address is "/food/overview"
    When the member reloads the page
    Then the content says "Today so far", "1.5 × 1 cup" and "With my daughter"
    When the member opens the form to change today's meal
    Then the heading is "Change what you logged"
    And the field "Note" holds "With my daughter"
    When the member presses "Delete this entry"
    And the member presses "Keep it" in the dialog
    Then the dialog is closed
    When the member fills "Note" with "With my daughter and Tom"
    And the member presses "Save"
    Then the address is "/food/overview"
    And the content says "With my daughter and Tom"
    And the portal sent "changeFoodEntry" with at least:
      | content.note           | With my daughter and Tom |
      | content.foods.0.amount | 1.5                      |
    When the member opens the form to change today's meal
    And the member presses "Delete this entry"
    And the member presses "Delete this entry" in the dialog
    Then the address is "/food/overview"
    And the content says "Nothing logged yet today"

  @sandbox
  Scenario: A food focus is chosen from a task, ended and listed as past
    Given Rosa is signed in
    And the call "chooseFoodFocus" is answered with "unavailable"
    When the member opens "/dashboard"
    And the member follows "Choose: Choose a food focus"
    And the member presses "What would you like to try?"
    And the member selects "Drink nothing sweetened"
    And the member presses "Choose"
    Then an alert says "Your focus was not changed"
    When the server recovers
    And the member selects "Drink nothing sweetened"
    And the member presses "Choose"
    Then the content says "Your focus" and "0 of 14 days"
    And the portal sent "chooseFoodFocus" with:
      | focusCode | NO_SWEETENED_DRINKS |
    When the member follows "Dashboard"
    Then the dashboard does not say "Choose a food focus"
    When the member follows "Food"
    And the member presses "I am done with it"
    Then the content says "What you did before" and "Done on"
    And the portal sent "endFoodFocus" with at least:
      | outcome | FOOD_FOCUS_OUTCOME_DONE |

  @sandbox
  Scenario: An entry older than a week is found by day and can be changed
    Given Pia is signed in
    And the call "listFoodLogDays" is answered with "unavailable"
    When the member opens "/food/overview"
    And the member presses "Show earlier days"
    Then the content says "We cannot show your food log"
    When the server recovers
    And the member presses "Try again" in the content
    Then the food log lists 7 earlier days
    When the member opens the first of these days
    And the member opens the form to change its first meal
    Then the heading is "Change what you logged"

  @sandbox
  Scenario: Earlier days load one week at a time, and a failed page loses none
    Given Pia is signed in
    When the member opens "/food/overview"
    And the member presses "Show earlier days"
    Then the food log lists 7 earlier days
    And the content says "Showing 7. There are more."
    Given the call "listFoodLogDays" is answered with "unavailable"
    When the member presses "Show more"
    Then the content says "We could not load more. What you see here stays."
    And the food log lists 7 earlier days
    When the server recovers
    And the member presses "Try again" in the content
    Then the food log lists 14 earlier days
    And the focus is on "Show more"

  @sandbox
  Scenario: An unreadable entry is counted, and the totals say that they are incomplete
    Given Pia is signed in
    And in the response of "ListFoodEntries" the rows of "entries" are changed with:
      | all   | meal    | MEAL_BRUNCH |
      | added | eatTime | noon        |
    When the member opens "/food/overview"
    Then the content says "1 entry could not be shown. It has not been deleted.", "Another meal" and "At least"
    And the content does not say "Not in your log yet today"

  @sandbox
  Scenario: An entry with an unreadable food is not saved without that food
    Given Pia is signed in
    And in the response of "GetFoodEntry" the rows of "entry.foods" are changed with:
      | added | amount | some |
    When the member opens "/food/overview"
    And the member presses "Show earlier days"
    And the member opens the first of these days
    And the member opens the form to change its first meal
    Then the content says "This entry cannot be changed here" and "Delete this entry"
    And the content has no button "Save"

  @sandbox
  Scenario: A meal that could not be saved stays in the form
    Given Pia is signed in
    And the call "addFoodEntry" is answered with "unavailable"
    When the member opens "/food/log"
    And the member fills "Find a food" with "abuela's soup"
    And the member presses "Add “abuela's soup” in your own words"
    And the member presses "Add a note"
    And the member fills "Note" with "Two bowls"
    And the member presses "Log this meal"
    Then an alert says "Your entry was not saved"
    And the field "Note" holds "Two bowls"
    When the server recovers
    And the call "addFoodEntry" is delayed
    And the member presses "Log this meal"
    And the member follows "Dashboard"
    And the delayed calls continue
    Then a toast says "Saved: "
    And the address is "/dashboard"
    When the member follows "Food"
    Then the content says "abuela's soup" and "No figures"

  @portable @ROUTE-061
  Scenario: The page of a missing entry says that it does not exist
    Given a member with nothing yet is signed in
    And the call "getFoodEntry" will fail with 404
    When the member opens "/food/log/not-theirs"
    Then the content says "This entry is no longer there"

  @portable @ROUTE-061
  Scenario Outline: A member with <member has> at <path>
    Given a member with <member has> is signed in
    When the member opens "<path>"
    Then the heading is "<heading>"
    And the content says "<says>"

    Examples:
      | member has       | path           | heading              | says                       |
      | nothing yet      | /food/overview | Food                 | Nothing logged yet today   |
      | nothing yet      | /food/insights | Food                 | Not enough in your log yet |
      | nothing yet      | /food/intro    | About the food log   | Change one small thing     |
      | pages in Spanish | /food/intro    | Su diario de comidas | Cambie una cosa pequeña    |

  @sandbox @ROUTE-061
  Scenario: Nothing is logged yet, in Spanish
    Given Carmen is signed in
    When the member opens "/food/overview"
    Then the heading is "Alimentación"
    And the content says "Hoy todavía no registró nada"
