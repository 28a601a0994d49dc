Feature: Lab results
  A member sees their A1C and cholesterol results with their days.
  A result that cannot be read does not hide the others.

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
