Feature: Links to the doctor's report
  A member gives their report as a link that works for some days and shows some parts. Whoever has
  it can read these, until it ends or the member revokes it, and the member sees each look.

  @sandbox @GAP-125 @PROG-012
  Scenario: A link is made, opened, seen, and revoked
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    Then the card "Links to your report" says "No link to your report works"
    When the member presses "Share a link"
    Then the dialog says "Anyone who has the link can read it, without signing in."
    When the member leaves "Medicines" out of the link
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    And the dialog says "It works until Nov 27, 2026" and "It shows: Blood sugar, Blood pressure, Weight, and Lab results."
    And the link can be copied
    When the member presses "Done" in the dialog
    Then the card "Links to your report" says "Not opened yet." and "Works until Nov 27, 2026"
    When somebody opens the link in another browser
    Then the heading is "Health report of Rosa Delgado"
    And the page is titled "Shared health report | {brand}"
    And the address is "/shared-report"
    And the report has the areas "Blood sugar", "Blood pressure" and "Weight"
    And the content says "This link does not show: Pulse and Medicines." and "6.8"
    And the loaded content does not say "Metformin 1000 mg"
    And the content has the button "Print or save as PDF"
    And the paper is one letter page
    When the member is back at their own browser
    And the member reloads the page
    Then the card "Links to your report" says "Opened once. Last: Today"
    When the member follows "Who looked at your data"
    Then the card "Who looked at your data" says "Somebody with a link to your report" and "your lab results"
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Revoke" in the list of links
    Then a dialog asks "Revoke this link?"
    When the member presses "Revoke link" in the dialog
    Then a toast says "The link no longer works"
    And the content says "No link to your report works"
    When the call "openReportLink" will fail with 404
    And somebody opens the link in another browser
    Then the heading is "This link does not work"
    And the address is "/shared-report"

  @sandbox @GAP-125
  Scenario: A link that could not be made keeps the choices
    Given Rosa is signed in
    And the call "createReportLink" is answered with "temporarily away"
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member chooses "30 days" for the link
    And the member leaves "Weight" out of the link
    And the member presses "Make link" in the dialog
    Then an alert in the dialog says "Your choices are still here."
    And the link is chosen for "30 days" and without "Weight"
    When the server recovers
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    And the dialog says "It works until Dec 20, 2026"

  @sandbox @GAP-125
  Scenario: A link needs a part
    Given Walter is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member leaves "Blood sugar" out of the link
    And the member leaves "Lab results" out of the link
    And the member leaves "Medicines" out of the link
    And the member presses "Make link" in the dialog
    Then the dialog says "Choose at least one part"

  @sandbox @GAP-125
  Scenario: A list that fails is not "no links"
    Given Rosa is signed in
    And the call "listReportLinks" is answered with "server error"
    When the member opens "/reports-and-data/for-my-doctor"
    Then the content says "We cannot show the links to your report"
    And the loaded content does not say "No link to your report works"

  @sandbox @GAP-125
  Scenario: A link that was gone before is said so
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    When the member presses "Done" in the dialog
    And another device revokes the link
    And the call "revokeReportLink" will fail with 404
    And the member presses "Revoke" in the list of links
    And the member presses "Revoke link" in the dialog
    Then a toast says "That link was already gone"
    And the content says "No link to your report works"

  @sandbox @GAP-125
  Scenario: A report that could not be opened is opened by a press, without the link
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    When the call "openReportLink" is answered with "temporarily away"
    And somebody opens the link in another browser
    Then the heading is "We cannot show the report"
    When the server recovers
    And the member presses "Try again"
    Then the heading is "Health report of Rosa Delgado"
    And the focus is on the heading "Health report of Rosa Delgado"

  @sandbox @GAP-125
  Scenario: A link that was opened too often says how long to wait
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    When the call "openReportLink" is answered with "too many requests"
    And somebody opens the link in another browser
    Then the heading is "This link was opened too often"
    And the content says "Your link is kept here."

  @sandbox @GAP-125
  Scenario: A second link in the same tab is opened, too
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Share a link"
    And the member presses "Make link" in the dialog
    Then the dialog shows the link
    When a visitor opens "/shared-report"
    Then the heading is "This page needs a link"
    When the link is pasted over the address
    Then the heading is "Health report of Rosa Delgado"
    And the address is "/shared-report"

  @sandbox @GAP-125
  Scenario: In Spanish, on a narrow phone
    Given the browser's language is "es-US"
    And Carmen is signed in
    And the browser window is 320 pixels wide
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Compartir un enlace"
    Then nothing is clipped at the sides
    When the member presses "Crear enlace" in the dialog
    Then the dialog shows the link
    And the dialog says "Quien lo tenga puede leer eso sin iniciar sesión."
    When somebody opens the link in another browser
    Then the heading is "Informe de salud de Carmen Reyes"
    And the page is titled "Informe de salud compartido | {brand}"
    And the report has the areas "Presión arterial"
    And the page does not scroll sideways

  @sandbox @GAP-125
  Scenario: A link is made by keyboard
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member makes a link for 30 days by keyboard
    Then the dialog shows the link
    And the focus is on the button "Copy link"
    And the dialog says "It works until Dec 20, 2026" and "It shows: Blood sugar, Blood pressure, Lab results, and Medicines."
