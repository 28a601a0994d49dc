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
      And in the response of "GetCoverage" the rows of "plans" are changed with:
        | added |  | {"id":"p-new","name":"Union Plan","sponsorKind":"SPONSOR_KIND_UNION","startDate":{"year":2026,"month":1,"day":1},"programs":[{"dbSlug":"DIABETES","cost":{"amountCents":3900,"period":"COST_PERIOD_QUARTER"}},{"dbSlug":"HYPERTENSION"}]} |
      When the member opens "/profile-preferences/coverage"
      Then the page shows "We cannot show who pays. Call us: {support phone}"
      And the page shows "You pay $39. Call us to ask how often: {support phone}"
      And the page shows "1 entry could not be shown. It has not been deleted."
