Feature: Reports and data
  A member opens their reports and saves their readings as files. A member without readings sees
  that there is nothing to report.

  @sandbox @ROUTE-068
  Scenario Outline: <who> saves the <file>
    Given <who> is signed in
    When the member opens "/reports-and-data"
    Then the content says "Report for my doctor" and "Your five-day blood pressure report"
    When the member saves the file "<file>"
    Then the file has one line for each reading, with "<unit>" in it

    Examples:
      | who   | file                    | unit |
      | Rosa  | Blood pressure readings | mmHg |
      | Rosa  | Weight readings         | lb   |
      | Frank | Pulse readings          | bpm  |

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
    And the content says "<says>"

    @ROUTE-068
    Examples:
      | who  | path              | title            | says                  |
      | Beth | /reports-and-data | Reports and data | Nothing to report yet |
