Feature: Lab results
  A member sees their A1C and cholesterol results with their days.
  A result that cannot be read does not hide the others.

  @sandbox @BG-003
  Scenario Outline: <path>
    Given Pia is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
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

  @portable
  Scenario Outline: <path> shows that there is nothing yet
    Given a member with nothing yet is signed in
    And the call "<call>" will fail with 404
    When the member opens "<path>"
    Then the content says "<says>"

    Examples:
      | path                             | call                    | says                      |
      | /a1c-report                      | getA1cReport            | No A1C result yet         |
      | /cholesterol-report              | getCholesterolReport    | No cholesterol result yet |
      | /a1c-cholesterol-combined-report | getA1cCholesterolReport | No results yet            |

  Rule: One unreadable result does not hide the others

    @sandbox
    Scenario Outline: <path> says what the <list> leaves out
      Given Pia is signed in
      And in the response of "<call>" the rows of "<list>" are changed with:
        | first | <field> | <told> |
      When the member opens "<path>"
      Then the content says "1 reading could not be shown" and "<still>"

      Examples:
        | path                             | call                    | list                   | field     | told | still         |
        | /a1c-report                      | GetA1cReport            | report.results         | timestamp | noon | next test     |
        | /cholesterol-report              | GetCholesterolReport    | report.panels.0.values | value     | high | Triglycerides |
        | /a1c-cholesterol-combined-report | GetA1cCholesterolReport | a1c.results            | timestamp | noon | Triglycerides |

    @sandbox
    Scenario: An unknown marker is shown with the server's name for it
      Given Pia is signed in
      And in the response of "GetCholesterolReport" the rows of "report.panels.0.values" are changed with:
        | first | marker | CHOLESTEROL_MARKER_NON_HDL |
      When the member opens "/cholesterol-report"
      Then the content says "Named as sent to us: NON_HDL" and "Triglycerides"
      And the content does not say "could not be shown"

    @sandbox
    Scenario: The combined report in Spanish says which value it leaves out
      Given Pia, who reads Spanish, is signed in
      And in the response of "GetA1cCholesterolReport" the rows of "cholesterol.panels.0.values" are changed with:
        | first | value | high |
      When the member opens "/a1c-cholesterol-combined-report"
      Then the content says "1 lectura no se pudo mostrar" and "Triglicéridos"

    @sandbox
    Scenario: A list without a readable result is not an empty list
      Given Pia is signed in
      And in the response of "GetA1cReport" the rows of "report.results" are changed with:
        | all | timestamp | noon |
      When the member opens "/a1c-report"
      Then the content says "We cannot show your results"
      And the content does not say "No A1C result yet"
