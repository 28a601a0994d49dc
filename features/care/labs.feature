Feature: Lab results
  Figures of a laboratory with their days, and only as much of a verdict as they bear.

  @sandbox @ROUTE-064 @GAP-105 @KID-001 @KID-002 @PROG-006
  Scenario: A member with kidney disease sees her results, and that a range is no diagnosis
    Given Nora is signed in
    When she opens "/programs"
    Then the sidebar leads to "Kidney health" and "Blood pressure"
    When she follows "Kidney health (Kidney health)"
    Then the address is "/kidney-health"
    And the content says "In the G3a range: 45 to 59", "In the A2 range: 30 to 300" and "a place on a scale, not a diagnosis"
    And the content says "3 lower than on Mar 10, 2026"

  @sandbox @ROUTE-064 @KID-002
  Scenario: Without kidney results there is no such page, and nothing leads there
    Given Edith is signed in
    When she opens "/kidney-health"
    Then the content does not say "Your lab results"
    And the sidebar does not lead to "Kidney health"

  @sandbox @BG-003
  Scenario Outline: <path>
    Given Pia is signed in
    When she opens "<path>"
    Then the page is titled "<title> | Wellspring"
    And the content says "<says>"

    @ROUTE-093
    Examples:
      | path        | title      | says                      |
      | /a1c-report | A1C report | At 6.9 or under: in range |

    @ROUTE-094
    Examples:
      | path                | title              | says          |
      | /cholesterol-report | Cholesterol report | Triglycerides |

    @ROUTE-095
    Examples:
      | path                             | title                      | says          |
      | /a1c-cholesterol-combined-report | A1C and cholesterol report | Triglycerides |

  @sandbox
  Scenario Outline: nothing yet at <path>
    Given Edith is signed in
    And the call "<call>" finds nothing
    When she opens "<path>"
    Then the content says "<says>"

    Examples:
      | path                             | call                    | says                      |
      | /a1c-report                      | getA1cReport            | No A1C result yet         |
      | /cholesterol-report              | getCholesterolReport    | No cholesterol result yet |
      | /a1c-cholesterol-combined-report | getA1cCholesterolReport | No results yet            |

  Rule: One result that cannot be read costs no other one

    @sandbox
    Scenario: the newest kidney result has no value, and the others a category of a later server
      Given Nora is signed in
      And in the answer of "GetKidneyResults" the rows of "filtration" are told with:
        | first | value    | low                    |
        | all   | category | FILTRATION_CATEGORY_G3 |
      When she opens "/kidney-health"
      Then the content says "1 reading could not be shown. It is in no figure, chart or file here."
      And the content says "Range as sent to us: G3. This portal does not know it." and "Mar 10, 2026"
      And the content does not say "In the G3a range"

    @sandbox
    Scenario Outline: <path> says what it left out of the <list>
      Given Pia is signed in
      And in the answer of "<call>" the rows of "<list>" are told with:
        | first | <field> | <told> |
      When she opens "<path>"
      Then the content says "1 reading could not be shown" and "<still>"

      Examples:
        | path                             | call                    | list                   | field     | told | still         |
        | /a1c-report                      | GetA1cReport            | report.results         | timestamp | noon | Next test     |
        | /cholesterol-report              | GetCholesterolReport    | report.panels.0.values | value     | high | Triglycerides |
        | /a1c-cholesterol-combined-report | GetA1cCholesterolReport | a1c.results            | timestamp | noon | Triglycerides |

    @sandbox
    Scenario: a value of an unknown marker is shown by the name that the server gives it
      Given Pia is signed in
      And in the answer of "GetCholesterolReport" the rows of "report.panels.0.values" are told with:
        | first | marker | CHOLESTEROL_MARKER_NON_HDL |
      When she opens "/cholesterol-report"
      Then the content says "Named as sent to us: NON_HDL" and "Triglycerides"
      And the content does not say "could not be shown"

    @sandbox
    Scenario: in Spanish, the report of both says which value it left out
      Given Pia reads Spanish and is signed in
      And in the answer of "GetA1cCholesterolReport" the rows of "cholesterol.panels.0.values" are told with:
        | first | value | high |
      When she opens "/a1c-cholesterol-combined-report"
      Then the content says "1 lectura no se pudo mostrar" and "Triglicéridos"

    @sandbox
    Scenario: a list of which no result can be read is no empty one
      Given Pia is signed in
      And in the answer of "GetA1cReport" the rows of "report.results" are told with:
        | all | timestamp | noon |
      When she opens "/a1c-report"
      Then the content says "We cannot show your results"
      And the content does not say "No A1C result yet"
