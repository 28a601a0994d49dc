Feature: Devices
  A member sees which of their devices has sent a first reading.
  A member without a device is told how to get one.

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
    And the content says "<says>"

    @ROUTE-091
    Examples:
      | who    | path              | title        | says                         |
      | Rosa   | /activate-devices | Your devices | Last reading: Today          |
      | Walter | /activate-devices | Your devices | No reading yet               |
      | Edith  | /activate-devices | Your devices | Call us and we send you one. |

  @sandbox @ROUTE-091
  Scenario: A typed reading does not make a device ready
    Given Walter is signed in
    When the member opens "/blood-sugar/log-reading"
    And the member fills "What does your meter show?" with "118"
    And the member presses "Log 118"
    Then the content says "Your reading is saved"
    When the member opens "/activate-devices"
    Then the content says "Blood sugar meter" and "No reading yet"
    And the content does not say "Ready"
    And the portal sent "listBloodSugarReadings" with at least:
      | query tagsSource    | 1,2,3,11,13,14 |
      | query sortKey       | timestamp      |
      | query tagsIsControl | false          |
      | query count         | 1              |

  @portable @ROUTE-091
  Scenario: A member without a device sees whom to call and what to type in
    Given a member with no devices is signed in
    When the member opens "/dashboard"
    And the member follows "See what to do: Get your device"
    Then the content says "No devices yet", "Call {support phone}" and "Until then you can type these in yourself"
    When the member follows "Log a meal"
    Then the address is "/food/log"

  @sandbox
  Scenario: An unknown device model is shown with the number to call
    Given Edith is signed in
    And in the response of "web/refresh/v2" the rows of "deviceGroupsByPrograms" are changed with:
      | added |  | {"program":"DIABETES","deviceGroupings":[{"readingCategory":"bg_meter","bundleType":"bg700"}]} |
    When the member opens "/activate-devices"
    Then the content says "Blood sugar meter", "Model bg700" and "This portal does not know this model yet."
    And the content says "Call {support phone}"
    And the content does not say "No devices yet"

  @sandbox @ROUTE-091
  Scenario: A member without a device sees this in Spanish
    Given Edith, who reads Spanish, is signed in
    When the member opens "/activate-devices"
    Then the content says "Todavía no hay dispositivos", "Llámenos y le enviamos uno." and "Registrar una comida"
