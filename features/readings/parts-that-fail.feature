Feature: Parts of a page that fail
  A part that could not be loaded is told, with a way to try again. It never looks as if the member
  had nothing there.

  @sandbox @ERR-002
  Scenario Outline: The part "<part>" fails alone
    Given <member> is signed in
    And the call "<call>" is answered with "<answer>"
    When the member opens "<page>"
    Then the content says "<words>"
    When the server recovers
    And the member presses "Try again" in the content
    Then the loaded content does not say "<words>"
    And the content says "<part>"

    Examples:
      | member | call           | answer       | page                       | part            | words                         |
      | Rosa   | getBiometrics  | unavailable  | /weight/overview           | Body mass index | Could not load                |
      | Wes    | getWeightStats | server error | /body-composition/overview | Last 30 days    | We could not load the changes |
      | Rosa   | getA1cReport   | unavailable  | /blood-sugar/overview      | Your lab A1C    | We could not load your A1C    |
      | Rosa   | getStripSupply | server error | /blood-sugar/overview      | Test strips     | Could not load                |

  @sandbox @API-077
  Scenario: The readings that the member left out fail to load
    Given Rosa is signed in
    And in the response of "users/me/readings/bgs/data.*isLeftOut=true.*" the rows of "bgs" are changed with:
      | added |  | {"id":"unreadable"} |
    When the member opens "/blood-sugar/all-logs"
    Then the content says "Left out of your figures", "We could not load your blood sugar" and "Try again"

  @sandbox @KID-003
  Scenario: The scores fail to load
    Given Rosa is signed in
    And the member's feature CARDIOMETABOLIC_TILE is on
    And the call "listScores" is answered with "server error"
    When the member opens "/dashboard"
    Then the content says "Your heart scores did not load"
    When the server recovers
    And the member presses "Try again" in the content
    Then the content says "Heart and metabolism"
    And the loaded content does not say "Your heart scores did not load"
