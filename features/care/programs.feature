Feature: Programs
  A member sees the programs they are in and follows them to their pages.
  A pending member is told what happens next.

  @sandbox @PROG-010
  Scenario Outline: <who>, who is in by <way>
    Given <who> is signed in
    When she opens "/profile-preferences/coverage"
    Then the content says "<coverage>" and "<pays>"
    When she opens "/programs"
    Then the content says "Your programs" and "Blood pressure"
    When she follows "Blood pressure (Blood pressure)"
    Then the address is "/blood-pressure/overview"

    Examples:
      | who  | way             | coverage          | pays                |
      | Rosa | her employer    | ACM-204417        | ACME, your employer |
      | Dora | her own account | Wellspring Direct | You pay $39 a month |

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When she opens "<path>"
    Then the page is titled "<title> | Wellspring"
    And the content says "<says>"

    @ROUTE-070
    Examples:
      | who    | path      | title     | says           |
      | Grace  | /programs | Programs  | Offered to you |
      | Carmen | /programs | Programas | Sus programas  |

  @sandbox @PROG-013 @PROG-016
  Scenario: A program in an unknown status opens no page, and costs no other program
    Given Rosa is signed in
    And the server says that her program HYPERTENSION is "PAUSED", and adds a program that has no slug
    When she opens "/programs"
    Then the content says "We cannot show where you stand with this program. Call us at 1-800-555-0142."
    And the content says "1 entry could not be shown" and "Blood sugar"
    And the sidebar does not lead to "Blood pressure"
    When she opens "/dashboard"
    Then the content says "We cannot show its status here" and "1 entry could not be shown"
    When she opens "/blood-pressure/overview"
    Then the address is "/profile-preferences/account-settings"
    When she opens "/blood-sugar/overview"
    Then the address is "/blood-sugar/overview"

  @sandbox @PROG-013
  Scenario: A program in an unknown status is shown in Spanish
    Given Ines is signed in
    And the server says that her program DIABETES is "PAUSED", and adds a program that has no slug
    When she opens "/programs"
    Then the content says "No podemos mostrar su situación en este programa. Llámenos al 1-800-555-0142." and "1 elemento no se pudo mostrar"

  Rule: A pending member waits where she is told for what

    @sandbox @IMP-003 @ROUTE-039 @GAP-001
    Scenario Outline: from <address>
      Given Paul is signed in
      When he opens "<address>"
      Then the address is "/pending"
      And the heading is "Your sign-up is under way"
      And he is told what happens next and whom to call
      And there is no sidebar

      Examples:
        | address                  |
        | /dashboard               |
        | /                        |
        | /blood-pressure/overview |

    @sandbox @GAP-117
    Scenario: he may leave
      Given Paul is signed in
      When he opens "/pending"
      And he presses "Sign out"
      Then he is asked to sign in

    @sandbox @GAP-001
    Scenario: a member whose programs have started has nothing to wait for
      Given Rosa is signed in
      When she opens "/pending"
      Then she is on the dashboard

    @sandbox
    Scenario: in Spanish, on a small dark phone
      Given his window is 320 pixels wide
      And his screen is dark
      And his browser is Spanish
      And Paul is signed in
      When he opens "/pending"
      Then the page is dark
      And the page does not scroll sideways
      And he is told what happens next and whom to call

    Scenario: a visitor signs in first
      When a visitor opens "/pending"
      Then she is asked to sign in
