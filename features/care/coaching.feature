Feature: Coaching
  A member books a session with a coach, cancels it and sees past sessions.
  The coaching window opens with a code that works once.

  @sandbox @ROUTE-050 @COACH-001 @COACH-002 @COACH-005
  Scenario: The page shows the next session with all its details
    Given Rosa is signed in
    When the member opens "/coaching"
    Then the content says "Your next session", "Follow-up session. Video call.", "Dana Whitfield" and "Past sessions"
    When the member follows "See details"
    Then the page is titled "About your coaching session | {brand}"
    And the content says "30 minutes" and "Booked"
    When the member presses "Cancel this session"
    And the member presses "Keep it" in the dialog
    Then the dialog is closed
    And the portal sent "cancelCoachingSession" 0 times
    And the content says "Booked"

  @sandbox @ROUTE-050
  Scenario: A canceled session is no longer shown, and the next one is booked with the same coach
    Given Rosa is signed in
    And the call "cancelCoachingSession" is answered with "unavailable"
    When the member opens "/coaching"
    And the member follows "See details"
    And the member presses "Cancel this session"
    And the member presses "Cancel this session" in the dialog
    Then the dialog says "Your session was not canceled"
    When the member presses "Cancel this session" in the dialog
    Then the dialog says "Your session was not canceled"
    When the server recovers
    And the member presses "Cancel this session" in the dialog
    Then the content says "Canceled" and "If it is in your calendar, delete it there."
    And the content does not say "Cancel this session"
    And the content does not say "Add to my calendar"
    When the member follows "Coaching"
    Then the content says "No session booked", "Canceled, will not take place" and "Past sessions"
    And the section "Past sessions" does not say "Canceled"
    When the member follows "Book a session"
    Then the content says "With Dana Whitfield, 30 minutes"
    And the content does not say "Your last session was with"
    When the member follows "Dashboard"
    Then the content says "No call planned"

  @sandbox @ROUTE-050
  Scenario: A session is moved with four presses from the dashboard, and keeps its page
    Given Rosa is signed in
    And the member opens "/dashboard"
    When the member follows the next session
    And the member presses "Move this session"
    Then the focus is on the level 2 heading "Choose a new time"
    And the content says "It stays there until you have the new time." and "Free times"
    When the member selects the 2nd free time
    Then the content says the time that the session has and the new one
    When the member presses the button that moves the session
    Then the content says "Moved to", "Before:" and "Booked"
    And the focus is on the note that the session was moved
    And the content does not say "Choose a new time"
    And the session has the new time
    And the portal sent "moveCoachingSession" 1 time
    And the portal sent "cancelCoachingSession" 0 times
    And the content says "If it is in your calendar, add it again."
    When the member follows "Coaching"
    Then the next session has the new time

  @sandbox
  Scenario: A calendar file of a session is replaced by that of the moved one
    Given Rosa is signed in
    When the member opens "/coaching"
    And the member follows "See details"
    And the member adds the session to their calendar
    Then the calendar file has the session's time, "Call with Dana Whitfield" and "Video call"
    And the calendar file says nothing of coaching
    When the member presses "Move this session"
    And the member selects the 2nd free time
    And the member presses the button that moves the session
    Then the content says "Moved to"
    When the member adds the session to their calendar
    Then the calendar file replaces the one before

  @sandbox @ROUTE-050
  Scenario: A time that went away leaves the session where it was
    Given Rosa is signed in
    And the call "moveCoachingSession" is answered with 400 "slot-taken"
    When the member opens "/coaching"
    And the member follows "Move this session"
    And the member presses "Move this session"
    Then the content says "Choose a time"
    And the portal sent "moveCoachingSession" 0 times
    When the member selects the 1st free time
    And the member presses the button that moves the session
    Then an alert says "We could not move your session"
    And the content says "That time is no longer free. Please choose another one. Your session stays on" and "The list of times is fresh"
    And the session has its old time
    When the server recovers
    And the member selects the 3rd free time
    And the member presses the button that moves the session
    Then the content says "Moved to"
    And the session has the new time

  @sandbox @ROUTE-050
  Scenario: A move that fails twice is made once the server recovers
    Given Rosa is signed in
    And the call "moveCoachingSession" is answered with "unavailable"
    When the member opens "/coaching"
    And the member follows "Move this session"
    And the member selects the 1st free time
    And the member presses the button that moves the session
    Then an alert says "We could not move your session"
    When the member presses the button that moves the session
    Then an alert says "We could not move your session"
    And the content says "As far as we can see, it is still on"
    And the session has its old time
    When the server recovers
    And the member presses the button that moves the session
    Then the content says "Moved to"
    And the session has the new time

  @sandbox
  Scenario: A move whose answer is lost is made once, and the page says so
    Given Rosa is signed in
    And the answer to the next "moveCoachingSession" is lost
    When the member opens "/coaching"
    And the member follows "Move this session"
    And the member selects the 1st free time
    And the member presses the button that moves the session
    Then the content says "Moved to"
    And the session has the new time
    And the portal sent "moveCoachingSession" 1 time

  @sandbox
  Scenario: Free times that cannot be loaded are said, and the session can be kept
    Given Rosa is signed in
    And the call "listCoachingSlots" is answered with "unavailable"
    When the member opens "/coaching"
    And the member follows "Move this session"
    Then the content says "We cannot show free times"
    When the member presses "Keep the time it has"
    Then the focus is on the button "Move this session"
    And the content says "Cancel this session"
    And the content does not say "We cannot show free times"

  @sandbox
  Scenario: A server that cannot move sessions offers no move
    Given Rosa is signed in
    And in the response of "ListCoachingSessions" the rows of "sessions" are changed with:
      | status=SESSION_STATUS_BOOKED | canMove | false |
    When the member opens "/coaching"
    Then the content says "See details"
    And the content does not say "Move this session"

  @sandbox @ROUTE-050
  Scenario: A member moves a phone session in Spanish
    Given Carmen is signed in
    When the member opens "/coaching"
    And the member follows "Reservar una sesión"
    And the member selects "Llamada telefónica"
    And the member selects the first "Día" and the first "Hora"
    # The list of this visit has the time that is booked now.
    And the call "listCoachingSlots" is delayed
    And the member presses "Reservar esta sesión"
    Then the heading is "Sobre su sesión de asesoría"
    When the member presses "Cambiar la hora de esta sesión"
    Then the page is still loading "Buscando horas libres"
    When the delayed calls continue
    Then the content says "Hasta que tenga la nueva hora, conserva la de ahora" and "Horas libres"
    When the member selects the 2nd free time
    And the member presses the button that moves the session
    Then the content says "Nueva hora:", "Antes:", "Llamada telefónica" and "Reservada"
    And the session has the new time
    When the member adds the session to their calendar
    Then the calendar file has the session's time, "Llamada con" and "Llamada telefónica"

  @sandbox @ROUTE-050
  Scenario: A session of an earlier day is past, and booking is possible again
    Given Rosa is signed in
    And in the response of "ListCoachingSessions" the rows of "sessions" are changed with:
      | status=SESSION_STATUS_BOOKED | startTime | 2026-11-19T21:30:00Z |
    When the member opens "/coaching"
    Then the content says "No session booked" and "Over"
    And the content does not say "Your next session"
    When the member follows "Book a session"
    Then the heading is "Coaching session"

  @sandbox @ROUTE-050
  Scenario: A session on hold is neither booked nor past, and the page does not say that there is none
    Given Rosa is signed in
    And in the response of "ListCoachingSessions" the rows of "sessions" are changed with:
      | status=SESSION_STATUS_BOOKED | kind   | SESSION_KIND_GROUP       |
      | status=SESSION_STATUS_BOOKED | medium | SESSION_MEDIUM_IN_PERSON |
      | status=SESSION_STATUS_BOOKED | status | SESSION_STATUS_ON_HOLD   |
    When the member opens "/coaching"
    Then the content says "We cannot show your next session" and "State not known. Call us: {support phone}"
    And the content does not say "No session booked"
    And the section "Past sessions" does not say "State not known"
    When the member follows "Dashboard"
    Then the content says "We cannot show your next call"
    When the member follows "See your sessions"
    Then the heading is "Coaching"

  @sandbox @ROUTE-050
  Scenario: An unreadable session is counted, and a person with an unknown role is shown
    Given Rosa is signed in
    And in the response of "ListCoachingSessions" the rows of "sessions" are changed with:
      | first | coachName |  |
    And in the response of "GetCareTeam" the rows of "members" are changed with:
      | first | role | CARE_ROLE_SURGEON |
    When the member opens "/coaching"
    Then the content says "1 entry could not be shown. It has not been deleted.", "We cannot show your next session" and "Care team"
    And the content does not say "No session booked"

  @sandbox @ROUTE-050 @COACH-004
  Scenario: A member books a phone session in Spanish
    Given Carmen is signed in
    When the member opens "/coaching"
    And the member follows "Reservar una sesión"
    And the member selects "Llamada telefónica"
    And the member selects the first "Día" and the first "Hora"
    And the member presses "Reservar esta sesión"
    Then the heading is "Sobre su sesión de asesoría"
    And the content says "Llamada telefónica", "Reservada" and "Llamamos al"
    And the portal sent "bookCoachingSession" with at least:
      | medium | SESSION_MEDIUM_PHONE |
    When the member presses "Cancelar esta sesión"
    And the member presses "Conservarla" in the dialog
    Then the dialog is closed
    And the content says "Reservada"
    When the member follows "Asesoría"
    Then the content says "Su próxima sesión", "Llamada telefónica" and "Ver detalles"

  @sandbox @ROUTE-050 @COACH-004
  Scenario: A session is booked once
    Given Edith is signed in
    And the call "bookCoachingSession" is answered with "unavailable"
    When the member opens "/coaching"
    And the member follows "Book a session"
    And the member selects "Phone call"
    And the member presses "Book this session"
    Then the content says "Choose a day" and "Choose a time"
    When the member selects the first "Day" and the first "Time"
    And the member presses "Book this session"
    Then an alert says "Your session was not booked"
    When the member selects "Video call"
    And the server recovers
    And the member presses "Book this session"
    Then the heading is "About your coaching session"
    And the content says "Video call" and "Booked"
    And the portal sent "bookCoachingSession" with at least:
      | medium | SESSION_MEDIUM_VIDEO |
    When the member follows "Coaching"
    Then the content says "Your next session" and "Video call"

  @sandbox
  Scenario: A booking whose answer is lost is made once, and the page says so
    Given Edith is signed in
    And the answer to the next "bookCoachingSession" is lost
    When the member opens "/coaching"
    And the member follows "Book a session"
    And the member selects the first "Day" and the first "Time"
    And the member presses "Book this session"
    Then the content says "Your session is booked"
    And the content has no button "Book this session"
    And the content has no button "Save"
    And the portal sent "bookCoachingSession" 1 time

  @sandbox @GAP-071 @GAP-072 @COACH-003
  Scenario: The coaching window opens with a code that works once
    Given Carmen is signed in
    When the member opens "/coaching"
    And the member opens the coaching link in a new window
    Then the link's address has the member's id, "es-US", an access code, oneApp=false and newUI=true

  @sandbox @ROUTE-050
  Scenario Outline: <path> says that there is nothing
    Given Edith is signed in
    And the call "<call>" will fail with 404
    When the member opens "<path>"
    Then the content says "We could not find this session"

    Examples:
      | path                             | call               |
      | /coaching/session/nobodys        | getFlowStatus      |
      | /coaching/sessiondetails/nobodys | getCoachingSession |
