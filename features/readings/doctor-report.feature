Feature: Report for my doctor
  One report for a doctor has all readings and the sample size of each figure. It is the same on
  screen, on paper and in the file.

  @sandbox @PROG-012
  Scenario: The page, the paper and the file show the same
    Given Rosa is signed in
    When the member opens "/reports-and-data"
    And the member follows "Open the report"
    Then the heading is "Report for my doctor"
    And the option "30 days" is selected
    And the content has the button "Print or save as PDF"
    And the page, the paper and the file show the same figures of "Blood sugar", "Blood pressure" and "Weight"
    And the file is called "report-for-my-doctor-2026-10-22-2026-11-20.csv"
    And the page shows "Rosa Delgado", "March 9, 1961", "Oct 22 to Nov 20, 2026" and "Eastern Time"
    And the paper has no header, sidebar or buttons
    And the paper is one letter page
    When the member switches back to the screen view
    Then the heading is "Report for my doctor"

  @sandbox
  Scenario: The last selection is kept, also in Spanish
    Given Rosa, who reads Spanish, is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member selects "90 días"
    And the member excludes "Peso" from the report
    And the member opens "/reports-and-data/for-my-doctor"
    Then the option "90 días" is selected
    And the content has the button "Imprimir o guardar como PDF"
    And the report has the areas "Azúcar en la sangre" and "Presión arterial"
    And the content says "Desviación estándar"

  @sandbox
  Scenario: Too few readings are marked, in a period that ends with the last reading
    Given Rosa has these blood pressure readings:
      | days ago | at      | reading | pulse |
      | 40       | 7:42 AM | 128/78  | 72    |
      | 41       | 7:42 AM | 122/76  | 70    |
    And the member is signed in
    When the member opens "/blood-pressure/summary-reports?range=14"
    Then the content says "Sep 28 to Oct 11, 2026", "125/77" and "2 readings on 2 days"
    And the content says "This needs 4 readings. So far: 2 readings on 2 days. Take 2 more readings, or choose a longer period."
    And the content says "This needs 4 readings on at least 3 days."
    When the member expands the panel "How we work this out"
    Then the content says "We add up the top numbers and divide by how many readings there are."

  @sandbox
  Scenario: The sheet has the usual day, dated lows and highs, weeks, labs, medicines and questions
    Given Rosa is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    And the member presses "Add my questions"
    And the member fills "My questions for the doctor" with "Why am I low before dinner?"
    Then the content says "Line: median."
    And the table "By meal" of the report says "Before breakfast" and "70 to 130"
    And the table "Lows and highest readings" of the report says "Low", "High" and "> 600"
    And the table "By week" of the report says "Nov 14 to Nov 20"
    And the table "Lab results" of the report says "A1C, %", "6.8" and "7.4"
    And the content says "Metformin 1000 mg", "Lisinopril 10 mg" and "My questions"
    And the file names "Why am I low before dinner?", "Metformin 1000 mg" and "A1C, %"

  @portable
  Scenario: Two presses from the dashboard open the dialog for the PDF
    Given a member with blood sugar is signed in
    When the member opens "/dashboard"
    And the browser notes when it prints
    And the member follows "Reports and data" in the sidebar
    And the member follows "Print or PDF: Report for my doctor"
    Then the browser prints once, with the areas "Blood sugar", "Blood pressure" and "Weight"

  @sandbox
  Scenario: In Spanish, the paper is one page
    Given Rosa, who reads Spanish, is signed in
    When the member opens "/reports-and-data/for-my-doctor"
    Then the report has the areas "Azúcar en la sangre", "Presión arterial" and "Peso"
    And the paper is one letter page

  @sandbox
  Scenario: A part that fails to load can be left out, and the report names it
    Given Rosa is signed in
    And the call "listBloodSugarReadings" is answered with "temporarily away"
    When the member opens "/reports-and-data/for-my-doctor"
    Then the page says "We could not load this part: Blood sugar", why, and which number to call
    And the report has the areas "Blood pressure" and "Weight"
    And the content says "Not in this report, because we could not load it: Blood sugar."
    And nothing can be saved or printed
    When the member presses "Leave out: Blood sugar"
    Then the content says "Not in this report, because we could not load it: Blood sugar."
    And the loaded content does not say "We could not load this part"
    And the file names "Blood sugar" and "Not in this report, because we could not load it"
    And the paper is one letter page
