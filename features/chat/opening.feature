Feature: Opening a conversation
  A conversation opens where the member has to read on, and a message counts as read only after the member could see it.

  Rule: The newest message is in sight, and what is below the view stays unread

    @sandbox @CHAT-007
    Scenario Outline: with reduced motion in a window of <width> pixels
      Given Rosa is signed in
      And her machine asks for reduced motion
      And her window is <width> pixels wide
      And she and her coach have written 60 messages more
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      Then the newest message is in sight at the end of the log
      And her coach sees that she has read all
      And no element of the page has a transition
      When she presses "All messages"
      And her coach writes 40 messages
      And she opens her conversation "Your coach"
      Then the log begins to show at the line "40 new messages"
      And the newest message is out of sight and unread
      When she presses "40 new messages" in the conversation
      Then the newest message is in sight at the end of the log
      And her coach sees that she has read all
      When she presses "All messages"
      Then no conversation has an unread message

      Examples:
        | width |
        | 1280  |
        | 390   |
        | 360   |
