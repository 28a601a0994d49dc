Feature: Sending messages
  A member's messages reach the coach once and in order, whatever fails on the way. The member sees
  which ones are not sent.

  Rule: A message arrives once

    @sandbox @CHAT-035
    Scenario: The answer is lost, and later messages wait for their turn
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the answer to the member's next 1 message is lost
      And the member writes "181 this morning", "and 182 at night" to the coach
      Then the coach has received exactly these messages:
        | 181 this morning |
        | and 182 at night |
      And "181 this morning" is sent
      And no coach is requested for the conversation "coaching"

    @sandbox
    Scenario: Offline messages wait, can be canceled and are sent in order
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the network goes down
      And the member writes "One", "Two" and "Three" to the coach
      Then "One" waits for a connection
      And "Two" waits for a connection
      And "Three" waits for a connection
      When the member cancels the unsent message "Two"
      And the network comes back
      Then the coach has received exactly these messages:
        | One   |
        | Three |

  Rule: Unsent messages are marked, and none is lost

    @sandbox @ERR-005 @ERR-012 @GAP-122
    Scenario: A refused message is sent again from its place
      Given Frank is signed in
      And the member has opened "/dashboard"
      And the page records tracking events
      When the member opens the conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "not allowed"
      And the member writes "Good morning" to the coach
      Then an urgent toast says "Your message was not sent" and "You did not lose it. It is in your conversation, and you can send it again."
      And "chat send failed" is tracked once
      And "Good morning" is not sent
      And the composer holds "Good morning"
      When the server recovers
      And the member presses "Send"
      Then the coach has received exactly these messages:
        | Good morning |
      And "Good morning" is sent
      And the composer holds ""
      And no toast is shown

    @sandbox
    Scenario Outline: An unsent message survives when <what>
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "unavailable"
      And the member writes "Are you there?" to the coach
      And the expected faults have occurred
      And <what>
      And the server recovers
      And the member opens the conversation with "Your coach" in the panel
      Then the coach has received exactly these messages:
        | Are you there? |
      And "Are you there?" is sent

      Examples:
        | what                                                                |
        | the member reloads the page                                         |
        | the server ends the member's session, and the member signs in again |

  Rule: A message survives its tab

    @sandbox
    Scenario: Another tab sends a message of a closed offline tab once
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the network goes down
      And the member writes "Kept for you" to the coach
      Then "Kept for you" waits for a connection
      And the device keeps 1 unsent message of the member, and "Kept for you" is not readable in storage
      When the network comes back after the member has closed the tab
      And the member returns to "/dashboard"
      Then the coach has received exactly these messages:
        | Kept for you |
      When the member opens the conversation with "Your coach" in the panel
      Then "Kept for you" is sent
      And the portal sent "sendMessage" 1 time
      And the device keeps 0 unsent messages of the member, and "Kept for you" is not readable in storage

    @sandbox
    Scenario: Signing out removes the unsent messages
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the call "sendMessage" is answered with "unavailable"
      And the member writes "Not for the next one" to the coach
      And the expected faults have occurred
      Then the device keeps 1 unsent message of the member, and "Not for the next one" is not readable in storage
      When the member presses Escape
      And the member signs out
      Then the device keeps 0 unsent messages of the member, and "Not for the next one" is not readable in storage

  Rule: A coach is requested when no coach is available

    @sandbox @CHAT-034 @CHAT-036
    Scenario: The coach has left one conversation and is away from the other
      Given Rosa is signed in
      And the coach has left
      And the coach for food is away
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member writes "Is anybody there?" to the coach
      Then the portal sent "requestCoach" with:
        | chatType | MEMBER_ONE_ON_ONE |
        | subject  | Is anybody there? |
      And a coach is requested for the conversation "coaching"
      When the member presses "All messages"
      And the member opens the conversation "Food logging coach"
      And the member writes "Beans and rice" to the coach
      Then the portal sent "requestCoach" with:
        | chatType | MEMBER_FOOD_LOGGING |
        | subject  | Beans and rice      |
      And a coach is requested for the conversation "food"
