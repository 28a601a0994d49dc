Feature: Blood pressure overview
  The page shows the latest reading, its category and what to do next. The number comes first and
  the meaning second, never by color alone.

  Rule: The latest reading and its category

    @sandbox
    Scenario Outline: <reading> is in the <word> range
      Given Rosa's only blood pressure reading is <reading>
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then the latest blood pressure is "<reading>" with the label "<word>"

      # Both sides of each boundary: src/vitals/model/blood-pressure/blood-pressure.test.ts.
      Examples:
        | reading | word   |
        | 119/79  | Normal |
        | 181/100 | Severe |

    @sandbox @BP-002
    Scenario Outline: The provider's figures are requested only if <member> has blood pressure to watch: <asked>
      Given <member> is signed in
      When the member opens "<address>"
      Then the call "getBloodPressureStats" was made: <asked>

      Examples:
        | member | address                  | asked |
        | Rosa   | /blood-pressure/overview | yes   |
        | Walter | /dashboard               | no    |

    @sandbox @DEV-001 @DEV-002
    Scenario: The page shows the source of a reading
      Given Rosa is signed in
      When the member opens "/blood-pressure/all-logs"
      Then every row of the list says "Monitor"

    @sandbox
    Scenario: This week is compared with the 30 days before it
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 7:10 AM | 130/80  | 70    |
        | 1        | 7:10 AM | 130/80  | 70    |
        | 2        | 7:10 AM | 130/80  | 70    |
        | 3        | 7:10 AM | 130/80  | 70    |
        | 7        | 7:10 AM | 150/80  | 70    |
        | 8        | 7:10 AM | 150/80  | 70    |
        | 20       | 7:10 AM | 150/80  | 70    |
        | 36       | 7:10 AM | 150/80  | 70    |
        | 37       | 7:10 AM | 110/80  | 70    |
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then the content says "Your 7-day average is 20 points lower than in the 30 days before."

    @sandbox
    Scenario: A reading's day is the day where it was taken
      Given Rosa took 118/76 at 11:30 PM on November 18 in Tokyo
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then the latest blood pressure is from "November 18" at "11:30 PM"

  Rule: A severe reading says what to do first

    @sandbox
    Scenario: 184 over 122 is severe
      Given Rosa's only blood pressure reading is 184/122
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then a card says to call 911 if the member feels unwell, and to measure again if not

    @sandbox
    Scenario: 135 over 85 asks for no help
      Given Rosa's only blood pressure reading is 135/85
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then the page shows the latest blood pressure
      And the content does not say "911"

    @sandbox @afternoon
    Scenario: A link asks for a retake, and the reading is still severe
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/122 | 74    |
        | 0        | 3:10 PM | 182/104 | 72    |
      And the member is signed in
      When the member opens "/blood-pressure/overview?retake=true"
      Then the content says "Sit still and rest for 5 minutes", "Measure again" and "Start 5 minutes of rest"
      When the member presses "I have rested"
      Then the content says "Take your reading now"
      When the monitor has sent the readings of the next 12 minutes
      And the member presses "Look for the reading"
      Then the content says "Your new reading is here", "184/122" and "Do not wait for another"
      When the member presses "Done"
      Then the loaded content does not say "Your new reading is here"

  Rule: Without a reading there is no verdict

    @portable
    Scenario: An account without readings sees how they arrive
      Given a member with nothing yet is signed in
      When the member opens "/blood-pressure/overview"
      Then the page says that there are no readings yet, and what to do

  Rule: Errors have a name and a next step

    @sandbox @ERR-002
    Scenario: The readings fail to load
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "temporarily away"
      When the member opens "/blood-pressure/overview"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      And an alert says "Reference if you call us: "
      When the server recovers
      And the member presses "Try again" in the content
      Then the latest blood pressure is "128/78" with the label "Elevated"

    @sandbox @ERR-002
    Scenario: The error stays, with its focus, while the portal retries
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "server error"
      When the member opens "/blood-pressure/overview"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      When the member presses "Try again" in the content
      Then the alert stays while the call "listBloodPressureReadings" is retried 3 times
      And the focus is on the button "Try again"
      And the page says "We could not load your blood pressure readings", why, and which number to call

    @sandbox @ERR-016
    Scenario: The server's own message is shown for every status
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "temporarily away"
      When the member opens "/blood-pressure/overview"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      And the content says "This is not available right now. Please try again in a few minutes."

    @sandbox @ERR-003 @GAP-108
    Scenario: The readings fail to load while the network is down
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "server error"
      When the member opens "/blood-pressure/overview"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      When the network goes down
      And the member presses "Try again" in the content
      Then the page has the heading "You are offline"
      And the content does not say "could not load"
      When the server recovers
      And the network comes back
      Then the latest blood pressure is "128/78" with the label "Elevated"

    @sandbox
    Scenario: An answer outside the contract is not shown as a reading
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with nonsense
      When the member opens "/blood-pressure/overview"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      And the sidebar leads to "Dashboard"

    @sandbox
    Scenario: Old readings stay when new ones fail to load
      Given Rosa is signed in
      And the member has opened "/blood-pressure/overview"
      And the call "listBloodPressureReadings" gets no response
      When the member follows "Dashboard"
      And 10 minutes have gone by
      And the member follows "Blood pressure"
      Then the latest blood pressure is "128/78" with the label "Elevated"
      And a status message in the content says "could not refresh"

  Rule: The page in Spanish

    @sandbox
    Scenario: The category and the date in Spanish
      Given Carmen's only blood pressure reading is 128/78
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      Then the latest blood pressure is "128/78" with the label "Elevada"
