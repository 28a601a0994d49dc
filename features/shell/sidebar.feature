Feature: Sidebar
  Each member sees the links of their own pages, and each link fits the member's state.

  Rule: The sidebar depends on the member's programs and features

    @sandbox @SIDE-002 @SIDE-004 @SIDE-005
    Scenario Outline: With <feature> <state>, Rosa <finds> Reminders
      Given Rosa is signed in
      And the member's feature <feature> is <state>
      When the member opens "/dashboard"
      Then the sidebar leads to "Dashboard", "Blood sugar", "Blood pressure" and "My profile"
      And the sidebar <finds> to "Reminders"
      And the sidebar does not lead to "Coaching"

      Examples:
        | feature   | state | finds         |
        | REMINDERS | on    | leads         |
        | REMINDERS | off   | does not lead |

    @sandbox @SIDE-002 @SHELL-004
    Scenario: The parent app also shows coaching
      Given Rosa is signed in
      When the member opens "/dashboard?oneApp=true"
      Then the sidebar leads to "Dashboard", "Coaching" and "Blood sugar"

    @sandbox @SIDE-003 @SIDE-008 @GAP-035
    Scenario: Body composition is for members with its scale, where the next devices are on
      Given Wes is signed in
      When the member opens "/dashboard"
      And the member follows "Body composition"
      Then the heading is "Body composition"
      Given the member's feature NEXT_GEN_DEVICES is off
      When the member returns to "/weight/overview"
      Then the sidebar leads to "Dashboard" and "Weight"
      And the sidebar does not lead to "Body composition"

    @sandbox @SIDE-006 @SIDE-009 @SIDE-010 @SIDE-012 @GAP-032 @GAP-038 @PROG-008
    Scenario Outline: <member>, who is <status> for behavioral health
      Given <member> is signed in
      And the member's behavioralHealth program is <status>
      When the member opens "/programs"
      Then the content says "<name>" and "<word>"
      And the sidebar has the external link "<name>" to "https://mind.wellspring.example/app?<query>"
      And the sidebar does not lead to "<dashboard>"

      Examples:
        | member | status     | name          | word       | query              | dashboard       |
        | Beth   | REGISTERED | Mental health | Registered | sdk=web&lang=en-US | Dashboard       |
        | Carmen | ACTIVE     | Salud mental  | Activo     | lang=es-US         | Panel principal |

    @sandbox @SIDE-005 @SIDE-012 @GAP-032
    Scenario: An offered program is not shown
      Given Edith is signed in
      And the member's behavioralHealth program is OFFERED
      When the member opens "/dashboard"
      Then the sidebar leads to "Dashboard"
      And the sidebar does not lead to "Mental health"

  Rule: Weight leads to the page that fits the member

    @sandbox @SIDE-007 @WT-007 @WT-008 @WT-010 @ERR-034
    Scenario Outline: <member> <stands>
      Given <member> is signed in
      And the member's weight program is ACTIVE
      And the scale's check <answer>
      When the member opens "/programs"
      And the member follows "Weight"
      Then the address is "<address>"

      Examples:
        | member | stands                     | answer                        | address             |
        | Edith  | has never had a reading    | answers                       | /weight/get-started |
        | Edith  | has an unknown scale state | is answered with server error | /weight/overview    |

    @sandbox @WT-007
    Scenario: A member with a set-up scale is not offered one, however fast they click
      Given Wes is signed in
      And the member's weight program is ACTIVE
      And the call "getLaunchpad" is delayed
      When the member goes to "/dashboard"
      And the member follows "Weight"
      Then a status message says "Opening Weight"
      When the delayed calls continue
      Then the address is "/weight/overview"

    @sandbox @SIDE-007 @WT-001 @WT-002 @WT-003 @WT-005 @WT-006 @WT-009 @GAP-045
    Scenario Outline: A member with an old reading is offered a scale, in the text of the program <program>
      Given Edith has these weight readings:
        | days ago | at    | pounds |
        | 40       | 07:10 | 171.4  |
      And the member is signed in
      And the member's <program> program is ACTIVE
      When the member opens "/blood-pressure/all-logs"
      And the member follows "Weight"
      Then a dialog offers the member a scale and says "<words>"
      When the member presses "Not yet"
      Then the dialog is closed
      And the address is "/blood-pressure/all-logs"
      When the member follows "Weight"
      Then the address is "/weight/overview"
      When the member opens "/blood-pressure/all-logs"
      And the member follows "Weight"
      Then a dialog offers the member a scale and says "<words>"
      When the member presses "Yes"
      Then the address is "/weight/get-started"
      And the back link leads to "/blood-pressure/all-logs"
      When the member follows "Back"
      Then the address is "/blood-pressure/all-logs"
      When the member opens "/blood-pressure/all-logs"
      And the member follows "Weight"
      Then the address is "/weight/overview"

      Examples:
        | program      | words                     |
        | weight       | progress toward your goal |
        | heartFailure | extra fluid               |
