Feature: Coverage
  A member sees who pays for each of their programs.
  The page says how much the member pays themselves.

  Rule: The page shows the payer and the payment methods

    @sandbox
    Scenario: The member's own cost
      Given Dora is signed in
      When the member opens "/profile-preferences/coverage"
      Then the page shows "You pay $39 a month"

    @sandbox
    Scenario: A plan with an unknown payer, and a cost with an unknown period
      Given Dora is signed in
      And the server adds a plan of "SPONSOR_KIND_UNION" that is paid each "COST_PERIOD_QUARTER", and a program without a cost
      When the member opens "/profile-preferences/coverage"
      Then the page shows "We cannot show who pays. Call us: 1-800-555-0142"
      And the page shows "You pay $39. Call us to ask how often: 1-800-555-0142"
      And the page shows "1 entry could not be shown. It has not been deleted."
