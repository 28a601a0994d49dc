Feature: A conversation
  What a member and her coach write stands in order, in its place and whole, for the eye and for a
  screen reader.

  Rule: A message shows what was written, as text

    @sandbox @CHAT-051 @CHAT-052 @CHAT-064
    Scenario: a long message is cut, and whole when she asks
      Given Rosa is signed in
      And her coach has written a message of 1000 characters
      And her coach has written a message of 1001 characters
      And her coach has written "See <b>this</b>: https://www.heart.org/bp. Not javascript:alert(1)"
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      And she goes to the newest message
      Then the log shows "See <b>this</b>: https://www.heart.org/bp" with one link, to "https://www.heart.org/bp"
      And the message of 1001 characters shows 1000 and an ellipsis
      When she presses "See more" below it
      Then the message of 1001 characters is whole
      When she presses "See less" below it
      Then the message of 1001 characters shows 1000 and an ellipsis
      And higher up the message of 1000 characters is whole and can not be cut

    @sandbox
    Scenario: a card of an unknown kind is shown in words, and a message that cannot be read keeps its place
      Given Rosa is signed in
      And the server gives a message a card of an unknown kind, "Steps this week: 41,200.", and one message no time
      And the server lists a channel that has no address
      When she opens "/dashboard"
      And she presses "Message coach, 2 unread"
      Then she reads "1 conversation cannot be shown here."
      When she opens her conversation "Your coach"
      Then the log shows a card with "Steps this week: 41,200."
      And the log says "1 message cannot be shown here. To hear what was written, call us: 1-800-555-0142"

  Rule: Long conversations are quick and hold still

    @sandbox
    Scenario: older messages come when she scrolls up, and what she reads stays where it is
      Given Frank is signed in
      And he and his coach have written 450 messages
      When he opens "/dashboard"
      And he opens his conversation with "Your coach" in the panel
      And he goes to the newest message
      Then the log holds at most 600 nodes
      When he scrolls to the top of the log and reads there
      Then older messages are loaded, and what he reads has not moved by more than 1 pixel
      And the log holds at most 600 nodes
      When his coach writes "Are you there?"
      Then what he reads has not moved by more than 1 pixel
      When he presses "1 new message"
      Then the log shows "Are you there?" at its end

  Rule: A screen reader hears what is new, once

    @sandbox
    Scenario: history is silent, a new message is said with its sender
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      Then the log is named "Messages with Dana W." and says nothing by itself
      And a line before what is new says "2 new messages"
      And nothing has been said
      When her coach writes "Good morning, Rosa"
      Then it is said once: "Dana W.: Good morning, Rosa"

  Rule: A conversation says how it stands with the coach

    @sandbox @CHAT-030 @CHAT-031 @CHAT-032 @CHAT-033 @CHAT-029 @GAP-085
    Scenario: her coach is away, and she asks for another
      Given Rosa is signed in
      And her coach is away with no day to come back
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When she presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And no coach has been asked for
      When she sends "I had 66 again"
      Then the conversation says "Dana W. is away"
      When the call "requestCoach" is answered with "not allowed"
      And she presses "Request a coach"
      Then the conversation says "Your request did not reach us. You can try again."
      When the trouble is over
      And she presses "Request a coach"
      Then the portal sent "requestCoach" with:
        | chatType             | MEMBER_ONE_ON_ONE |
        | subject              | I had 66 again    |
        | connectPreviousCoach | true              |
      And a coach has been asked for with "I had 66 again"
      And the conversation says "We are asking for another coach"
      And the conversation does not say "Dana W. is away"
      When her coach writes "I am back"
      Then the conversation does not say "We are asking for another coach"

    @sandbox @CHAT-030 @CHAT-032 @CHAT-033 @GAP-111
    Scenario: her coach wrote first and is away, and she has never written
      Given Walter is signed in
      And his coach is Dana Whitfield
      And his coach has written "Welcome, Walter. How are your mornings?"
      And his coach is away with no day to come back
      When he opens "/dashboard"
      And he opens his conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When he presses "Not now"
      Then the conversation does not say "Dana W. is away"
      And no coach has been asked for
      When he reloads the page
      And he opens his conversation with "Your coach" in the panel
      Then the conversation says "Dana W. is away"
      When he presses "Request a coach"
      Then the portal sent "requestCoach" with:
        | chatType             | MEMBER_ONE_ON_ONE                       |
        | subject              | Welcome, Walter. How are your mornings? |
        | connectPreviousCoach | true                                    |
      And the conversation says "We are asking for another coach"
      When a coach comes
      And his coach writes "I am back"
      Then the conversation does not say "We are asking for another coach"

    @sandbox @CHAT-028
    Scenario: nobody is there yet, then somebody comes
      Given Rosa is signed in
      And her coach has left
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she sends "Is anybody there?"
      Then the conversation says "We are finding a coach for you"
      When a coach comes
      Then the conversation says "Your message is sent"
      And the conversation does not say "We are finding a coach for you"

  Rule: Trouble is said, and passes

    @sandbox @ERR-006
    Scenario: what is known of a conversation cannot be read, and then it can
      Given Rosa is signed in
      And what is known of a conversation is answered with an internal error
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      Then she is told "We cannot show your messages"
      When the trouble is over
      And she presses "Try again"
      Then the panel "Dana W." shows "Shall we look at your evenings in our next session?"

  Rule: Who has never written is told what a coach is for

    @sandbox @CHAT-037 @GAP-091
    Scenario: the place of the first message, in her language
      Given Ines is signed in
      And her window is 320 pixels wide
      When she opens "/teams-coaching"
      And she opens her conversation "Todavía sin empezar"
      Then the page introduces coaching: "Conozca a su equipo"
      And the composer is "Mensaje para Asesoría"
      And the page does not scroll sideways
