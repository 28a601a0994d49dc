Feature: Food log
  What a member eats, written down in a minute, told back in figures without a verdict.

  @sandbox @ROUTE-060 @GAP-010
  Scenario: What was eaten, and what it shows
    Given Pia is signed in
    When she opens "/food"
    Then the address is "/food/overview"
    And the content says "The last 7 days", "Dinner", "kcal" and "Eat more vegetables"
    When she follows "Insights"
    Then the address is "/food/insights"
    And the page is titled "Food insights | Wellspring"
    And the content says "of 14 days with food in your log" and "How we work this out"

  @sandbox @ROUTE-061 @FOOD-001 @PROG-007
  Scenario: A meal is written down, read back, changed and deleted
    Given Dora is signed in
    When she opens "/food"
    And she follows "Log a meal"
    And she presses "Save to my log"
    Then the content says "Fix 1 thing to save" and "Add at least one food"
    When she fills "Find a food" with "oat"
    And she presses "Favorite: Oatmeal, cooked with water"
    And she fills "Find a food" with ""
    Then the content says "Your favorites"
    When she presses "Add Oatmeal, cooked with water"
    Then the content does not say "Add at least one food"
    When she fills "How many of Oatmeal, cooked with water" with "none"
    And she presses "Save to my log"
    Then the content says "Fix 1 thing to save"
    When she fills "How many of Oatmeal, cooked with water" with "1,5"
    And she fills "Time" with "10:00"
    And she writes "With my daughter" into "Note"
    And she presses "Save to my log"
    Then the address is "/food/overview"
    When she reloads the page
    Then the content says "Today so far", "1.5 × 1 cup" and "With my daughter"
    When she follows the change of today's meal
    Then the heading is "Change what you logged"
    And the field "Note" holds "With my daughter"
    When she presses "Delete this entry"
    And she presses "Keep it" in the window
    Then the window is closed
    When she fills "Note" with "With my daughter and Tom"
    And she presses "Save to my log"
    Then the address is "/food/overview"
    And the content says "With my daughter and Tom"
    And the portal sent "changeFoodEntry" with, besides others:
      | content.note           | With my daughter and Tom |
      | content.foods.0.amount | 1.5                      |
    When she follows the change of today's meal
    And she presses "Delete this entry"
    And she presses "Delete this entry" in the window
    Then the address is "/food/overview"
    And the content says "Nothing logged yet today"

  @sandbox
  Scenario: A food focus is chosen from a task, ended and told among those before
    Given Rosa is signed in
    And the RPC "chooseFoodFocus" is answered with "unavailable"
    When she opens "/dashboard"
    And she follows "Choose: Choose a food focus"
    And she picks "Drink nothing sweetened"
    And she presses "Choose"
    Then she is told "Your focus was not changed"
    When the trouble is over
    And she picks "Drink nothing sweetened"
    And she presses "Choose"
    Then the content says "Your focus" and "0 of 14 days"
    And the portal sent "chooseFoodFocus" with:
      | focusCode | NO_SWEETENED_DRINKS |
    When she follows "Dashboard"
    Then her dashboard does not say "Choose a food focus"
    When she follows "Food"
    And she presses "I am done with it"
    Then the content says "What you did before" and "Done on"
    And the portal sent "endFoodFocus" with, besides others:
      | outcome | FOOD_FOCUS_OUTCOME_DONE |

  @sandbox
  Scenario: What was eaten before the last week is found, day by day, and can be changed
    Given Pia is signed in
    And the RPC "listFoodLogDays" is answered with "unavailable"
    When she opens "/food/overview"
    And she presses "Show earlier days"
    Then the content says "We cannot show your food log"
    When the trouble is over
    And she tries again
    Then she sees 7 earlier days in her food log
    When she opens the first of these days
    And she follows the change of its first meal
    Then the heading is "Change what you logged"

  @sandbox
  Scenario: Earlier days are loaded a week at a time, and a page that fails loses none
    Given Pia is signed in
    When she opens "/food/overview"
    And she presses "Show earlier days"
    Then she sees 7 earlier days in her food log
    And the content says "Showing 7. There are more."
    Given the RPC "listFoodLogDays" is answered with "unavailable"
    When she presses "Show more"
    Then the content says "We could not load more. What you see here stays."
    And she sees 7 earlier days in her food log
    When the trouble is over
    And she tries again
    Then she sees 14 earlier days in her food log
    And the focus is on "Show more"

  @sandbox
  Scenario: an entry that cannot be read is counted, and the sums say that they are not whole
    Given Pia is signed in
    And in the answer of "ListFoodEntries" the rows of "entries" are told with:
      | all   | meal    | MEAL_BRUNCH |
      | added | eatTime | noon        |
    When she opens "/food/overview"
    Then the content says "1 entry could not be shown. It has not been deleted.", "Another meal" and "At least"
    And the content does not say "Not in your log yet today"

  @sandbox
  Scenario: an entry with a food that cannot be read is not saved without that food
    Given Pia is signed in
    And in the answer of "GetFoodEntry" the rows of "entry.foods" are told with:
      | added | amount | some |
    When she opens "/food/overview"
    And she presses "Show earlier days"
    And she opens the first of these days
    And she follows the change of its first meal
    Then the content says "This entry cannot be changed here" and "Delete this entry"
    And the content does not say "Save to my log"

  @sandbox
  Scenario: A meal that could not be saved stays in the form
    Given Pia is signed in
    And the RPC "addFoodEntry" is answered with "unavailable"
    When she opens "/food/log"
    And she fills "Find a food" with "abuela's soup"
    And she presses "Add “abuela's soup” in your own words"
    And she writes "Two bowls" into "Note"
    And she presses "Save to my log"
    Then she is told "Your entry was not saved"
    And the field "Note" holds "Two bowls"
    When the trouble is over
    And the answer to saving it is long in coming
    And she presses "Save to my log"
    And she follows "Dashboard"
    And the answers come
    Then a toast says "Saved: "
    And the address is "/dashboard"
    When she follows "Food"
    Then the content says "abuela's soup" and "No figures"

  @sandbox @ROUTE-061
  Scenario: An entry that is not there is not made up
    Given Edith is signed in
    And the call "getFoodEntry" finds nothing
    When she opens "/food/log/not-hers"
    Then the content says "This entry is no longer there"

  @sandbox @ROUTE-061
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When she opens "<path>"
    Then the heading is "<heading>"
    And the content says "<says>"

    Examples:
      | who    | path           | heading            | says                       |
      | Edith  | /food/overview | Food               | Nothing logged yet today   |
      | Edith  | /food/insights | Food               | Not enough in your log yet |
      | Edith  | /food/intro    | About the food log | Change one small thing     |
      | Carmen | /food/overview | Alimentación       | Hoy todavía no anotó nada  |
