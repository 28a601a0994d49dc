Feature: Coverage
  A member sees who pays for each of their programs.
  The page says how much the member pays themselves.

  Rule: Who pays, and with what

    @sandbox
    Scenario: what she pays herself
      Given Dora is signed in
      When she opens "/profile-preferences/coverage"
      Then she reads "You pay $39 a month"

    @sandbox
    Scenario: a plan of a payer, and a cost of a period, that the portal does not know
      Given Dora is signed in
      And the server adds a plan of "SPONSOR_KIND_UNION" that is paid each "COST_PERIOD_QUARTER", and a program without a cost
      When she opens "/profile-preferences/coverage"
      Then she reads "We cannot show who pays. Call us: 1-800-555-0142"
      And she reads "You pay $39. Call us to ask how often: 1-800-555-0142"
      And she reads "1 entry could not be shown. It has not been deleted."
