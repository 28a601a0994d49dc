Feature: Coach activity
  The conversation shows when a coach reads and writes, and who takes over.

  @sandbox
  Scenario: A coach reads, writes and answers, and a screen reader announces it once
    Given Rosa is signed in
    And the coach answers automatically
    When the member opens "/dashboard"
    And the member opens the conversation with "Your coach" in the panel
    And the member writes "I ate toast for breakfast." to the coach
    And the coach waits a moment
    And the coach is due to read
    Then the message "I ate toast for breakfast." says "Seen"
    When the coach is due to type
    Then the log shows "Dana W. is writing"
    When the coach is due to reply
    Then the coach's answer is about food, and nothing says that the coach is writing
    And the answer was announced once, and that the coach is writing never

  @sandbox @afternoon
  Scenario: A colleague takes over from a coach who is away
    Given Carmen, who reads Spanish, is signed in
    And the coach answers automatically
    And the coach is away until Monday
    When the member opens "/dashboard"
    And the member opens the conversation with "Su asesor" in the panel
    And the member writes "¿Está ahí?" to the coach
    And the coach is due to take over
    Then the panel "Dana W." shows "Ahora Dana W. se encarga de su asesoría."
    When the coach is due to greet
    Then the log shows "Inés no está, así que por ahora sigo yo."
