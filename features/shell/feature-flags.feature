Feature: Feature flags
  The server says for each member which of the 18 features is on, and a deployment says in which
  mode it exists. Each changes something that a member sees.

  Rule: A feature depends on its flag

    @sandbox
    Scenario Outline: <flag> shows "<what>" on <page>
      Given <member> is signed in
      And the member's feature <flag> is off
      When the member opens "<page>"
      Then the whole page contains "<steady>", and not "<what>"
      Given the member's feature <flag> is on
      When the member opens "<page>"
      Then the whole page contains "<steady>" and "<what>"

      @FLAG-005
      Examples: the address of mental health care
        | member | flag                  | page      | steady        | what              |
        | Beth   | MENTAL_HEALTH_WEB_SDK | /programs | Mental health | ?sdk=web&lang=en- |

      @FLAG-006 @FLAG-008 @FLAG-009
      Examples: the profile
        | member | flag                    | page                                  | steady    | what                           |
        | Rosa   | CLIENT_MIGRATION        | /profile-preferences/account-settings | Password  | One account for all your care  |
        | Rosa   | MEDICATION_OPTIMIZATION | /profile-preferences/health-profile   | Allergies | Go over your medicines with us |
        | Rosa   | HEALTH_EQUITY_FIELDS    | /profile-preferences/health-profile   | Allergies | This helps us see whether      |

      @FLAG-001 @FLAG-002 @FLAG-003 @FLAG-004 @FLAG-011 @FLAG-012 @FLAG-014 @FLAG-015 @FLAG-016 @FLAG-017 @FLAG-019 @FLAG-020 @FLAG-021 @FLAG-022 @GAP-083
      Examples: care
        | member | flag                 | page                          | steady                        | what                      |
        | Rosa   | REMINDERS            | /dashboard                    | Blood pressure                | /reminder                 |
        | Gina   | GLP1_EDUCATION       | /education                    | Courses                       | About your GLP-1 medicine |
        | Grace  | NEW_UPSELL           | /programs                     | Offered to you                | Ask about it              |
        | Rosa   | GOAL_SETTING         | /coaching/goals               | Measure every morning         | Set a goal                |
        | Rosa   | NEW_FOOD_LOGGER      | /food/log                     | Find a food                   | Foods you logged lately   |
        | Rosa   | CARDIOMETABOLIC_TILE | /dashboard                    | Supplies                      | Heart and metabolism      |
        | Wes    | NEXT_GEN_DEVICES     | /weight/overview              | Weight                        | Body composition          |
        | Gina   | GLP1_ENGAGEMENT      | /weight/overview              | Weigh                         | With a GLP-1 medicine     |
        | Rosa   | BG_FIRMWARE_UPDATE   | /blood-sugar/share-from-meter | How readings reach the portal | Update your meter         |

    @sandbox @FLAG-007 @FLAG-010
    Scenario Outline: <flag> alone shows the first steps
      Given Edith is signed in
      And the member's feature <other> is off
      And the member's feature <flag> is off
      When the member opens "/dashboard"
      Then the whole page contains "Blood pressure", and not "Get your device"
      Given the member's feature <flag> is on
      When the member opens "/dashboard"
      Then the whole page contains "Blood pressure" and "Get your device"

      Examples:
        | flag                     | other                    |
        | ONBOARDING               | HEALTH_JOURNEY_LAUNCHPAD |
        | HEALTH_JOURNEY_LAUNCHPAD | ONBOARDING               |

    @sandbox @FLAG-001
    Scenario: A feature with an unknown state is off, and the other features stay
      Given Rosa is signed in
      And the member's feature REMINDERS is on
      And the member's feature CARDIOMETABOLIC_TILE is on
      And in the response of "platform/features/config" the rows of "features" are changed with:
        | name=REMINDERS | state | BETA |
      When the member opens "/dashboard"
      Then the whole page contains "Heart and metabolism", and not "/reminder"
      When the member opens "/reminder"
      Then the address is "/profile-preferences/account-settings"

    @sandbox @KID-003
    Scenario: A score with an unknown part is shown, and one without a time is counted
      Given Rosa is signed in
      And the member's feature CARDIOMETABOLIC_TILE is on
      And in the response of "users/me/scores" the rows of "scores" are changed with:
        | added |  | {"pillar":"SLEEP","score":71,"timestamp":"2026-11-19T07:00:00"} |
        | added |  | {"pillar":"SLEEP","score":71,"timestamp":null}                  |
      When the member opens "/dashboard"
      Then the whole page contains "Another score" and "1 entry could not be shown."

    @sandbox @FLAG-012
    Scenario: GUIDE_FEATURE shows the guide to members of mental health only
      Given Rosa is signed in
      And the member's feature GUIDE_FEATURE is on
      When the member opens "/coaching"
      Then the whole page contains "Your care team", and not "Mental health guide"
      Given the member's behavioralHealth program is ACTIVE
      When the member opens "/coaching"
      Then the whole page contains "Your care team" and "Mental health guide"
      Given the member's feature GUIDE_FEATURE is off
      When the member opens "/coaching"
      Then the whole page contains "Your care team", and not "Mental health guide"

    @sandbox @FLAG-013
    Scenario Outline: NEW_COACHING_UI <state> opens the coaching window with newUI=<new>
      Given Carmen is signed in
      And the member's feature NEW_COACHING_UI is <state>
      When the member opens "/coaching"
      And the member opens the coaching link in a new window
      Then the link's address has newUI="<new>"

      Examples:
        | state | new   |
        | on    | true  |
        | off   | false |

    @sandbox @FLAG-018
    Scenario: NEW_CARD_ORDER puts the supplies before the food
      Given Rosa is signed in
      And the member's feature NEW_CARD_ORDER is off
      When the member opens "/dashboard"
      Then the tiles are "Blood sugar, Blood pressure, Weight, Food, Supplies"
      Given the member's feature NEW_CARD_ORDER is on
      When the member opens "/dashboard"
      Then the tiles are "Blood sugar, Blood pressure, Weight, Supplies, Food"

    @sandbox @FLAG-016
    Scenario: Without GOAL_SETTING a goal can be neither set nor changed
      Given Rosa is signed in
      And the member's feature GOAL_SETTING is off
      When the member opens "/coaching/goals"
      Then the whole page contains "Measure every morning", and not "/goal-setting"
      When the member opens "/goal-setting"
      Then the address is "/profile-preferences/account-settings"

    @sandbox @FLAG-006 @AUTH-010
    Scenario: A member who postponed the move starts it later
      Given Olga has an account
      When a visitor opens "/login"
      And the member signs in
      And the member presses "Not now"
      And the member opens "/profile-preferences/account-settings"
      And the member presses "Connect my accounts"
      Then the page is titled "Connect your accounts | {brand}"
      When the member reloads the page
      Then the page is titled "Connect your accounts | {brand}"

  Rule: A deployment decides in which mode a feature exists

    @sandbox @FLAG-023 @FLAG-024 @GAP-082
    Scenario Outline: REMINDERS, <marked>, at <page>
      Given Rosa is signed in
      And the deployment marks REMINDERS as <marked>
      When the member opens "<page>"
      Then the whole page contains <says>

      # Every mark and mode: src/session/member/model/feature-flags.test.ts.
      Examples:
        | marked               | page                   | says                                  |
        | not active in oneApp | /dashboard             | "Blood pressure" and "/reminder"      |
        | not active in legacy | /dashboard             | "Blood pressure", and not "/reminder" |
        | not active in oneApp | /dashboard?oneApp=true | "Blood pressure", and not "/reminder" |
