Feature: The first message
  A member who has never written finds a place to write, and her first message does the rest.

  @sandbox @CHAT-038 @CHAT-039 @CHAT-040 @CHAT-041
  Scenario Outline: <member> writes for the first time
    Given <member> is signed in
    And she has opened "/dashboard"
    When she opens the place of her first message
    And she writes "Hello, I am new here" to her coach
    Then her coach has exactly these of her:
      | Hello, I am new here |
    And the portal sent "createOneOnOneChat" with:
      | subject | Hello, I am new here |
    And the portal sent "sendMessage" with, besides others:
      | message | Hello, I am new here |
    And the portal sent "requestCoach" with:
      | chatType | MEMBER_ONE_ON_ONE    |
      | subject  | Hello, I am new here |
    And the portal sent "updateLaunchpad" with:
      | name   | COACHING  |
      | status | COMPLETED |
    And a coach is called for the conversation "coaching"
    And the conversation says "We are finding a coach for you"
    When a coach comes
    And her coach writes "Welcome!"
    Then the log shows "Welcome!" at its end
    When she presses Escape
    Then the panel is closed
    And her coach's card on the dashboard says "Welcome!"

    Examples: with no conversation at all, and with one about food
      | member |
      | Edith  |
      | Walter |

  @sandbox @CHAT-040 @CHAT-041
  Scenario: after the first message the step on the dashboard is done without a reload
    Given Edith is signed in
    When she opens "/dashboard"
    Then the step "Say hello to your coach" on the dashboard is still to do
    When she opens the place of her first message
    And she writes "Hello" to her coach
    And she presses Escape
    Then the step "Say hello to your coach" on the dashboard is done
