Feature: Opening a conversation
  A conversation opens where the member has to read on, and a message counts as read only after the
  member could see it.

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

  Rule: A conversation can be read and answered in a short window

    @sandbox
    Scenario Outline: at 400 % zoom and on a phone on its side: <width> by <height> pixels
      Given Rosa is signed in
      And her window is <width> by <height> pixels
      And she and her coach have written 60 messages more
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      Then the newest message is in sight at the end of the log
      And the messages have at least <messages> pixels of the window's height
      And nothing covers the name of her coach, "More for this conversation", the composer and "Send"
      When she scrolls the log up by 400 pixels
      Then nothing covers the name of her coach, "More for this conversation", "Go to the newest" and "Send"
      When she presses "Go to the newest" in the conversation
      Then the newest message is in sight at the end of the log
      When she types "I can write here"
      And she presses "Send"
      Then her coach has exactly these of her:
        | I can write here |
      And the page does not scroll sideways

      Examples:
        | width | height | messages |
        | 320   | 225    | 90       |
        | 740   | 360    | 200      |

    @sandbox
    Scenario: a question above the messages does not take their room away
      Given Rosa is signed in
      And her window is 320 by 225 pixels
      And she and her coach have written 60 messages more
      And her coach is away with no day to come back
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      And she presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And the newest message is in sight at the end of the log
