Feature: Dashboard
  The first page a member sees: how she is doing in each of her programs, and the way to the
  details.

  Rule: A tile for each program that has readings here

    @sandbox @PROG-001 @PROG-002
    Scenario: Rosa sees her latest readings and what they mean
      Given Rosa is signed in
      When she opens "/dashboard"
      Then the tile "Blood pressure" says "128/78" and "Elevated"
      And the tile "Blood sugar" says a value in "mg/dL"
      When she follows the tile "Blood pressure"
      Then the address is "/blood-pressure/overview"

    @sandbox @ROUTE-049 @PROG-011
    Scenario Outline: <member>, whose benefits give <programs>, sees <tiles> and nothing else
      Given <member> is signed in
      When she opens "/dashboard"
      Then she is on the dashboard
      And she is greeted by her first name
      And her tiles are "<tiles>"

      Examples:
        | member | programs                               | tiles                                               |
        | Rosa   | diabetes, blood pressure and weight    | Blood sugar, Blood pressure, Weight, Food, Supplies |
        | Frank  | blood pressure and heart failure       | Blood pressure, Weight, Pulse, Food                 |
        | Nora   | blood pressure and kidney health       | Blood pressure, Kidney health, Food                 |
        | Walter | diabetes                               | Blood sugar, Food, Supplies                         |
        | Pia    | prediabetes                            | Weight, Food                                        |
        | Beth   | behavioral health alone                |                                                     |
        | Carmen | blood pressure, in Spanish             | Presión arterial, Alimentación                      |
        | Ines   | diabetes, abroad and in Spanish        | Azúcar en la sangre, Alimentación, Suministros      |
        | Edith  | blood pressure, without a reading      | Blood pressure, Food                                |
        | Dora   | blood pressure, which she pays herself | Blood pressure, Food                                |
        | Wes    | weight with body composition           | Weight, Food                                        |
        | Gina   | comprehensive weight care              | Weight, Food                                        |
        | Ada    | advanced weight management             | Weight, Food                                        |
        | Omar   | advanced prediabetes                   | Weight, Food                                        |
        | Grace  | prediabetes care and blood pressure    | Blood pressure, Weight, Food                        |
        | Dirk   | diabetes, and blood pressure not yet   | Blood sugar, Food, Supplies                         |
        | Ten    | diabetes, blood pressure and weight    | Blood sugar, Blood pressure, Weight, Food, Supplies |

    @sandbox @PROG-001
    Scenario Outline: the tile "<tile>" of <member> leads to its page
      Given <member> is signed in
      When she opens "/dashboard"
      And she follows the tile "<tile>"
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
    Scenario Outline: "<log>" leads <member> to where a reading of today comes in
      Given <member> is signed in
      When she opens "/dashboard"
      And she follows "<log>"
      Then the address is "<address>"

      Examples:
        | member | log               | address                            |
        | Edith  | Take a reading    | /blood-pressure/using-your-monitor |
        | Pia    | Log a reading     | /weight/log-reading                |
        | Carmen | Tomar una lectura | /blood-pressure/using-your-monitor |

    @sandbox @PROG-020
    Scenario Outline: after <days> days the five-day check says "<title>" and "<detail>"
      Given Edith took her blood pressure on each of the last <days> days
      And she is signed in
      When she opens "/dashboard"
      Then her step "Today’s blood pressure" says "Done today at 7:42 AM"
      And her step "<title>" says "<detail>"

      Examples:
        | days | title                      | detail           |
        | 1    | Finish your five-day check | 1 of 5 days done |
        | 4    | Finish your five-day check | 4 of 5 days done |
        | 5    | Your five-day check        | All 5 days done  |

    @sandbox
    Scenario Outline: a weight that went <way> is told so in the sentence and on the tile
      Given Pia has these weights:
        | days ago | at    | pounds  |
        | 0        | 06:30 | <today> |
        | 5        | 06:30 | 200.4   |
        | 12       | 06:30 | 200.2   |
        | 20       | 06:30 | 200.0   |
      And she is signed in
      When she opens "/dashboard"
      Then what changed says "Your weight is <today> lb, <sentence> "
      And the tile "Weight" says "<today>" and "<tile>"

      Examples:
        | way  | today | sentence          | tile        |
        | up   | 201.5 | up 1.5 lb since   | Up 1.5 lb   |
        | down | 198.5 | down 1.5 lb since | Down 1.5 lb |
        | back | 200.0 | the same as on    | The same as |

    @sandbox
    Scenario: a new member without readings is told how they come
      Given Edith is signed in
      When she opens "/dashboard"
      Then the tile "Blood pressure" says "No readings yet"
      And the page says "What changed shows here once there are enough readings to compare."

  Rule: A dangerous reading leads the page, with what to do now

    @sandbox
    Scenario Outline: a blood sugar of <value> this evening leads the dashboard with the card of its own page
      Given Walter has these blood sugar readings:
        | days ago | at      | value   | meal         |
        | 0        | 9:10 PM | <value> | after dinner |
        | 1        | 9:10 PM | 118     | after dinner |
      And he is signed in
      And it is 9:30 PM in New York
      When he opens "/dashboard"
      Then the page reads "Friday, November 20" and "Good evening, Walter"
      And the first card below his greeting is "<card>" and says "<says>", "Call 911" and "Call us"
      And what changed says "1 blood sugar reading in the last 7 days was <word>."
      And his next steps begin with "Act on your blood sugar reading"
      And his dashboard does not say "No tasks are waiting for you"
      When he opens "/blood-sugar/overview"
      Then a card "<card>" says "<says>", "Call 911" and "Call us"
      And the page does not read "Nothing to do right now"

      Examples:
        | value | card                       | says                                 | word      |
        | 45    | Have 15 grams of sugar now | Today, 9:10 PM: 45 mg/dL, very low   | very low  |
        | 420   | Drink a glass of water now | Today, 9:10 PM: 420 mg/dL, very high | very high |

    @sandbox
    Scenario: in Spanish, hours later, it asks to measure again, until a newer reading is good
      Given Walter reads Spanish and has these blood sugar readings:
        | days ago | at       | value | meal         |
        | 0        | 11:10 AM | 45    | before lunch |
      And he is signed in
      When he opens "/dashboard"
      Then the first card below his greeting is "Mida otra vez su azúcar en la sangre ahora" and says "45 mg/dL, muy baja", "¿Sigue por debajo de 70? Tome 15 gramos de azúcar" and "Llamar al 911"
      And his next steps begin with "Atienda su lectura de azúcar en la sangre"

    @sandbox
    Scenario: a newer good reading ends it
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 110   | no meal |
        | 0        | 2:30 PM | 45    | no meal |
      And he is signed in
      When he opens "/dashboard"
      Then what changed says "1 blood sugar reading in the last 7 days was very low."
      And no card of his dashboard speaks of 911

    @sandbox
    Scenario: 184 over 121 leads the dashboard, and today's blood pressure is not "done"
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
        | 1        | 7:10 AM | 124/78  | 72    |
      And she is signed in
      When she opens "/dashboard"
      Then the first card below her greeting is "Your last reading is very high: 184 over 121" and says "Do you have any of these now? Call 911.", "Measure again." and "call your doctor right away"
      And her next steps begin with "Act on your blood pressure reading"
      And her dashboard does not say "Done today"
      When she follows "See what to do: Act on your blood pressure reading"
      Then the address is "/blood-pressure/overview"
      And a card "Your last reading is very high: 184 over 121" says "Do you have any of these now? Call 911.", "Measure again." and "call your doctor right away"

    @sandbox
    Scenario: 184 over 121 in Spanish
      Given Carmen has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/121 | 74    |
      And she is signed in
      When she opens "/dashboard"
      Then the first card below her greeting is "Su última lectura es muy alta: 184 sobre 121" and says "Llame al 911", "Mídase otra vez." and "llame a su médico de inmediato"
      And her next steps begin with "Atienda su lectura de presión arterial"

    @sandbox @PROG-005
    Scenario: a sudden gain of weight leads the dashboard
      Given Frank has these weights:
        | days ago | at    | pounds |
        | 0        | 06:30 | 212.4  |
        | 1        | 06:40 | 209.4  |
        | 9        | 06:30 | 209.0  |
      And he is signed in
      When he opens "/dashboard"
      Then the first card below his greeting is "Call your doctor today: you are up 3 lb in 1 day" and says "3 lb or more in 1 day", "Call 911" and "Call us"
      And his next steps begin with "Act on your weight gain"

    @sandbox
    Scenario: while the readings are on their way nothing says that no task waits
      Given Walter's only blood sugar reading is 45, no meal
      And he is signed in
      And reading blood sugar takes 4 seconds
      When he opens "/dashboard"
      Then his dashboard shows the card "Measure your blood sugar again now" and never before that "No tasks are waiting for you"

    @sandbox
    Scenario: a card that cannot be downloaded leaves whom to call
      Given Walter's only blood sugar reading is 45, no meal
      And he is signed in
      And the file of the care cards is gone
      When he opens "/dashboard"
      Then he is told at once "Your latest reading needs your attention now" and "Call 911 if you feel very unwell"

  Rule: One failure never blanks the page

    @sandbox
    Scenario: one tile fails alone and can be tried again
      Given Rosa is signed in
      And reading blood pressure is answered with "temporarily away"
      When she opens "/dashboard"
      Then one tile says "We could not load your blood pressure readings"
      And the tile "Blood sugar" says a value in "mg/dL"
      When the trouble is over
      And she tries again
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox
    Scenario: one tile fails alone and comes by itself
      Given Rosa is signed in
      And reading blood pressure is answered with "server error"
      When she opens "/dashboard"
      Then one tile says "We could not load your blood pressure readings"
      When the trouble is over
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox
    Scenario: whatever of it fails, alone, in pairs or all at once, slow or outside the contract, the rest stands
      Given Rosa is signed in
      Then of the dashboard's calls each is missed where it belongs and nowhere else, whichever others fail with it

    @sandbox @ERR-021 @PROG-039
    Scenario: programs that she may not see are no programs, which is no error
      Given Rosa is signed in
      And the programs are refused with "permission denied"
      When she opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the page is titled "Account settings | Wellspring"
      And the sidebar does not lead to "Blood pressure"

    @sandbox @ERR-002
    Scenario: programs that cannot be read
      Given Rosa is signed in
      And the programs are refused with "unavailable"
      When she opens "/dashboard"
      Then the page says that it could not load, and whom to call
      When the trouble is over
      And she tries again
      Then the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: It says what changed, what comes next and who helps

    @sandbox
    Scenario: Rosa sees what changed, with the readings behind it, who helps, and logs a reading
      Given Rosa is signed in
      When she opens "/dashboard"
      Then the page says "blood sugar readings in the last 7 days were in range"
      And the page says "Your blood pressure averaged"
      And the tile "Weight" says "196.4" and "11.4 lb to your goal"
      And the tile "Supplies" says "On its way" and "Should arrive by Nov 22"
      And her dashboard does not say "Order test strips"
      And her coach's card says "Dana W.", "Available now", "Shall we look at your evenings" and "Wednesday, November 25"
      When she follows "blood pressure" in what changed
      Then the address is "/blood-pressure/all-logs?from=2026-11-14&to=2026-11-20"
      When she goes back in the browser
      And she sets out to log a reading
      Then the address is "/blood-sugar/log-reading"

    @sandbox @ORD-003
    Scenario: few strips wait in the step, the tile and the overview alike, until they are ordered
      Given Walter's only blood sugar reading is 118, before breakfast
      And he is signed in
      When he opens "/order-supplies"
      And he presses "Put the number right"
      And he fills "How many strips do you have?" with "12"
      And he presses "Save number"
      And he follows "Dashboard"
      Then his next steps begin with "Order test strips"
      And the tile "Supplies" says "Running low" and "Order test strips now"
      When he follows "Blood sugar"
      Then the page reads "You have 12 test strips left."
      When he follows "Order supplies"
      And he follows "Add your address"
      And he writes "5 Elm Street" into "Street address"
      And he writes "Chicago" into "City"
      And he chooses "Illinois" from "State"
      And he writes "60601" into "ZIP code"
      And he presses "Save changes"
      Then the form says that it is saved
      When he opens "/order-supplies"
      And he presses "Order test strips"
      And in the window he presses "Place order"
      Then the page reads "Received"
      When he follows "Dashboard"
      Then the tile "Supplies" says "Received" and "Should arrive by Nov 25"
      And his dashboard does not say "Order test strips"
      When he follows "Blood sugar"
      Then the page reads "Nothing to do right now"

    @sandbox
    Scenario: a task of an unknown kind is a next step, and one that cannot be read is counted
      Given Edith is signed in
      And the server adds a task of an unknown kind, "Sleep well", and one without a title
      When she opens "/dashboard"
      Then the content says "Sleep well" and "1 entry could not be shown. It has not been deleted."

    @sandbox
    Scenario: Edith waves a step away, takes it back, and hides her first steps for good
      Given Edith is signed in
      When she opens "/dashboard"
      Then her next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When she waves "Get your device" away and takes it back
      Then her next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When she waves "Complete your health profile" away and takes it back
      Then the portal sent "restoreUserTask" 1 time
      And her next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When the call "dismissUserTask" is answered with "unavailable"
      And she waves "Complete your health profile" away
      Then the page says "That did not work. Try again in a moment."
      When the trouble is over
      And she waves "Complete your health profile" away
      And she sets out to hide her first steps and keeps them
      Then her next steps are "Today’s blood pressure, Start your five-day check, Get your device, Say hello to your coach, Complete your health profile"
      When she hides her first steps
      Then her next steps are "Today’s blood pressure, Start your five-day check, Activate your device, Complete your health profile"
      When she reloads the page
      Then her next steps are "Today’s blood pressure, Start your five-day check, Activate your device"

    @sandbox
    Scenario: the order of the tiles is Rosa's own, by keyboard, and stays
      Given Rosa is signed in
      When she opens "/dashboard"
      And she moves the tile "Weight" up twice by keyboard
      And she reloads the page
      Then her tiles are "Weight, Blood sugar, Blood pressure, Food, Supplies"
      When she moves the tile "Weight" down once
      Then her tiles are "Blood sugar, Weight, Blood pressure, Food, Supplies"
      When she moves the tile "Weight" up once
      Then her tiles are "Weight, Blood sugar, Blood pressure, Food, Supplies"
      And what the browser keeps of the order names no tile and no reading

  Rule: It is loaded in one go

    @sandbox @ORD-012 @START-020 @START-021 @START-022 @START-023 @START-024 @START-025 @START-026 @START-027 @START-028 @START-029 @START-030 @START-031 @START-032 @START-033 @START-034
    Scenario: what the portal asks for when it starts
      Given Rosa is signed in
      When she opens "/dashboard"
      Then the portal has asked once for each of:
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
