Feature: Chat panel
  A member opens the conversations from every page and sees unread messages before.

  Rule: The button shows the number of unread messages

    @sandbox @SHELL-010 @CHAT-047 @CHAT-001 @CHAT-006 @CHAT-007
    Scenario: Rosa has two new messages, and then none
      Given Rosa is signed in
      When the member opens "/blood-pressure/all-logs"
      And the member presses "Message coach, 2 unread"
      Then the panel "Messages" lists:
        | Dana W.        | Your coach                       | Available now | 2 unread messages |
        | Dana W.        | Food logging coach               | Available now |                   |
        | Member support | Orders, devices and account help |               |                   |
      When the member opens the conversation "Your coach"
      Then the panel "Dana W." shows "Shall we look at your evenings in our next session?"
      And the focus is on the composer
      When the member presses "All messages"
      Then the focus is on the conversation "Your coach"
      When the member presses Escape
      Then the dialog is closed
      And the focus is on "Message coach"

    @sandbox @CHAT-046 @CHAT-047
    Scenario Outline: <count> unread messages are "<badge>"
      Given Rosa is signed in
      And the coach has written <more> messages
      When the member opens "/dashboard"
      Then the header has a button "Message coach, <badge> unread"

      Examples:
        | count | more | badge |
        | 9     | 7    | 9     |
        | 10    | 8    | 9+    |

    @portable @GAP-019
    Scenario: A member whose coaching is elsewhere has no button
      Given a member with no coaching is signed in
      When the member opens "/user-guides"
      Then the header has no button "Message coach"

  Rule: The panel opens and closes like a dialog

    @sandbox @SHELL-015 @MENU-009 @GAP-019
    Scenario: Coaching in the help menu opens the panel
      Given Walter is signed in
      When the member opens "/dashboard"
      And the member selects "Coaching" in the help menu
      Then the panel "Messages" lists:
        | Coaching     | Not started yet    |  |  |
        | Food logging | Food logging coach |  |  |

    @portable @SHELL-015 @MENU-009 @CHAT-002 @CHAT-003 @CHAT-004 @CHAT-005 @GAP-019
    Scenario Outline: <how> closes the panel
      Given a member with read messages is signed in
      When the member opens "/dashboard"
      And the member selects "Coaching" in the help menu
      Then the dialog shows the provider's last message of each conversation
      When the member closes the panel by <how>
      Then the dialog is closed

      Examples:
        | how          |
        | Escape       |
        | the X        |
        | the backdrop |

  Rule: Errors are shown and go away

    @sandbox
    Scenario: The conversations fail to load twice, and then load
      Given Frank is signed in
      And the call "listChannels" is answered with "unavailable"
      When the member opens "/dashboard"
      And the member presses "Message coach"
      Then an alert says "We cannot show your messages"
      When the member tries again in the chat
      Then an alert says "We cannot show your messages"
      When the server recovers
      And the member tries again in the chat
      Then the panel "Messages" lists:
        | Marcus O. | Your coach | Available now |  |

  Rule: The panel is also a page

    @sandbox
    Scenario: Frank reads the messages on their own page
      Given Frank is signed in
      When the member opens "/teams-coaching"
      And the member opens the conversation "Your coach"
      Then the log shows "That is just how it should be done."
