Feature: What comes by itself
  A coach's words are there when they are written, on every tab that she looks at, without a gap and
  without anything twice.

  Rule: News is told while the chat is closed

    @sandbox @CHAT-044 @CHAT-045
    Scenario: a message comes while the panel is closed, through a line that was cut, and while it is open
      Given Frank is signed in
      And he has opened "/dashboard"
      And he is heard
      When the streams are cut
      And his coach writes "How are you today?"
      Then a toast says "You have a new message" and "Choose “Message coach” at the top of the page to read it."
      And the header has a button "Message coach, 1 unread"
      When he opens his conversation with "Your coach" in the panel
      Then the log shows "How are you today?" at its end
      And no toast is shown
      When his coach writes "And your weight?"
      Then the log shows "And your weight?" at its end
      And no toast is shown
      And the header's badge is gone

    @sandbox @CHAT-044
    Scenario: a member who only reads is told, without a touch
      Given Frank is signed in
      And he has opened "/dashboard"
      When the page listens by itself
      And his coach writes "How are you today?"
      Then a toast says "You have a new message" and "Choose “Message coach” at the top of the page to read it."
      And the header has a button "Message coach, 1 unread"
      And his coach's card on the dashboard says "How are you today?"
      When his coach writes "Did you sleep well?"
      Then the header has a button "Message coach, 2 unread"
      And his coach's card on the dashboard says "Did you sleep well?"
      And 1 toast is shown

    @sandbox
    Scenario: what is older than the line remembers is loaded anew
      Given Frank is signed in
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      And his coach writes "One"
      Then the log shows "One" at its end
      When the network goes away
      And his coach writes "Two"
      And the server forgets what has happened
      And the network is back
      Then the log shows "Two" at its end
      When his coach writes "Three"
      Then the log shows "Three" at its end

  Rule: Two tabs of one member are one conversation

    @sandbox
    Scenario: what she writes and reads in one is so in the other
      Given Frank is signed in
      And he has opened "/dashboard"
      And he opens his conversation with "Your coach" in the panel
      When he opens a second tab at "/dashboard"
      And he opens his conversation with "Your coach" in the panel
      And he writes "From the second tab" to his coach
      And his coach writes "I see it"
      And he looks at the other tab
      Then the log shows "I see it" at its end
      And "From the second tab" is sent
      And his coach has exactly these of him:
        | From the second tab |

  Rule: Trouble is said, and passes

    @sandbox
    Scenario Outline: <call> is answered with <answer>, and then it is well
      Given Frank is signed in
      And the call "<call>" is answered with <answer>
      And he has opened "/dashboard"
      When he opens his conversation with "Your coach" in the panel
      Then he is told "We cannot show your messages"
      When the trouble is over
      And he presses "Try again"
      Then the log shows "Good. That is just how it should be done." at its end

      Examples:
        | call           | answer        |
        | getCredentials | "not allowed" |
        | listMessages   | nonsense      |
