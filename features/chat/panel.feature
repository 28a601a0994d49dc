Feature: The chat panel
  A member's conversations are one press away on every page, and she sees what is new before she
  opens them.

  Rule: The button says what waits

    @sandbox @SHELL-010 @CHAT-047 @CHAT-001 @CHAT-006 @CHAT-007
    Scenario: Rosa has two new messages, and then none
      Given Rosa is signed in
      When she opens "/blood-pressure/all-logs"
      And she presses "Message coach, 2 unread"
      Then the panel "Messages" lists:
        | Dana W.        | Your coach                       | Available now | 2 unread messages |
        | Dana W.        | Food logging coach               | Available now |                   |
        | Member support | Orders, devices and account help |               |                   |
      When she opens her conversation "Your coach"
      Then the panel "Dana W." shows "Shall we look at your evenings in our next session?"
      And the focus is in the composer
      When she presses "All messages"
      Then the focus is on her conversation "Your coach"
      When she presses Escape
      Then the panel is closed
      And the focus is on "Message coach"

    @sandbox @CHAT-046 @CHAT-047
    Scenario Outline: <count> unread messages are "<badge>"
      Given Rosa is signed in
      And her coach has written <more> messages
      When she opens "/dashboard"
      Then the header has a button "Message coach, <badge> unread"

      Examples:
        | count | more | badge |
        | 9     | 7    | 9     |
        | 10    | 8    | 9+    |

    @sandbox @GAP-019
    Scenario: a member whose coaching is elsewhere has no button
      Given Beth is signed in
      When she opens "/user-guides"
      Then the header has no button "Message coach"

  Rule: The panel opens and closes as a window does

    @sandbox @SHELL-015 @MENU-009 @CHAT-002 @CHAT-003 @CHAT-004 @CHAT-005 @GAP-019
    Scenario Outline: <how> closes it
      Given Walter is signed in
      When he opens "/dashboard"
      And he chooses "Coaching" in the help menu
      Then the panel "Messages" lists:
        | Coaching     | Not started yet    |  |  |
        | Food logging | Food logging coach |  |  |
      When he closes the panel by <how>
      Then the panel is closed

      Examples:
        | how          |
        | Escape       |
        | the X        |
        | the backdrop |

  Rule: Trouble is said, and passes

    @sandbox
    Scenario: the conversations cannot be read, not at a second try either, and then they can
      Given Frank is signed in
      And the call "listChannels" is answered with "unavailable"
      When he opens "/dashboard"
      And he presses "Message coach"
      Then he is told "We cannot show your messages"
      When he tries again in the chat
      Then he is told "We cannot show your messages"
      When the trouble is over
      And he tries again in the chat
      Then the panel "Messages" lists:
        | Marcus O. | Your coach | Available now |  |

  Rule: The same is a page

    @sandbox
    Scenario: Frank reads his messages on a page of their own
      Given Frank is signed in
      When he opens "/teams-coaching"
      And he opens his conversation "Your coach"
      Then the page shows "That is just how it should be done."
