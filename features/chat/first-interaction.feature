Feature: First message
  A member who has never written finds a conversation, and the first message creates it.

  @sandbox @CHAT-038 @CHAT-039 @CHAT-040 @CHAT-041
  Scenario Outline: <member> writes for the first time
    Given <member> is signed in
    And the member has opened "/dashboard"
    When the member opens the conversation that has not started
    And the member writes "Hello, I am new here" to the coach
    Then the coach has received exactly these messages:
      | Hello, I am new here |
    And the portal sent "createOneOnOneChat" with:
      | subject | Hello, I am new here |
    And the portal sent "sendMessage" with at least:
      | message | Hello, I am new here |
    And the portal sent "requestCoach" with:
      | chatType | MEMBER_ONE_ON_ONE    |
      | subject  | Hello, I am new here |
    And the portal sent "updateLaunchpad" with:
      | name   | COACHING  |
      | status | COMPLETED |
    And a coach is requested for the conversation "coaching"
    And the conversation says "We are finding a coach for you"
    When the coach joins
    And the coach writes "Welcome!"
    Then the log ends with "Welcome!"
    When the member presses Escape
    Then the dialog is closed
    And the coach's card says "Welcome!"

    Examples: without a conversation, and with one about food
      | member |
      | Edith  |
      | Walter |

  @sandbox @CHAT-040 @CHAT-041
  Scenario: After the first message the step on the dashboard is done without a reload
    Given Edith is signed in
    When the member opens "/dashboard"
    Then the step "Say hello to your coach" on the dashboard is still to do
    When the member opens the conversation that has not started
    And the member writes "Hello" to the coach
    And the member presses Escape
    Then the step "Say hello to your coach" on the dashboard is done
