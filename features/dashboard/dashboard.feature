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

    @sandbox @ROUTE-049
    Scenario Outline: the dashboard is open to <member>, <because>
      Given <member> is signed in
      When she opens "/dashboard"
      Then she is on the dashboard
      And she is greeted by her first name

      Examples:
        | member | because                              |
        | Rosa   | who has two programs and more        |
        | Frank  | who lives with heart failure         |
        | Nora   | who lives with kidney disease        |
        | Beth   | whose only program is behavioral health |

    @sandbox
    Scenario: a new member without readings is told how they come
      Given Edith is signed in
      When she opens "/dashboard"
      Then the tile "Blood pressure" says "No readings yet"

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
    Scenario Outline: <call> fails, and the dashboard stands
      Given Rosa is signed in
      And the call "<call>" is answered with "server error"
      When she opens "/dashboard"
      Then she is on the dashboard
      And the tile "Blood pressure" says "128/78" and "Elevated"

      Examples:
        | call                 |
        | getAccount           |
        | getCoachingInfo      |
        | getFeatures          |
        | getDeviceGroups      |
        | getPublicIdentity    |
        | listSupplyOrders     |
        | listKidneyResults    |
        | getLaunchpad         |
        | getOnboardingDisplay |

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
