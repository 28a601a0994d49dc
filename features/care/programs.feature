Feature: Programs
  What a member is in, how she came to it, and the way to each page that belongs to it.

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
