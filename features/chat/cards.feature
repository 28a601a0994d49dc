Feature: Readings in a conversation
  A member sends readings to the coach, searches the conversation and saves it.

  Rule: A reading is sent with a message, and both sides see the same

    @sandbox
    Scenario: One reading on screen and for a screen reader
      Given Rosa's only blood pressure reading is 128/79
      And the member is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member presses "Show a reading"
      And in the dialog the member selects "Blood pressure" and "128 over 79 mmHg"
      Then the window shows a card with "128/79", "Elevated" and "Friday, November 20, 7:42 AM, Eastern Time"
      When the member presses "Add to message" in the dialog
      And the member sends "This was today." with the attachment
      Then the log shows a card with "128/79", "Elevated" and "Friday, November 20, 7:42 AM, Eastern Time"
      And a screen reader reads "Blood pressure: 128 over 79 mmHg, Elevated. Friday, November 20, 7:42 AM, Eastern Time." for the card
      And the coach receives "This was today." with the same text and a blood pressure of 128 over 79
      And nothing is attached

    @sandbox
    Scenario: A period without a text, in Spanish on a small dark screen
      Given the browser window is 320 pixels wide
      And the system theme is dark
      And Carmen, who reads Spanish, is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Su asesor" in the panel
      And the member presses "Mostrar una lectura"
      And in the dialog the member selects "Un período" and "Últimos 30 días"
      Then the window shows a card with "Promedio", "mmHg" and "Por debajo de 130/80"
      And the page does not scroll sideways
      When the member presses "Agregar al mensaje" in the dialog
      And the member sends the attachment without text
      Then the log shows a card with "Promedio", "mmHg" and "Por debajo de 130/80"
      And the coach receives the period as the text of the card only
      And the page does not scroll sideways

    @sandbox
    Scenario: A period of blood sugar names the limits of its count
      Given Rosa is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member presses "Show a reading"
      And in the dialog the member selects "A period" and "Last 30 days"
      Then the window shows a card with "Average", "mg/dL" and "In range: 70 to 130 before a meal, else 70 to 180"

  Rule: The whole conversation can be searched and saved

    @sandbox
    Scenario: The search ignores case and accents in old messages, and the conversation is saved and printed
      Given Rosa is signed in
      And the coach has written "El café de la mañana"
      And the member and the coach have written 230 messages
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member searches the conversation for "CAFE"
      Then the search says "1 of 1" and "Looked through all 245 messages."
      And the log highlights "café"
      And a screen reader reads "Match 1 of 1: Dana W., Nov 20, 2026" for the search
      When the member searches the conversation for "morning"
      And the member goes to the older match
      Then the search says "2 of 3" and "Looked through all 245 messages."
      When the member presses Escape
      Then the panel is still open and the focus is on "More for this conversation"
      When the member selects "Save as a text file" for the whole conversation
      Then the file "messages-2026-11-20.txt" has all 245 messages, by day and with their senders
      When the member selects "Print" for the whole conversation
      Then only the 245 messages are printed
