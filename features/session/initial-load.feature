Feature: Initial load
  What the portal needs to know of a member comes in many small answers. Whatever is missing, she
  sees the rest; and
  when she comes back the portal stands before the answers do.

  Rule: One answer that is missing takes no other with it

    @sandbox @ERR-022 @ERR-025 @ERR-026 @ERR-027
    Scenario Outline: <call> fails
      Given Rosa is signed in
      And the call "<call>" is answered with "server error"
      When she opens "/dashboard"
      Then she is on the dashboard
      And the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood sugar" says a value in "mg/dL"

      Examples:
        | call                 |
        | getLocale            |
        | getPersonalInfo      |
        | getAccount           |
        | getCoachingInfo      |
        | getFeatures          |
        | listSupplyOrders     |
        | getDeviceGroups      |
        | getPublicIdentity    |
        | getPromo             |
        | listLabOrderResults  |
        | listKidneyResults    |
        | listScores           |
        | getLaunchpad         |
        | getOnboardingDisplay |

    @sandbox
    Scenario: her id cannot be read, so what is asked for by it waits
      Given Rosa is signed in
      And the call "getUserToken" is answered with "server error"
      When she opens "/dashboard"
      Then she is on the dashboard
      And the sidebar leads to "Dashboard", "Blood pressure"
      When the trouble is over
      Then the tile "Blood sugar" says a value in "mg/dL"

    @sandbox
    Scenario: everything fails
      Given Rosa is signed in
      And every call of the initial load is answered with "server error"
      When she opens "/dashboard"
      Then the page says that it could not load, and whom to call
      And the sidebar leads to "Dashboard"
      When the trouble is over
      And she tries again
      Then the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: What is kept in the browser is nobody's secret

    @sandbox @START-016 @START-017
    Scenario: nothing personal is kept
      Given Rosa is signed in
      When she opens "/dashboard"
      Then the initial load is kept
      And it holds no name, date of birth, address, phone, id, diagnosis or reading of hers

    @sandbox @START-016 @START-018
    Scenario: she comes back, and the portal stands before the answers do
      Given Rosa is signed in
      And she has opened "/dashboard"
      And the initial load is kept
      And the answers are long in coming
      When she reloads the page
      Then the sidebar leads to "Dashboard", "Blood pressure"
      When the answers come
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox @START-018
    Scenario Outline: a load that is <what> is not used
      Given Rosa is signed in
      And she has opened "/dashboard"
      And the load that is kept is <what>
      And the answers are long in coming
      When she reloads the page
      Then the sidebar does not lead to "Blood pressure"
      When the answers come
      Then the sidebar leads to "Dashboard", "Blood pressure"

      Examples:
        | what               |
        | spoilt             |
        | expired            |
        | without programs   |
        | of an older portal |

    @sandbox
    Scenario: another member's load is gone as soon as it is known whose session this is
      Given Walter is signed in
      And the load that is kept is another member's
      When he opens "/dashboard"
      Then he is on the dashboard
      And the sidebar does not lead to "Blood pressure"
      And the load of the other member is not kept any more

    @sandbox
    Scenario Outline: <storage> storage is no trouble
      Given Rosa is signed in
      And her browser's storage is <storage>
      When she opens "/dashboard"
      Then the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood pressure" says "128/78" and "Elevated"

      Examples:
        | storage |
        | full    |
        | blocked |

    @sandbox @AUTH-007
    Scenario: signing out forgets it
      Given Rosa is signed in
      And she has opened "/dashboard"
      And the initial load is kept
      When she signs out
      Then nothing of the initial load is kept

  Rule: Who moves to the one account has no initial load

    @sandbox @AUTH-010
    Scenario: Olga may move
      Given Olga has an account
      When a visitor opens "/login"
      And she signs in
      Then she is on the way to one account
      And nothing of the initial load was asked for
      When she opens a second tab at "/dashboard"
      Then she is on the way to one account
      And nothing of the initial load was asked for
