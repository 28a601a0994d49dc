Feature: Live updates
  A coach's messages appear as they are written, on every visible tab, without gaps and duplicates.

  Rule: A new message is announced while the chat is closed

    @sandbox @CHAT-044 @CHAT-045
    Scenario: A message arrives while the panel is closed, after a cut stream, and while it is open
      Given Frank is signed in
      And the member has opened "/dashboard"
      And the event stream is open
      When the streams are cut
      And the coach writes "How are you today?"
      Then a toast says "You have a new message" and "Choose “Message coach” at the top of the page to read it."
      And the header has a button "Message coach, 1 unread"
      When the member opens the conversation with "Your coach" in the panel
      Then the log ends with "How are you today?"
      And no toast is shown
      When the coach writes "And your weight?"
      Then the log ends with "And your weight?"
      And no toast is shown
      And the header shows no unread badge

    @sandbox @CHAT-045
    Scenario: The toast of a message goes when its conversation opens
      Given Frank is signed in
      And the member has opened "/dashboard" with a running clock
      And the event stream is open
      And the clock stands still
      When the coach writes "How are you today?"
      Then a toast says "You have a new message" and "Choose “Message coach” at the top of the page to read it."
      When the member opens the conversation with "Your coach" in the panel
      Then the log ends with "How are you today?"
      And no toast is shown

    @sandbox @CHAT-044
    Scenario: A member who only reads gets a toast without an interaction
      Given Frank is signed in
      And the member has opened "/dashboard"
      Then the page has no event stream
      When the coach writes "How are you today?"
      Then a toast says "You have a new message" and "Choose “Message coach” at the top of the page to read it."
      And the header has a button "Message coach, 1 unread"
      And the coach's card says "How are you today?"
      When the coach writes "Did you sleep well?"
      Then the header has a button "Message coach, 2 unread"
      And the coach's card says "Did you sleep well?"
      And 1 toast is shown

    @sandbox
    Scenario: Events older than the server's event log are reloaded
      Given Frank is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the coach writes "One"
      Then the log ends with "One"
      When the network goes down
      And the coach writes "Two"
      And the server loses its chat event log
      And the network comes back
      Then the log ends with "Two"
      When the coach writes "Three"
      Then the log ends with "Three"

  Rule: Two tabs of one member show one conversation

    @sandbox
    Scenario: Messages and read markers appear in the other tab
      Given Frank is signed in
      And the member has opened "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      When the member opens a second tab at "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member writes "From the second tab" to the coach
      And the coach writes "I see it"
      And the member switches to the other tab
      Then the log ends with "I see it"
      And "From the second tab" is sent
      And the coach has received exactly these messages:
        | From the second tab |

  Rule: Errors are shown and go away

    @sandbox
    Scenario Outline: <call> is answered with <answer>, and then it recovers
      Given Frank is signed in
      And the call "<call>" is answered with <answer>
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      Then an alert says "We cannot show your messages"
      When the server recovers
      And the member presses "Try again"
      Then the log ends with "Good. That is just how it should be done."

      Examples:
        | call           | answer        |
        | getCredentials | "not allowed" |
        | listMessages   | nonsense      |
