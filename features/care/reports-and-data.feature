Feature: Reports and data
  A member opens their reports and saves their readings as files. A member without readings sees
  that there is nothing to report.

  @portable @ROUTE-068
  Scenario Outline: A member saves the <file>
    Given a member with <member has> is signed in
    When the member opens "/reports-and-data"
    Then the content says "Report for my doctor" and "<report>"
    When the member saves the file "<file>"
    Then the file has one line for each reading, with "<unit>" in it
    And the file has the provider's <answer>

    Examples:
      | member has     | report                              | file                    | unit  | answer                             |
      | blood sugar    | Blood sugar report                  | Blood sugar readings    | mg/dL | ten newest blood sugars            |
      | blood pressure | Your five-day blood pressure report | Blood pressure readings | mmHg  | pulse of the newest blood pressure |
      | weight         | Weight report                       | Weight readings         | lb    | ten newest weights                 |
      | pulse          | Pulse report                        | Pulse readings          | bpm   | five newest pulses                 |

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
