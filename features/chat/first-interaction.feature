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
    And a coach is called for the conversation "coaching"
    And the call "updateLaunchpad" was made: yes
    And the conversation says "We are finding a coach for you"
    When a coach comes
    And her coach writes "Welcome!"
    Then the log shows "Welcome!" at its end

    Examples: with no conversation at all, and with one about food
      | member |
      | Edith  |
      | Walter |
