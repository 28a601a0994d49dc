Feature: Opening a conversation
  A conversation opens where the member has to read on, and a message counts as read only after the
  member could see it.

  Rule: The newest message is visible, and messages below the view stay unread

    @sandbox @CHAT-007
    Scenario Outline: Reduced motion in a window of <width> pixels
      Given Rosa is signed in
      And the system asks for reduced motion
      And the browser window is <width> pixels wide
      And the member and the coach have written 60 messages
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      Then the newest message is visible at the end of the log
      And the coach sees that the member has read everything
      And no element of the page has a transition
      When the member presses "All messages"
      And the coach writes 40 messages
      And the member opens the conversation "Your coach"
      Then the log opens at the line "40 new messages"
      And the newest message is out of view and unread
      When the member presses "40 new messages" in the dialog
      Then the newest message is visible at the end of the log
      And the coach sees that the member has read everything
      When the member presses "All messages"
      Then no conversation has an unread message

      Examples:
        | width |
        | 1280  |
        | 390   |
        | 360   |

  Rule: A conversation is usable in a short window

    @sandbox
    Scenario Outline: 400 % zoom and a phone in landscape: <width> by <height> pixels
      Given Rosa is signed in
      And the browser window is <width> by <height> pixels
      And the member and the coach have written 60 messages
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      Then the newest message is visible at the end of the log
      And the messages have at least <messages> pixels of the window's height
      And nothing covers the coach's name, "More for this conversation", the composer and "Send"
      When the member scrolls the log up by 400 pixels
      Then nothing covers the coach's name, "More for this conversation", "Go to the newest" and "Send"
      When the member presses "Go to the newest" in the dialog
      Then the newest message is visible at the end of the log
      When the member types "I can write here"
      And the member presses "Send"
      Then the coach has received exactly these messages:
        | I can write here |
      And the page does not scroll sideways

      Examples:
        | width | height | messages |
        | 320   | 225    | 90       |
        | 740   | 360    | 200      |

    @sandbox
    Scenario: A question above the messages does not take their space
      Given Rosa is signed in
      And the browser window is 320 by 225 pixels
      And the member and the coach have written 60 messages
      And the coach is away without a return date
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And the newest message is visible at the end of the log
