Feature: Sending
  What a member writes reaches her coach once, in the order of writing, whatever breaks in between;
  and she sees what has not.

  Rule: A message arrives once

    @sandbox @CHAT-035
    Scenario: its answer is lost, and what is written meanwhile waits its turn
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And the answer to his next 1 message is lost
      And he writes "181 this morning", "and 182 at night" to his coach
      Then his coach has exactly these of him:
        | 181 this morning |
        | and 182 at night |
      And "181 this morning" is sent
      And no coach is called for the conversation "coaching"

    @sandbox
    Scenario: without a network it waits, can be taken back, and goes in order
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And the network goes away
      And he writes "One", "Two" and "Three" to his coach
      Then "Two" waits for a connection
      When he takes "Two" back
      And the network is back
      Then his coach has exactly these of him:
        | One   |
        | Three |

  Rule: What is not sent is said, and nothing of it is lost

    @sandbox @ERR-005 @ERR-012 @GAP-122
    Scenario: it is refused, and sent again from where it was written
      Given Frank is signed in
      And he has opened "/dashboard"
      And what is counted is listened to
      When he opens his conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "not allowed"
      And he writes "Good morning" to his coach
      Then an urgent toast says "Your message was not sent" and "You did not lose it. It is in your conversation, and you can send it again."
      And "chat send failed" is counted once
      And "Good morning" is not sent
      And the composer holds "Good morning"
      When the trouble is over
      And he presses "Send"
      Then his coach has exactly these of him:
        | Good morning |
      And "Good morning" is sent
      And the composer holds ""
      And no toast is shown

    @sandbox
    Scenario Outline: it survives that <what>
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "unavailable"
      And he writes "Are you there?" to his coach
      And the trouble has come
      And <what>
      And the trouble is over
      And he opens his conversation with "Your coach" in the panel
      Then his coach has exactly these of him:
        | Are you there? |
      And "Are you there?" is sent

      Examples:
        | what                                               |
        | he reloads the page                                |
        | the server ends his session, and he signs in again |

  Rule: A message outlives its tab

    @sandbox
    Scenario: it is written without a network, the tab is closed, and another tab sends it once
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And the network goes away
      And he writes "Kept for you" to his coach
      Then "Kept for you" waits for a connection
      And the device keeps 1 message for him, and nobody can read "Kept for you" there
      When the network is back after he has closed the tab
      And he comes back to "/dashboard"
      Then his coach has exactly these of him:
        | Kept for you |
      When he opens his conversation with "Your coach" in the panel
      Then "Kept for you" is sent
      And the portal sent "sendMessage" 1 time
      And the device keeps 0 messages for him, and nobody can read "Kept for you" there

    @sandbox
    Scenario: who signs out takes nothing along
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "unavailable"
      And he writes "Not for the next one" to his coach
      Then the device keeps 1 message for him, and nobody can read "Not for the next one" there
      When he presses Escape
      And he signs out
      Then the device keeps 0 messages for him, and nobody can read "Not for the next one" there

  Rule: A coach is called when nobody is there to answer

    @sandbox @CHAT-034 @CHAT-036
    Scenario: her coach has left one conversation, and is away from the other
      Given Rosa is signed in
      And her coach has left
      And her food coach is away
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she writes "Is anybody there?" to her coach
      Then the portal sent "requestCoach" with:
        | chatType | MEMBER_ONE_ON_ONE |
        | subject  | Is anybody there? |
      And a coach is called for the conversation "coaching"
      When she presses "All messages"
      And she opens her conversation "Food logging coach"
      And she writes "Beans and rice" to her coach
      Then the portal sent "requestCoach" with:
        | chatType | MEMBER_FOOD_LOGGING |
        | subject  | Beans and rice      |
      And a coach is called for the conversation "food"
