Feature: Coaches who answer
  Somebody is on the other side: she is seen reading and writing, answers, goes and hands over.

  @sandbox
  Scenario: a coach reads, writes and answers, and a screen reader is told once
    Given Rosa is signed in
    And her coaches answer by themselves
    When she opens "/dashboard"
    And she opens her conversation with "Your coach" in the panel
    And she sends "I ate toast for breakfast."
    And her coach takes a moment
    And it is time for somebody to read
    Then her message "I ate toast for breakfast." is "Seen"
    When it is time for somebody to type
    Then the log says "Dana W. is writing"
    When it is time for somebody to reply
    Then her coach's answer is about food, and nobody is writing
    And the answer was said once, and that somebody is writing never

  @sandbox
  Scenario: a colleague takes over from a coach who is away
    Given Carmen reads Spanish and is signed in
    And her coaches answer by themselves
    And her coach is away until Monday
    When she opens "/dashboard"
    And she opens her conversation with "Su asesor" in the panel
    And she sends "¿Está ahí?"
    And it is time for somebody to take over
    Then the panel "Dana W." shows "Ahora Dana W. se encarga de su asesoría."
    When it is time for somebody to greet
    Then the log says "Inés no está, así que por ahora sigo yo."
