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

    @sandbox
    Scenario: A member with results of the urine test only is not said to have none
      Given Nora is signed in
      And in the response of "GetKidneyResults" the rows of "" are changed with:
        | all | filtrationResults | [] |
      When the member opens "/dashboard"
      Then the tile "Kidney health" says "Protein in urine (uACR)"
      And the dashboard does not say "No results yet"

    @portable @PROG-001
    Scenario Outline: The tile "<tile>" leads to its page
      Given a member with <member has> is signed in
      When the member opens "/dashboard"
      And the member follows the tile "<tile>"
      Then the address is "<address>"
      And the heading is "<heading>"

      Examples:
        | member has     | tile          | address               | heading        |
        | blood sugar    | Blood sugar   | /blood-sugar/overview | Blood sugar    |
        | weight         | Weight        | /weight/overview      | Weight         |
        | food entries   | Food          | /food/overview        | Food           |
        | orders         | Supplies      | /order-supplies       | Order supplies |
        | pulse          | Pulse         | /pulse/overview       | Pulse          |
        | kidney results | Kidney health | /kidney-health        | Kidney health  |

    @sandbox
    Scenario Outline: <member> logs what their own programs have, in two presses
      Given <member> is signed in
      When the member opens "/dashboard"
      And the member opens the log menu
      Then its items are <items>
      When the member selects "<item>" in the open menu
      Then the address is "<address>"

      Examples:
        | member | items                                                | item             | address                     |
        | Rosa   | "Blood sugar", "Blood pressure", "Weight" and "Food" | Blood sugar      | /blood-sugar/log-reading    |
        | Edith  | "Blood pressure" and "Food"                          | Blood pressure   | /blood-pressure/log-reading |
        | Pia    | "Weight" and "Food"                                  | Weight           | /weight/log-reading         |
        | Carmen | "Presión arterial" and "Alimentación"                | Presión arterial | /blood-pressure/log-reading |

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
        | 5    | Your five-day check        | All 5 days done  |

    @sandbox
    Scenario Outline: A weight that went <way> is described in the sentence and on the tile
      Given Pia has these weight readings:
        | days ago | at    | pounds  |
        | 0        | 06:30 | <today> |
        | 5        | 06:30 | 200.4   |
        | 12       | 06:30 | 200.2   |
        | 20       | 06:30 | 200.0   |
      And the member is signed in
      When the member opens "/dashboard"
      Then the content says "<sentence>"
      And the tile "Weight" says "<today>" and "<tile>"

      Examples:
        | way  | today | sentence                                | tile        |
        | up   | 201.5 | Your weight is up this month.           | Up 1.5 lb   |
        | down | 198.5 | Your weight is down this month.         | Down 1.5 lb |
        | back | 200.0 | Your weight is the same as a month ago. | The same as |

    @portable
    Scenario: A new member without readings sees how readings arrive
      Given a member with nothing yet is signed in
      When the member opens "/dashboard"
      Then the tile "Blood pressure" says "No readings yet"
      And the content says "Your first reading will show here."

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
      Then the dashboard is led by the card "<card>", which says <says>, "Call 911" and "Call us"
      And the tiles are "Food, Supplies"
      When the member opens "/blood-sugar/overview"
      Then the card "<card>" says <says>, "Call 911" and "Call us"
      And the loaded content does not say "Nothing to do right now"

      Examples:
        | value | card                       | says                                          |
        | 45    | Have 15 grams of sugar now | "45", "Very low", "20 minutes ago, 9:10 PM"   |
        | 420   | Drink a glass of water now | "420", "Very high", "20 minutes ago, 9:10 PM" |

    @sandbox
    Scenario: In Spanish, hours later, the card asks for a new measurement until a newer reading is good
      Given Walter, who reads Spanish, has these blood sugar readings:
        | days ago | at       | value | meal         |
        | 0        | 11:10 AM | 45    | before lunch |
      And the member is signed in
      When the member opens "/dashboard"
      Then the dashboard is led by the card "Mida otra vez su azúcar en la sangre ahora", which says "45", "Muy baja", "¿Menos de 70? Tome media taza (4 oz) de jugo" and "Llamar al 911"

    @sandbox @afternoon
    Scenario: After sugar the 15 minutes run on through a reload, and lead to the check
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 45    | no meal |
      And the member is signed in
      When the member opens "/dashboard"
      Then the card "Have 15 grams of sugar now" says "Already had sugar? Log a new check"
      When the member presses "I had it. Start 15 minutes"
      Then the card "Good. Now wait 15 minutes" says "Check again in", "Sugar: done at 3:00 PM" and "at 3:15 PM"
      And the stored timer is a moment and nothing else
      When the member reloads the page
      Then the card "Good. Now wait 15 minutes" says "Sugar: done at 3:00 PM" and "Call 911"
      When the member follows "Log my check"
      Then the address is "/blood-sugar/log-reading"

    @sandbox
    Scenario: "Measure again" opens the steps, with the focus on them
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
      And the member is signed in
      When the member opens "/dashboard"
      And the member follows "Measure again step by step"
      Then the address is "/blood-pressure/overview?retake=true"
      And the first section of the page is "Measure again"
      When the member opens "/dashboard"
      And the member presses "I have done this. Show my dashboard"
      Then the card "Rest 5 minutes, then measure again" says "Call 911"
      And the dashboard greets the member by first name
      And the content says "Your next step"

    @sandbox
    Scenario: A newer good reading removes the card
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 110   | no meal |
        | 0        | 2:30 PM | 45    | no meal |
      And the member is signed in
      When the member opens "/dashboard"
      Then the content says "A blood sugar this week was very low."
      And no card of the dashboard mentions 911

    @sandbox @afternoon
    Scenario: 184 over 121 is shown first, and today's blood pressure step is not done
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
        | 1        | 7:10 AM | 124/78  | 72    |
      And the member is signed in
      When the member opens "/dashboard"
      Then the dashboard is led by the card "Rest 5 minutes, then measure again", which says "184", "Severe", "20 minutes ago, 2:40 PM", "Call 911 now if you have chest or back pain", "Measure again." and "call your doctor right away"
      And the dashboard does not say "Done today"
      When the member opens "/blood-pressure/overview"
      Then the card "Rest 5 minutes, then measure again" says "Call 911 now if you have chest or back pain", "Measure again." and "call your doctor right away"

    @sandbox @afternoon
    Scenario: 184 over 121 in Spanish
      Given Carmen has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
      And the member is signed in
      When the member opens "/dashboard"
      Then the dashboard is led by the card "Descanse 5 minutos y mídase otra vez", which says "Hace 20 minutos", "Llame al 911", "Mídase otra vez." and "llame a su médico de inmediato"

    @sandbox @PROG-005
    Scenario: A sudden weight gain is shown first
      Given Frank has these weight readings:
        | days ago | at    | pounds |
        | 0        | 06:30 | 212.4  |
        | 1        | 06:40 | 209.4  |
        | 9        | 06:30 | 209.0  |
      And the member is signed in
      When the member opens "/dashboard"
      Then the dashboard is led by the card "Call your doctor today: you are up 3 lb in 1 day", which says "3 lb or more in 1 day", "Call 911" and "Call us"

    @sandbox
    Scenario: While the readings load, nothing says that there is no task
      Given Walter's only blood sugar reading is 45, no meal
      And the member is signed in
      And the call "listBloodSugarReadings" takes 4 seconds
      When the member opens "/dashboard"
      Then the dashboard shows the card "Measure your blood sugar again now" and never before that "You are all caught up"

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
      And the page is titled "Account settings | {brand}"
      And the sidebar does not lead to "Blood pressure"

    @sandbox @ERR-002
    Scenario: The program list fails to load
      Given Rosa is signed in
      And the call "listPrograms" is answered with "unavailable"
      When the member opens "/dashboard"
      Then the page says "We could not load your programs", why, and which number to call
      And an alert says "Reference if you call us: "
      When the server recovers
      And the member presses "Try again" in the content
      Then the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: The dashboard shows changes, next steps and the coach

    @sandbox
    Scenario: The first window has one sentence, three readings, one step and the coach
      Given Rosa is signed in
      When the member opens "/dashboard"
      Then the content says "Your blood pressure is coming down."
      And the latest readings are "Blood sugar, Blood pressure, Weight"
      And the next step is "Finish your five-day check"
      And the tile "Weight" says "196.4" and "11.4 lb to your goal"
      And the tile "Supplies" says "On its way" and "Should arrive by Nov 22"
      And the dashboard does not say "Order test strips"
      And the coach's card says "Dana W.", "Available now", "Shall we look at your evenings" and "Wednesday, November 25"
      When the member presses "Message Dana"
      Then the log says "Shall we look at your evenings"

    @sandbox
    Scenario: While the strips are not known, nothing asks to order them
      Given Rosa is signed in
      And the call "getStripSupply" is answered with "server error"
      When the member opens "/dashboard"
      Then the alert says "We cannot show how many strips are left"
      And the dashboard does not say "Order test strips"

    @sandbox
    Scenario: A reading that is a week old has its age, and no word and no verdict
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal         |
        | 8        | 9:10 PM | 118   | after dinner |
      And the member is signed in
      When the member opens "/dashboard"
      Then the tile "Blood sugar" says "118" and "8 days ago"
      And the content says "Your last reading was 8 days ago."
      And the dashboard does not say "In range"

    @sandbox @ORD-003
    Scenario: A low strip count appears in the step, the tile and the overview until the order
      Given Walter's only blood sugar reading is 118, before breakfast
      And the member is signed in
      When the member opens "/order-supplies"
      And the member presses "Correct the count"
      And the member fills "How many strips do you have?" with "12"
      And the member presses "Save number"
      And the member follows "Dashboard"
      Then the next step is "Order test strips"
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
      Then the content says "Order placed"
      When the member follows "Dashboard"
      Then the tile "Supplies" says "Order placed" and "Should arrive by Nov 25"
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
