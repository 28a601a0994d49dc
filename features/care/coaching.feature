Feature: Coaching
  A member books a session with a coach, cancels it and sees past sessions.
  The coaching window opens with a code that works once.

  @sandbox @ROUTE-050 @COACH-001 @COACH-002 @COACH-005
  Scenario: The next session and all about it
    Given Rosa is signed in
    When she opens "/coaching"
    Then the content says "Your next session", "Follow-up session. Video call.", "Dana Whitfield" and "Past sessions"
    When she follows "See details"
    Then the page is titled "About your coaching session | Wellspring"
    And the content says "30 minutes" and "Booked"
    When she presses "Cancel this session"
    And she presses "Keep it" in the window
    Then the window is closed
    And the portal sent "cancelCoachingSession" 0 times
    And the content says "Booked"

  @sandbox @ROUTE-050
  Scenario: A canceled session is neither next nor past, and the next one is booked with the same coach
    Given Rosa is signed in
    And the RPC "cancelCoachingSession" is answered with "unavailable"
    When she opens "/coaching"
    And she follows "See details"
    And she presses "Cancel this session"
    And she presses "Cancel this session" in the window
    Then the window says "Your session was not canceled"
    When she presses "Cancel this session" in the window
    Then the window says "Your session was not canceled"
    When the trouble is over
    And she presses "Cancel this session" in the window
    Then the content says "Canceled"
    And the content does not say "Cancel this session"
    When she follows "Coaching"
    Then the content says "No session booked", "Canceled, will not take place" and "Past sessions"
    And the card "Past sessions" does not say "Canceled"
    When she follows "Book a session"
    Then the content says "With Dana Whitfield, 30 minutes"
    And the content does not say "Your last session was with"
    When she follows "Dashboard"
    Then the page says "No call planned"

  @sandbox @ROUTE-050
  Scenario: A session that was booked for an earlier day is over, and booking is free
    Given Rosa is signed in
    And her browser is 20 days ahead
    When she opens "/coaching"
    Then the content says "No session booked" and "Over"
    And the content does not say "Your next session"
    When she follows "Book a session"
    Then the heading is "Coaching session"

  @sandbox @ROUTE-050
  Scenario: A session on hold is neither booked nor over, and nobody is told that there is none
    Given Rosa is signed in
    And the server puts the member's next session on hold, of a kind and a medium that the portal does not know
    When she opens "/coaching"
    Then the content says "We cannot show your next session" and "State not known. Call us: 1-800-555-0142"
    And the content does not say "No session booked"
    And the card "Past sessions" does not say "State not known"
    When she follows "Dashboard"
    Then the page says "We cannot show your next call"
    When she follows "See your sessions"
    Then the heading is "Coaching"

  @sandbox @ROUTE-050
  Scenario: A session that cannot be read is counted, and a person of an unknown role is shown
    Given Rosa is signed in
    And the server sends a session that has no coach
    And the server gives the first person of the care team the role "CARE_ROLE_SURGEON"
    When she opens "/coaching"
    Then the content says "1 entry could not be shown. It has not been deleted.", "We cannot show your next session" and "Care team"
    And the content does not say "No session booked"

  @sandbox @ROUTE-050 @COACH-004
  Scenario: A phone session is booked in Spanish
    Given Carmen is signed in
    When she opens "/coaching"
    And she follows "Reservar una sesión"
    And she picks "Llamada telefónica"
    And she picks the first "Día" and the first "Hora"
    And she presses "Reservar esta sesión"
    Then the heading is "Sobre su sesión de asesoría"
    And the content says "Llamada telefónica", "Reservada" and "Llamamos al"
    And the portal sent "bookCoachingSession" with, besides others:
      | medium | SESSION_MEDIUM_PHONE |
    When she presses "Cancelar esta sesión"
    And she presses "Conservarla" in the window
    Then the window is closed
    And the content says "Reservada"
    When she follows "Asesoría"
    Then the content says "Su próxima sesión", "Llamada telefónica" and "Ver detalles"

  @sandbox @ROUTE-050 @COACH-004
  Scenario: A session is booked, once
    Given Edith is signed in
    And the RPC "bookCoachingSession" is answered with "unavailable"
    When she opens "/coaching"
    And she follows "Book a session"
    And she picks "Phone call"
    And she presses "Book this session"
    Then the content says "Choose a day" and "Choose a time"
    When she picks the first "Day" and the first "Time"
    And she presses "Book this session"
    Then she is told "Your session was not booked"
    When she picks "Video call"
    And the trouble is over
    And she presses "Book this session"
    Then the heading is "About your coaching session"
    And the content says "Video call" and "Booked"
    And the portal sent "bookCoachingSession" with, besides others:
      | medium | SESSION_MEDIUM_VIDEO |
    When she follows "Coaching"
    Then the content says "Your next session" and "Video call"

  @sandbox
  Scenario: A booking whose answer is lost is made once, and the page says so
    Given Edith is signed in
    And the answer to her next "bookCoachingSession" is lost on the way
    When she opens "/coaching"
    And she follows "Book a session"
    And she picks the first "Day" and the first "Time"
    And she presses "Book this session"
    Then the content says "Your session is booked"
    And the page has no button "Book this session" and no button "Save"
    And the portal sent "bookCoachingSession" 1 time

  @sandbox @GAP-071 @GAP-072 @COACH-003
  Scenario: The coaching window opens with a code that works once
    Given Carmen is signed in
    When she opens "/coaching"
    And she opens the coaching window
    Then its address has her id, "es-US", a code, and the flags of one-app and of the new screens

  @sandbox @ROUTE-050
  Scenario Outline: nothing is at <path>
    Given Edith is signed in
    And the call "<call>" finds nothing
    When she opens "<path>"
    Then the content says "This session is not there"

    Examples:
      | path                             | call               |
      | /coaching/session/nobodys        | getFlowStatus      |
      | /coaching/sessiondetails/nobodys | getCoachingSession |
