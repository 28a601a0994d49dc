Feature: Blood pressure overview
  The latest reading, the word for it, and what to do next. A member's eyes may be tired: the number
  comes first, its meaning second, and never by colour alone.

  Rule: The latest reading and its word

    @sandbox
    Scenario Outline: <reading> is in the <word> range
      Given Rosa's only blood pressure reading is <reading>
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then her latest blood pressure is "<reading>" with the word "<word>"

      # The published boundaries, both sides of each: docs/clinical.md#blood-pressure (ACC/AHA 2017).
      Examples:
        | reading | word          |
        | 119/79  | Normal        |
        | 120/79  | Elevated      |
        | 129/79  | Elevated      |
        | 118/80  | High, stage 1 |
        | 130/79  | High, stage 1 |
        | 139/89  | High, stage 1 |
        | 140/70  | High, stage 2 |
        | 125/90  | High, stage 2 |
        | 180/120 | High, stage 2 |
        | 181/100 | Severe        |
        | 150/121 | Severe        |

    @sandbox @BP-002
    Scenario Outline: the provider's figures are asked for only when <member> has blood pressure to watch: <asked>
      Given <member> is signed in
      When she opens "<address>"
      Then the call "getBloodPressureStats" was made: <asked>

      Examples:
        | member | address                  | asked |
        | Rosa   | /blood-pressure/overview | yes   |
        | Frank  | /blood-pressure/overview | yes   |
        | Nora   | /blood-pressure/overview | yes   |
        | Walter | /dashboard               | no    |

    @sandbox @DEV-001
    Scenario: where a reading comes from
      Given Rosa is signed in
      When she opens "/blood-pressure/all-logs"
      Then the readings say that they come from her monitor

    @sandbox
    Scenario: this week is compared with the 30 days before it, which do not hold it
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
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then the page reads "Your 7-day average is 20 points lower than in the 30 days before."

    @sandbox
    Scenario: the day of a reading is the day where it was taken
      Given Rosa took 118/76 at 11:30 PM on November 18 in Tokyo
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then her latest blood pressure is from "November 18" at "11:30 PM"

  Rule: A severe reading says what to do first

    @sandbox
    Scenario: 184 over 122
      Given Rosa's only blood pressure reading is 184/122
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then a card says to call 911 if she feels unwell, and to measure again if not

    @sandbox
    Scenario: 135 over 85 asks for no help
      Given Rosa's only blood pressure reading is 135/85
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then no card speaks of 911

    @sandbox
    Scenario: a link asks her to measure again, and the reading is severe still
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 184/122 | 74    |
        | 0        | 3:10 PM | 182/104 | 72    |
      And she is signed in
      When she opens "/blood-pressure/overview?retake=true"
      Then the page reads "Sit still and rest for 5 minutes", "Measure again" and "Start 5 minutes of rest"
      When she presses "I have rested"
      Then the page reads "Take your reading now"
      When her monitor has sent what it measured in the next 12 minutes
      And she presses "Look for the reading"
      Then the page reads "Your new reading is here", "184/122" and "Do not wait for another one"
      When she presses "Done"
      Then the page does not read "Your new reading is here"

  Rule: No reading, no verdict

    @sandbox
    Scenario: an account without readings says how they come
      Given Edith is signed in
      When she opens "/blood-pressure/overview"
      Then the page says that there are no readings yet, and what to do

  Rule: Trouble is named, and the way on with it

    @sandbox @ERR-002
    Scenario: readings that cannot be loaded
      Given Rosa is signed in
      And reading blood pressure is answered with "temporarily away"
      When she opens "/blood-pressure/overview"
      Then the page says that it could not load, and whom to call
      When the trouble is over
      And she tries again
      Then her latest blood pressure is "128/78" with the word "Elevated"

    @sandbox @ERR-016
    Scenario: the server's own message is shown, whatever the status
      Given Rosa is signed in
      And reading blood pressure is answered with "temporarily away"
      When she opens "/blood-pressure/overview"
      Then the page says that it could not load, and whom to call
      And the content says "This is not available right now. Please try again in a few minutes."

    @sandbox @ERR-003 @GAP-108
    Scenario: readings that cannot be loaded because the network is gone
      Given Rosa is signed in
      And reading blood pressure is answered with "server error"
      When she opens "/blood-pressure/overview"
      Then the page says that it could not load, and whom to call
      When the network goes away
      And she tries again
      Then a card says that she is offline
      And the page no longer says that it could not load
      When the trouble is over
      And the network is back
      Then her latest blood pressure is "128/78" with the word "Elevated"

    @sandbox
    Scenario: an answer outside the contract is not shown as a reading
      Given Rosa is signed in
      And reading blood pressure is answered with nonsense
      When she opens "/blood-pressure/overview"
      Then the page says that it could not load, and whom to call
      And the sidebar leads to "Dashboard"

    @sandbox
    Scenario: old readings stay when new ones do not come
      Given Rosa is signed in
      And she has opened "/blood-pressure/overview"
      And reading blood pressure finds nobody at home
      When she follows "Dashboard"
      And 10 minutes have passed
      And she follows "Blood pressure"
      Then her latest blood pressure is "128/78" with the word "Elevated"
      And the page says that the readings could not be refreshed

  Rule: In Spanish

    @sandbox
    Scenario: the word and the date in Spanish
      Given Carmen's only blood pressure reading is 128/78
      And she is signed in
      When she opens "/blood-pressure/overview"
      Then her latest blood pressure is "128/78" with the word "Elevada"
