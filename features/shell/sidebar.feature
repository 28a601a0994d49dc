Feature: The sidebar
  Each member finds the places that are hers, and where a link leads fits where she stands.

  Rule: It shows what she has

    @sandbox @SIDE-002 @SIDE-004 @SIDE-005
    Scenario Outline: with <feature> <state>, Rosa <finds> Reminders
      Given Rosa is signed in
      And her feature <feature> is <state>
      When she opens "/dashboard"
      Then the sidebar leads to "Dashboard", "Blood sugar", "Blood pressure" and "My profile"
      And the sidebar <finds> to "Reminders"
      And the sidebar does not lead to "Coaching"

      Examples:
        | feature   | state | finds         |
        | REMINDERS | on    | leads         |
        | REMINDERS | off   | does not lead |

    @sandbox @SIDE-002 @SHELL-004
    Scenario: inside the parent app there is coaching, too
      Given Rosa is signed in
      When she opens "/dashboard?oneApp=true"
      Then the sidebar leads to "Dashboard", "Coaching" and "Blood sugar"

    @sandbox @SIDE-003 @SIDE-008 @GAP-035
    Scenario: body composition is for whoever has its scale, where the next devices are on
      Given Wes is signed in
      When he opens "/dashboard"
      And he follows "Body composition"
      Then the heading is "Body composition"
      Given his feature NEXT_GEN_DEVICES is off
      When he comes back to "/weight/overview"
      Then the sidebar leads to "Dashboard" and "Weight"
      And the sidebar does not lead to "Body composition"

    @sandbox @SIDE-006 @SIDE-009 @SIDE-010 @SIDE-012 @GAP-032 @GAP-038 @PROG-008
    Scenario Outline: <member>, who is <status> for behavioral health
      Given <member> is signed in
      And her behavioralHealth program is <status>
      When she opens "/programs"
      Then the content says "<name>" and "<word>"
      And the sidebar leads out to "<name>" with "lang=<language>"
      And the sidebar does not lead to "<dashboard>"

      Examples:
        | member | status     | name          | word       | language | dashboard       |
        | Beth   | REGISTERED | Mental health | Registered | en-US    | Dashboard       |
        | Carmen | ACTIVE     | Salud mental  | Activo     | es-US    | Panel principal |

    @sandbox @SIDE-005 @SIDE-012 @GAP-032
    Scenario: what is only offered is not there
      Given Edith is signed in
      And her behavioralHealth program is OFFERED
      When she opens "/dashboard"
      Then the sidebar leads to "Dashboard"
      And the sidebar does not lead to "Mental health"

  Rule: Weight looks where she stands first

    @sandbox @SIDE-007 @WT-007 @WT-008 @WT-010 @ERR-034
    Scenario Outline: <member> <stands>
      Given <member> is signed in
      And his weight program is ACTIVE
      And the scale's check <answer>
      When he opens "/programs"
      And he follows "Weight"
      Then the address is "<address>"

      Examples:
        | member | stands                           | answer                        | address             |
        | Edith  | has never had a reading          | answers                       | /weight/get-started |
        | Edith  | cannot be told from her readings | is answered with server error | /weight/overview    |

    @sandbox @WT-007
    Scenario: who has set up his scale is not asked for one, however quick he is
      Given Wes is signed in
      And his weight program is ACTIVE
      And the answer about his start is long in coming
      When he opens "/dashboard" and waits
      And he follows "Weight"
      Then a reader is told "Opening Weight"
      When the answers come
      Then the address is "/weight/overview"

    @sandbox @SIDE-007 @WT-001 @WT-002 @WT-003 @WT-005 @WT-006 @WT-009 @GAP-045
    Scenario Outline: a member with an old reading is asked for a scale, in words for her <program>
      Given Edith has weighed herself once
      And she is signed in
      And her <program> program is ACTIVE
      When she opens "/blood-pressure/all-logs"
      And she follows "Weight"
      Then a window asks her for a scale and says "<words>"
      When she presses "Not yet"
      Then the window is closed
      And the address is "/blood-pressure/all-logs"
      When she follows "Weight"
      Then the address is "/weight/overview"
      When she opens "/blood-pressure/all-logs"
      And she follows "Weight"
      Then a window asks her for a scale and says "<words>"
      When she presses "Yes"
      Then the address is "/weight/get-started"
      And the way back from there is "/blood-pressure/all-logs"
      When she follows "Back"
      Then the address is "/blood-pressure/all-logs"
      When she opens "/blood-pressure/all-logs"
      And she follows "Weight"
      Then the address is "/weight/overview"

      Examples:
        | program      | words                     |
        | weight       | progress toward your goal |
        | heartFailure | extra fluid               |
