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
