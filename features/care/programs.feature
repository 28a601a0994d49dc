Feature: Programs
  A member sees the programs they are in and follows them to their pages. A pending member sees what
  happens next.

  @sandbox @PROG-010
  Scenario Outline: <who> is enrolled by <way>
    Given <who> is signed in
    When the member opens "/profile-preferences/coverage"
    Then the content says "<coverage>", "<pays>" and "<cost>"
    When the member opens "/programs"
    Then the content says "Your programs" and "Blood pressure"
    When the member follows "Blood pressure (Blood pressure)"
    Then the address is "/blood-pressure/overview"

    Examples:
      | who  | way         | coverage          | pays                        | cost                |
      | Rosa | an employer | ACM-204417        | Who paysACME, your employer | ACME                |
      | Dora | own payment | Wellspring Direct | Who paysYouSince            | You pay $39 a month |

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
    And the content says "<says>"

    @ROUTE-070
    Examples:
      | who    | path      | title     | says           |
      | Grace  | /programs | Programs  | Offered to you |
      | Carmen | /programs | Programas | Sus programas  |

  @sandbox @PROG-013 @PROG-016
  Scenario: A program with an unknown status opens no page, and other programs stay
    Given Rosa is signed in
    And in the response of "ListPrograms" the rows of "programs" are changed with:
      | dbSlug=HYPERTENSION | status | PROGRAM_STATUS_PAUSED                           |
      | added               |        | {"id":"SLEEP","status":"PROGRAM_STATUS_ACTIVE"} |
    When the member opens "/programs"
    Then the content says "We cannot show where you stand with this program. Call us at {support phone}."
    And the content says "1 entry could not be shown" and "Blood sugar"
    And the sidebar does not lead to "Blood pressure"
    When the member opens "/dashboard"
    Then the content says "We cannot show its status here" and "1 entry could not be shown"
    When the member opens "/blood-pressure/overview"
    Then the content says "We cannot open this page yet"
    And no reading is on the page
    When the member opens "/blood-sugar/overview"
    Then the address is "/blood-sugar/overview"

  @sandbox @PROG-013
  Scenario: A program with an unknown status is shown in Spanish
    Given Ines is signed in
    And in the response of "ListPrograms" the rows of "programs" are changed with:
      | dbSlug=DIABETES | status | PROGRAM_STATUS_PAUSED                           |
      | added           |        | {"id":"SLEEP","status":"PROGRAM_STATUS_ACTIVE"} |
    When the member opens "/programs"
    Then the content says "No podemos mostrar su situación en este programa. Llámenos al {support phone}." and "1 elemento no se pudo mostrar"

  Rule: A pending member sees what they wait for

    @sandbox @IMP-003 @ROUTE-039 @GAP-001
    Scenario Outline: <address> redirects a pending member
      Given Paul is signed in
      When the member opens "<address>"
      Then the address is "/pending"
      And the heading is "Your sign-up is under way"
      And the page says what happens next and which number to call
      And there is no sidebar

      Examples:
        | address                  |
        | /                        |
        | /blood-pressure/overview |

    @sandbox @GAP-117
    Scenario: A pending member can sign out
      Given Paul is signed in
      When the member opens "/pending"
      And the member presses "Sign out"
      Then the sign-in page is open

    @portable @GAP-001
    Scenario: A member with a started program is redirected to the dashboard
      Given a member with blood pressure is signed in
      When the member opens "/pending"
      Then the dashboard is open

    @sandbox
    Scenario: The pending page in Spanish on a small dark phone
      Given the browser window is 320 pixels wide
      And the system theme is dark
      And the browser's language is "es-US"
      And Paul is signed in
      When the member opens "/pending"
      Then the page's colors are dark
      And the page does not scroll sideways
      And the page says what happens next and which number to call

    @portable
    Scenario: A visitor signs in first
      When a visitor opens "/pending"
      Then the sign-in page is open
