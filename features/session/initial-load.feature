Feature: Initial load
  The portal needs many small answers about a member when it starts. A missing answer hides only its
  own part, and a cached load shows the portal early on the next visit.

  Rule: One missing answer hides nothing else

    @sandbox @ERR-022 @ERR-025 @ERR-026 @ERR-027
    Scenario Outline: <one>, <another> and <third> fail
      Given Rosa is signed in
      And the call "<one>" is answered with "server error"
      And the call "<another>" is answered with "server error"
      And the call "<third>" is answered with "server error"
      When the member opens "/dashboard"
      Then the dashboard is open
      And the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood sugar" says a value in "mg/dL"

      # No call of a row is left out when another one fails: getPromo waits for getAccount.
      Examples:
        | one             | another           | third                |
        | getLocale       | getFeatures       | getPublicIdentity    |
        | getLocale       | getPersonalInfo   | listScores           |
        | getAccount      | listSupplyOrders  | getLaunchpad         |
        | getCoachingInfo | getPromo          | getOnboardingDisplay |
        | getDeviceGroups | listKidneyResults | listLabOrderResults  |

    @sandbox
    Scenario: The member id fails to load, so dependent calls wait
      Given Rosa is signed in
      And the call "getUserToken" is answered with "server error"
      When the member opens "/dashboard"
      Then the dashboard is open
      And the sidebar leads to "Dashboard", "Blood pressure"
      When the server recovers
      Then the tile "Blood sugar" says a value in "mg/dL"

    @sandbox
    Scenario: Every call fails
      Given Rosa is signed in
      And every call of the initial load is answered with "server error"
      When the member opens "/dashboard"
      Then the page says "We could not load your programs", why, and which number to call
      And the sidebar leads to "Dashboard"
      When the server recovers
      And the member presses "Try again" in the content
      Then the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: The cached load contains nothing personal

    @sandbox @START-016 @START-017
    Scenario: The cached load contains nothing personal
      Given Rosa is signed in
      When the member opens "/dashboard"
      Then the initial load is cached
      And the cached load holds no name, date of birth, address, phone, id, diagnosis or reading of the member

    @portable @START-016 @START-018
    Scenario: On the next visit the portal shows before the answers arrive
      Given a member with blood pressure is signed in
      And the member has opened "/dashboard"
      And the initial load is cached
      And the answers are delayed
      When the member reloads the page
      Then the sidebar leads to "Dashboard", "Blood pressure"
      When the delayed calls continue
      Then the tile "Blood pressure" shows the provider's newest blood pressure

    @portable @START-018
    Scenario Outline: A cached load that is <what> is not used
      Given a member with blood pressure is signed in
      And the member has opened "/dashboard"
      And the cached load is <what>
      And the answers are delayed
      When the member reloads the page
      Then the sidebar does not lead to "Blood pressure"
      When the delayed calls continue
      Then the sidebar leads to "Dashboard", "Blood pressure"

      # Every other kind: src/session/startup/api/cached-initial-load.test.ts.
      Examples:
        | what    |
        | corrupt |
        | expired |

    @sandbox
    Scenario: Another member's cached load is removed when the session is known
      Given Walter is signed in
      And the cached load is another member's
      When the member opens "/dashboard"
      Then the dashboard is open
      And the sidebar does not lead to "Blood pressure"
      And the cached load of the other member is removed

    @portable
    Scenario Outline: A <storage> storage causes no error
      Given a member with blood pressure is signed in
      And the browser's storage is <storage>
      When the member opens "/dashboard"
      Then the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood pressure" shows the provider's newest blood pressure

      Examples:
        | storage |
        | full    |
        | blocked |

    @portable @AUTH-007
    Scenario: Signing out removes the cached load
      Given a member is signed in
      And the member has opened "/dashboard"
      And the initial load is cached
      When the member signs out
      Then the initial load is not cached

  Rule: A member who may move to the single account has no initial load

    @sandbox @AUTH-010
    Scenario: Olga may move to the single account
      Given Olga has an account
      When a visitor opens "/login"
      And the member signs in
      Then the page for moving to the single account is open
      And the initial load was not requested
      When the member opens a second tab at "/dashboard"
      Then the page for moving to the single account is open
      And the initial load was not requested
