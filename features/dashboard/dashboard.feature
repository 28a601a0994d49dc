Feature: Dashboard
  The first page of a member shows the state of each program and links to the details.

  Rule: Each program with readings has a tile

    @sandbox @PROG-001 @PROG-002
    Scenario: Rosa sees the latest readings and what they mean
      Given Rosa is signed in
      When the member opens "/dashboard"
      Then the tile "Blood pressure" says "128/78" and "Elevated"
      And the tile "Blood sugar" says a value in "mg/dL"
      When the member follows the tile "Blood pressure"
      Then the address is "/blood-pressure/overview"

    @sandbox @ROUTE-049 @PROG-011
    Scenario Outline: <member> with <programs> sees <tiles> only
      Given <member> is signed in
      When the member opens "/dashboard"
      Then the dashboard is open
      And the dashboard greets the member by first name
      And the tiles are "<tiles>"

      Examples:
        | member | programs                             | tiles                                               |
        | Rosa   | diabetes, blood pressure and weight  | Blood sugar, Blood pressure, Weight, Food, Supplies |
        | Frank  | blood pressure and heart failure     | Blood pressure, Weight, Pulse, Food                 |
        | Nora   | blood pressure and kidney health     | Blood pressure, Kidney health, Food                 |
        | Walter | diabetes                             | Blood sugar, Food, Supplies                         |
        | Pia    | prediabetes                          | Weight, Food                                        |
        | Beth   | behavioral health alone              |                                                     |
        | Carmen | blood pressure, in Spanish           | Presión arterial, Alimentación                      |
        | Ines   | diabetes, abroad and in Spanish      | Azúcar en la sangre, Alimentación, Suministros      |
        | Edith  | blood pressure, without a reading    | Blood pressure, Food                                |
        | Dora   | blood pressure as a self-payer       | Blood pressure, Food                                |
        | Wes    | weight with body composition         | Weight, Food                                        |
        | Gina   | comprehensive weight care            | Weight, Food                                        |
        | Ada    | advanced weight management           | Weight, Food                                        |
        | Omar   | advanced prediabetes                 | Weight, Food                                        |
        | Grace  | prediabetes care and blood pressure  | Blood pressure, Weight, Food                        |
        | Dirk   | diabetes, and blood pressure not yet | Blood sugar, Food, Supplies                         |
        | Ten    | diabetes, blood pressure and weight  | Blood sugar, Blood pressure, Weight, Food, Supplies |

    @sandbox @PROG-001
    Scenario Outline: The tile "<tile>" of <member> leads to its page
      Given <member> is signed in
      When the member opens "/dashboard"
      And the member follows the tile "<tile>"
      Then the address is "<address>"
      And the heading is "<heading>"

      Examples:
        | member | tile          | address               | heading        |
        | Rosa   | Blood sugar   | /blood-sugar/overview | Blood sugar    |
        | Rosa   | Weight        | /weight/overview      | Weight         |
        | Rosa   | Food          | /food/overview        | Food           |
        | Rosa   | Supplies      | /order-supplies       | Order supplies |
        | Frank  | Pulse         | /pulse/overview       | Pulse          |
        | Nora   | Kidney health | /kidney-health        | Kidney health  |

    @sandbox
    Scenario Outline: "<log>" leads <member> to the entry form
      Given <member> is signed in
      When the member opens "/dashboard"
      And the member follows "<log>"
      Then the address is "<address>"

      Examples:
        | member | log               | address                            |
        | Edith  | Take a reading    | /blood-pressure/using-your-monitor |
        | Pia    | Log a reading     | /weight/log-reading                |
        | Carmen | Tomar una lectura | /blood-pressure/using-your-monitor |

    @sandbox @PROG-020
    Scenario Outline: After <days> days the five-day check says "<title>" and "<detail>"
      Given Edith has a blood pressure reading on each of the last <days> days
      And the member is signed in
      When the member opens "/dashboard"
      Then the next step "Today’s blood pressure" says "Done today at 7:42 AM"
      And the next step "<title>" says "<detail>"

      Examples:
        | days | title                      | detail           |
        | 1    | Finish your five-day check | 1 of 5 days done |
        | 4    | Finish your five-day check | 4 of 5 days done |
        | 5    | Your five-day check        | All 5 days done  |

    @sandbox
    Scenario Outline: A weight that went <way> is described in the sentence and on the tile
      Given Pia has these weights:
        | days ago | at    | pounds  |
        | 0        | 06:30 | <today> |
        | 5        | 06:30 | 200.4   |
        | 12       | 06:30 | 200.2   |
        | 20       | 06:30 | 200.0   |
      And the member is signed in
      When the member opens "/dashboard"
      Then the list of changes says "Your weight is <today> lb, <sentence> "
      And the tile "Weight" says "<today>" and "<tile>"

      Examples:
        | way  | today | sentence          | tile        |
        | up   | 201.5 | up 1.5 lb since   | Up 1.5 lb   |
        | down | 198.5 | down 1.5 lb since | Down 1.5 lb |
        | back | 200.0 | the same as on    | The same as |

    @sandbox
    Scenario: A new member without readings sees how readings arrive
      Given Edith is signed in
      When the member opens "/dashboard"
      Then the tile "Blood pressure" says "No readings yet"
      And the content says "What changed shows here once there are enough readings to compare."

  Rule: A dangerous reading is shown first, with what to do now

    @sandbox
    Scenario Outline: A blood sugar of <value> this evening shows the same care card as its own page
      Given Walter has these blood sugar readings:
        | days ago | at      | value   | meal         |
        | 0        | 9:10 PM | <value> | after dinner |
        | 1        | 9:10 PM | 118     | after dinner |
      And the member is signed in
      And it is 9:30 PM in New York
      When the member opens "/dashboard"
      Then the content says "Friday, November 20" and "Good evening, Walter"
      And the first card below the greeting is "<card>" and says "<says>", "Call 911" and "Call us"
      And the list of changes says "1 blood sugar reading in the last 7 days was <word>."
      And the next steps begin with "Act on your blood sugar reading"
      And the dashboard does not say "No tasks are waiting for you"
      When the member opens "/blood-sugar/overview"
      Then the card "<card>" says "<says>", "Call 911" and "Call us"
      And the loaded content does not say "Nothing to do right now"

      Examples:
        | value | card                       | says                                 | word      |
        | 45    | Have 15 grams of sugar now | Today, 9:10 PM: 45 mg/dL, very low   | very low  |
        | 420   | Drink a glass of water now | Today, 9:10 PM: 420 mg/dL, very high | very high |

    @sandbox
    Scenario: In Spanish, hours later, the card asks for a new measurement until a newer reading is good
      Given Walter, who reads Spanish, has these blood sugar readings:
        | days ago | at       | value | meal         |
        | 0        | 11:10 AM | 45    | before lunch |
      And the member is signed in
      When the member opens "/dashboard"
      Then the first card below the greeting is "Mida otra vez su azúcar en la sangre ahora" and says "45 mg/dL, muy baja", "¿Sigue por debajo de 70? Tome 15 gramos de azúcar" and "Llamar al 911"
      And the next steps begin with "Atienda su lectura de azúcar en la sangre"

    @sandbox
    Scenario: A newer good reading removes the card
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 110   | no meal |
        | 0        | 2:30 PM | 45    | no meal |
      And the member is signed in
      When the member opens "/dashboard"
      Then the list of changes says "1 blood sugar reading in the last 7 days was very low."
      And no card of the dashboard mentions 911

    @sandbox
    Scenario: 184 over 121 is shown first, and today's blood pressure step is not done
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
        | 1        | 7:10 AM | 124/78  | 72    |
      And the member is signed in
      When the member opens "/dashboard"
      Then the first card below the greeting is "Your last reading is very high: 184 over 121" and says "Do you have any of these now? Call 911.", "Measure again." and "call your doctor right away"
      And the next steps begin with "Act on your blood pressure reading"
      And the dashboard does not say "Done today"
      When the member follows "See what to do: Act on your blood pressure reading"
      Then the address is "/blood-pressure/overview"
      And the card "Your last reading is very high: 184 over 121" says "Do you have any of these now? Call 911.", "Measure again." and "call your doctor right away"

    @sandbox
    Scenario: 184 over 121 in Spanish
      Given Carmen has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
      And the member is signed in
      When the member opens "/dashboard"
      Then the first card below the greeting is "Su última lectura es muy alta: 184 sobre 121" and says "Llame al 911", "Mídase otra vez." and "llame a su médico de inmediato"
      And the next steps begin with "Atienda su lectura de presión arterial"

    @sandbox @PROG-005
    Scenario: A sudden weight gain is shown first
      Given Frank has these weights:
        | days ago | at    | pounds |
        | 0        | 06:30 | 212.4  |
        | 1        | 06:40 | 209.4  |
        | 9        | 06:30 | 209.0  |
      And the member is signed in
      When the member opens "/dashboard"
      Then the first card below the greeting is "Call your doctor today: you are up 3 lb in 1 day" and says "3 lb or more in 1 day", "Call 911" and "Call us"
      And the next steps begin with "Act on your weight gain"

    @sandbox
    Scenario: While the readings load, nothing says that there is no task
      Given Walter's only blood sugar reading is 45, no meal
      And the member is signed in
      And the call "listBloodSugarReadings" takes 4 seconds
      When the member opens "/dashboard"
      Then the dashboard shows the card "Measure your blood sugar again now" and never before that "No tasks are waiting for you"

    @sandbox
    Scenario: A care card that fails to load still shows the number to call
      Given Walter's only blood sugar reading is 45, no meal
      And the member is signed in
      And the file of the care cards is missing
      When the member opens "/dashboard"
      Then the alert says "Your latest reading needs your attention now" and "Call 911 if you feel very unwell"

  Rule: One failure never blanks the page

    @sandbox
    Scenario: One tile fails alone and can be retried
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "temporarily away"
      When the member opens "/dashboard"
      Then only the tile "We could not load your blood pressure readings" failed to load
      And the tile "Blood sugar" says a value in "mg/dL"
      When the server recovers
      And the member presses "Try again" in the content
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox
    Scenario: One tile fails alone and recovers automatically
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "server error"
      When the member opens "/dashboard"
      Then only the tile "We could not load your blood pressure readings" failed to load
      When the server recovers
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox
    Scenario: Any combination of failed, slow and invalid answers leaves the rest of the page
      Given Rosa is signed in
      Then each failed call of the dashboard shows its error in its own place only

    @sandbox @ERR-021 @PROG-039
    Scenario: Programs that the member may not see count as none and are no error
      Given Rosa is signed in
      And the call "listPrograms" is answered with "permission denied"
      When the member opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the page is titled "Account settings | Wellspring"
      And the sidebar does not lead to "Blood pressure"

    @sandbox @ERR-002
    Scenario: The program list fails to load
      Given Rosa is signed in
      And the call "listPrograms" is answered with "unavailable"
      When the member opens "/dashboard"
      Then the page says "We could not load your programs", why, and which number to call
      When the server recovers
      And the member presses "Try again" in the content
      Then the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: The dashboard shows changes, next steps and the coach

    @sandbox
    Scenario: Rosa sees the changes, their readings and the coach, and logs a reading
      Given Rosa is signed in
      When the member opens "/dashboard"
      Then the content says "blood sugar readings in the last 7 days were in range"
      And the content says "Your blood pressure averaged"
      And the tile "Weight" says "196.4" and "11.4 lb to your goal"
      And the tile "Supplies" says "On its way" and "Should arrive by Nov 22"
      And the dashboard does not say "Order test strips"
      And the coach's card says "Dana W.", "Available now", "Shall we look at your evenings" and "Wednesday, November 25"
      When the member follows "blood pressure" in the list of changes
      Then the address is "/blood-pressure/all-logs?from=2026-11-14&to=2026-11-20"
      When the member goes back in the browser
      And the member follows "Log a reading" in the content
      Then the address is "/blood-sugar/log-reading"

    @sandbox @ORD-003
    Scenario: A low strip count appears in the step, the tile and the overview until the order
      Given Walter's only blood sugar reading is 118, before breakfast
      And the member is signed in
      When the member opens "/order-supplies"
      And the member presses "Put the number right"
      And the member fills "How many strips do you have?" with "12"
      And the member presses "Save number"
      And the member follows "Dashboard"
      Then the next steps begin with "Order test strips"
      And the tile "Supplies" says "Running low" and "Order test strips now"
      When the member follows "Blood sugar"
      Then the content says "You have 12 test strips left."
      When the member follows "Order supplies"
      And the member follows "Add your address"
      And the member fills "Street address" with "5 Elm Street"
      And the member fills "City" with "Chicago"
      And the member selects "Illinois" from "State"
      And the member fills "ZIP code" with "60601"
      And the member presses "Save changes"
      Then the form says that it is saved
      When the member opens "/order-supplies"
      And the member presses "Order test strips"
      And the member presses "Place order" in the dialog
      And the dialog is closed
      Then the content says "Received"
      When the member follows "Dashboard"
      Then the tile "Supplies" says "Received" and "Should arrive by Nov 25"
      And the dashboard does not say "Order test strips"
      When the member follows "Blood sugar"
      Then the content says "Nothing to do right now"

    @sandbox
    Scenario: A task of an unknown kind is a next step, and an unreadable one is counted
      Given Edith is signed in
      And in the response of "ListUserTasks" the rows of "tasks" are changed with:
        | added |  | {"id":"task-sleep","kind":"USER_TASK_KIND_SLEEP","status":"USER_TASK_STATUS_OPEN","title":"Sleep well","actionLabel":"See","routeId":"reminder","createTime":"2026-11-18T08:00:00Z"} |
        | added |  | {"id":"task-none","kind":"USER_TASK_KIND_SLEEP","status":"USER_TASK_STATUS_OPEN","title":"","actionLabel":"See","routeId":"reminder","createTime":"2026-11-18T08:00:00Z"}            |
      When the member opens "/dashboard"
      Then the content says "Sleep well" and "1 entry could not be shown. It has not been deleted."

    @sandbox
    Scenario: Edith dismisses a step, undoes it and hides the first steps for good
      Given Edith is signed in
      When the member opens "/dashboard"
      Then the next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When the member dismisses the next step "Get your device" and undoes it
      Then the next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When the member dismisses the next step "Complete your health profile" and undoes it
      Then the portal sent "restoreUserTask" 1 time
      And the next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When the call "dismissUserTask" is answered with "unavailable"
      And the member dismisses the next step "Complete your health profile"
      Then the content says "That did not work. Try again in a moment."
      When the server recovers
      And the member dismisses the next step "Complete your health profile"
      And the member starts to hide the first steps and keeps them
      Then the next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When the member hides the first steps
      Then the next steps are "Today’s blood pressure, Start your five-day check, Activate your device, Complete your health profile"
      When the member reloads the page
      Then the next steps are "Today’s blood pressure, Start your five-day check, Activate your device"

    @sandbox
    Scenario: Rosa sorts the tiles by keyboard, and the order is kept
      Given Rosa is signed in
      When the member opens "/dashboard"
      And the member moves the tile "Weight" up twice by keyboard
      And the member reloads the page
      Then the tiles are "Weight, Blood sugar, Blood pressure, Food, Supplies"
      When the member moves the tile "Weight" down once
      Then the tiles are "Blood sugar, Weight, Blood pressure, Food, Supplies"
      When the member moves the tile "Weight" up once
      Then the tiles are "Weight, Blood sugar, Blood pressure, Food, Supplies"
      And the stored tile order contains no tile name and no reading

  Rule: The dashboard loads without repeated calls

    @sandbox @ORD-012 @START-020 @START-021 @START-022 @START-023 @START-024 @START-025 @START-026 @START-027 @START-028 @START-029 @START-030 @START-031 @START-032 @START-033 @START-034
    Scenario: The portal sends each call of the start once
      Given Rosa is signed in
      When the member opens "/dashboard"
      Then the portal sent each of these calls once:
        | getUserToken         |                     |
        | getLocale            | appId=1             |
        | getPersonalInfo      | inclIntlPhones=true |
        | getAccount           |                     |
        | getCoachingInfo      |                     |
        | getFeatures          |                     |
        | listSupplyOrders     | count=10            |
        | getDeviceGroups      |                     |
        | getPublicIdentity    |                     |
        | getPromo             |                     |
        | listLabOrderResults  | testType=HbA1C      |
        | listKidneyResults    |                     |
        | getLaunchpad         |                     |
        | getOnboardingDisplay |                     |
        | listPrograms         |                     |
