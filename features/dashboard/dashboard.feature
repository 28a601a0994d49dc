Feature: Dashboard
  The first page a member sees: how she is doing in each of her programs, and the way to the details.

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
        | member | programs                                | tiles                                                |
        | Rosa   | diabetes, blood pressure and weight     | Blood sugar, Blood pressure, Weight, Food, Supplies  |
        | Frank  | blood pressure and heart failure        | Blood pressure, Weight, Pulse, Food                  |
        | Nora   | blood pressure and kidney health        | Blood pressure, Kidney health, Food                  |
        | Walter | diabetes                                | Blood sugar, Food, Supplies                          |
        | Pia    | prediabetes                             | Weight, Food                                         |
        | Beth   | behavioral health alone                 |                                                      |
        | Carmen | blood pressure, in Spanish              | Presión arterial, Alimentación                       |
        | Ines   | diabetes, abroad and in Spanish         | Azúcar en la sangre, Alimentación, Suministros       |
        | Edith  | blood pressure, without a reading       | Blood pressure, Food                                 |
        | Dora   | blood pressure, which she pays herself  | Blood pressure, Food                                 |
        | Wes    | weight with body composition            | Weight, Food                                         |
        | Gina   | comprehensive weight care               | Weight, Food                                         |
        | Ada    | advanced weight management              | Weight, Food                                         |
        | Omar   | advanced prediabetes                    | Weight, Food                                         |
        | Grace  | prediabetes care and blood pressure     | Blood pressure, Weight, Food                         |
        | Dirk   | diabetes, and blood pressure not yet    | Blood sugar, Food, Supplies                          |
        | Ten    | diabetes, blood pressure and weight     | Blood sugar, Blood pressure, Weight, Food, Supplies  |

    @sandbox
    Scenario: a new member without readings is told how they come
      Given Edith is signed in
      When she opens "/dashboard"
      Then the tile "Blood pressure" says "No readings yet"
      And the page says "What changed shows here once there are enough readings to compare."

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
    Scenario: programs that she may not see are no programs
      Given Rosa is signed in
      And the programs are refused with "permission denied"
      When she opens "/dashboard"
      Then she is on the dashboard
      And there is no tile

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
      And the tile "Supplies" says "On its way"
      And her coach's card says "Dana W.", "Available now", "Shall we look at your evenings" and "Wednesday, November 25"
      When she follows "blood pressure" in what changed
      Then the address is "/blood-pressure/all-logs?from=2026-11-14&to=2026-11-20"
      When she goes back in the browser
      And she sets out to log a reading
      Then the address is "/blood-sugar/log-reading"

    @sandbox
    Scenario: Edith waves a step away, takes it back, and hides her first steps for good
      Given Edith is signed in
      When she opens "/dashboard"
      Then her next steps are "Today’s blood pressure, Start your five-day check, Set up your device, Say hello to your coach, Complete your health profile"
      When she waves "Set up your device" away and takes it back
      Then her next steps are "Today’s blood pressure, Start your five-day check, Set up your device, Say hello to your coach, Complete your health profile"
      When the call "dismissUserTask" is answered with "unavailable"
      And she waves "Complete your health profile" away
      Then the page says "That did not work. Try again in a moment."
      When the trouble is over
      And she waves "Complete your health profile" away
      And she hides her first steps
      And she reloads the page
      Then her next steps are "Today’s blood pressure, Start your five-day check, Activate your device"

    @sandbox
    Scenario: the order of the tiles is Rosa's own, by keyboard, and stays
      Given Rosa is signed in
      When she opens "/dashboard"
      And she moves the tile "Weight" up twice by keyboard
      And she reloads the page
      Then her tiles are "Weight, Blood sugar, Blood pressure, Food, Supplies"
      And what the browser keeps of the order names no tile and no reading

  Rule: It is loaded in one go

    @sandbox @ORD-012 @START-020 @START-021 @START-022 @START-023 @START-024 @START-025 @START-026 @START-027 @START-028
    @START-029 @START-030 @START-031 @START-032 @START-033 @START-034
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
