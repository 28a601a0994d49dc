Feature: Conversation
  The messages of a member and the coach are shown in order and complete, on screen and for a screen
  reader.

  Rule: A message is shown as plain text

    @sandbox @CHAT-051 @CHAT-052 @CHAT-064
    Scenario: A long message is shortened and can be expanded
      Given Rosa is signed in
      And the coach has written a message of 1000 characters
      And the coach has written a message of 1001 characters
      And the coach has written "See <b>this</b>: https://www.heart.org/bp. Not javascript:alert(1)"
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member goes to the newest message
      Then the log shows "See <b>this</b>: https://www.heart.org/bp" with one link, to "https://www.heart.org/bp"
      And the message of 1001 characters shows 1000 and an ellipsis
      When the member presses "See more" below the message
      Then the message of 1001 characters is shown whole
      When the member presses "See less" below the message
      Then the message of 1001 characters shows 1000 and an ellipsis
      And older messages are loaded, and the message of 1000 characters is whole and cannot be collapsed

    @sandbox
    Scenario: An unknown card is shown as text, and an unreadable message keeps its place
      Given Rosa is signed in
      And the server gives a message a card of an unknown kind, "Steps this week: 41,200.", and one message no time
      And in the response of "ListChannels" the rows of "channels" are changed with:
        | added | url |  |
      When the member opens "/dashboard"
      And the member presses "Message coach, 2 unread"
      Then the page shows "1 conversation cannot be shown here."
      When the member opens the conversation "Your coach"
      Then the log shows a card with "Steps this week: 41,200."
      And the log shows "1 message cannot be shown here. To hear what was written, call us: {support phone}"

  Rule: Long conversations are fast and do not jump

    @sandbox
    Scenario: Scrolling up loads older messages without moving the view
      Given Frank is signed in
      And the member and the coach have written 450 messages
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member goes to the newest message
      Then the log holds at most 600 nodes
      When the member scrolls to the top of the log
      Then older messages are loaded, and the message in view has not moved by more than 1 pixel
      And the log holds at most 600 nodes
      When the coach writes "Are you there?"
      Then the message in view has not moved by more than 1 pixel
      When the member presses "1 new message"
      Then the log ends with "Are you there?"

  Rule: A screen reader announces new messages once

    @sandbox
    Scenario: History is silent, and a new message is announced with its sender
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      Then the log is named "Messages with Dana W." and announces nothing by itself
      And the log has the line "2 new messages" before the new messages
      And no message was announced
      When the coach writes "Good morning, Rosa"
      Then only "Dana W.: Good morning, Rosa" was announced

  Rule: A conversation shows the availability of the coach

    @sandbox @CHAT-030 @CHAT-031 @CHAT-032 @CHAT-033 @CHAT-029 @CHAT-035 @GAP-085
    Scenario: The coach is away, and the member requests another one
      Given Rosa is signed in
      And the coach is away without a return date
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When the member presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And no coach was requested
      When the member writes "I had 66 again" to the coach
      Then the conversation says "Dana W. is away"
      When the coach writes "I am out until Monday"
      Then the conversation says "I am out until Monday"
      And no coach was requested
      When the call "requestCoach" is answered with "not allowed"
      And the member presses "Request a coach"
      Then the conversation says "Your request did not reach us. You can try again."
      When the server recovers
      And the member presses "Request a coach"
      Then the portal sent "requestCoach" with:
        | chatType             | MEMBER_ONE_ON_ONE |
        | subject              | I had 66 again    |
        | connectPreviousCoach | true              |
      And a coach was requested with "I had 66 again"
      And the conversation says "We are asking for another coach"
      And the conversation does not say "Dana W. is away"
      When the coach writes "I am back"
      Then the conversation does not say "We are asking for another coach"

    @sandbox @CHAT-030 @CHAT-033 @GAP-111
    Scenario: A coach who wrote first is away, and the member has never written
      Given Walter is signed in
      And the coach is Dana Whitfield
      And the coach has written "Welcome, Walter. How are your mornings?"
      And the coach is away without a return date
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When the member presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And no coach was requested
      When the member reloads the page
      And the member opens the conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When the member presses "Request a coach"
      Then the portal sent "requestCoach" with:
        | chatType             | MEMBER_ONE_ON_ONE                       |
        | subject              | Welcome, Walter. How are your mornings? |
        | connectPreviousCoach | true                                    |
      And the conversation says "We are asking for another coach"
      When the coach joins
      And the coach writes "I am back"
      Then the conversation does not say "We are asking for another coach"

    @sandbox @CHAT-028
    Scenario: A conversation without a coach, until a coach joins
      Given Rosa is signed in
      And the coach has left
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member writes "Is anybody there?" to the coach
      Then the conversation says "We are finding a coach for you"
      When the coach joins
      Then the conversation says "Your message is sent"
      And the conversation does not say "We are finding a coach for you"

  Rule: Errors are shown and go away

    @sandbox @ERR-006
    Scenario: The details of a conversation fail to load, and then load
      Given Rosa is signed in
      And the call "getChannelMetadata" is answered with "unavailable"
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      Then an alert says "We cannot show your messages"
      When the server recovers
      And the member presses "Try again"
      Then the panel "Dana W." shows "Shall we look at your evenings in our next session?"

  Rule: A member who has never written sees what a coach is for

    @sandbox @CHAT-037 @GAP-091
    Scenario: The first conversation, in Spanish
      Given Ines is signed in
      And the browser window is 320 pixels wide
      When the member opens "/teams-coaching"
      And the member opens the conversation "Todavía sin empezar"
      Then the content has the heading "Conozca a su equipo"
      And the composer is named "Mensaje para Asesoría"
      And the page does not scroll sideways
