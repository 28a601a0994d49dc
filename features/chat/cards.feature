Feature: Readings in a conversation
  A member shows her coach what she measured, as it is now, and finds again and keeps what was said.

  Rule: A reading goes with a message, and both sides see the same

    @sandbox
    Scenario: one reading, for the eye and for a screen reader
      Given Rosa's only blood pressure reading is 128/79
      And she is signed in
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      And she presses "Show a reading"
      And in the window she chooses "Blood pressure" and "128 over 79 mmHg"
      Then the window shows a card with "128/79", "Elevated" and "Friday, November 20, 7:42 AM, Eastern Time"
      When she presses "Add to message" in the window
      And she sends "This was today." with what is attached
      Then the log shows a card with "128/79", "Elevated" and "Friday, November 20, 7:42 AM, Eastern Time"
      And a reader hears "Blood pressure: 128 over 79 mmHg, Elevated. Friday, November 20, 7:42 AM, Eastern Time." of it
      And her coach has "This was today." with the same words and a blood pressure of 128 over 79
      And nothing is attached any more

    @sandbox
    Scenario: a period without a word more, in Spanish on a small dark screen
      Given her window is 320 pixels wide
      And her screen is dark
      And Carmen reads Spanish and is signed in
      When she opens "/dashboard"
      And she opens her conversation with "Su asesor" in the panel
      And she presses "Mostrar una lectura"
      And in the window she chooses "Un período" and "Últimos 30 días"
      Then the window shows a card with "Promedio", "mmHg" and "Por debajo de 130/80"
      And the page does not scroll sideways
      When she presses "Agregar al mensaje" in the window
      And she sends nothing but what is attached
      Then the log shows a card with "Promedio", "mmHg" and "Por debajo de 130/80"
      And her coach has the period in the words of the card alone
      And the page does not scroll sideways

    @sandbox
    Scenario: a period of blood sugar says by which limits it counts
      Given Rosa is signed in
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      And she presses "Show a reading"
      And in the window she chooses "A period" and "Last 30 days"
      Then the window shows a card with "Average", "mg/dL" and "In range: 70 to 130 before a meal, else 70 to 180"

  Rule: All of a conversation can be searched and kept

    @sandbox
    Scenario: a word is found far back, whatever its capitals and accents, and everything is saved and printed
      Given Rosa is signed in
      And her coach has written "El café de la mañana"
      And she and her coach have written 230 messages more
      When she opens "/dashboard"
      And she opens her conversation with "Your coach" in the panel
      And she searches her conversation for "CAFE"
      Then the search says "1 of 1" and "Looked through all 245 messages."
      And "café" is marked in the log
      And a reader hears "Match 1 of 1: Dana W., Nov 20, 2026" of the search
      When she searches her conversation for "morning"
      And she goes on to the older match
      Then the search says "2 of 3" and "Looked through all 245 messages."
      When she presses Escape
      Then the panel is still open and the focus is on "More for this conversation"
      When she chooses "Save as a text file" for all of it
      Then the file "wellspring-messages-2026-11-20.txt" has all 245 messages, by day and with who wrote them
      When she chooses "Print" for all of it
      Then only the 245 messages are printed
