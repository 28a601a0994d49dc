Feature: Blood sugar all logs
  The list shows blood sugar readings as the meter showed them. A value out of the meter's range is
  a word, not a number.

  @sandbox @BG-027 @BG-028 @BG-029 @BG-030 @BG-031 @BG-032 @BG-033 @GAP-096
  Scenario: Each value has the word of its range, before and after a meal
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal             |
      | 1        | 9:00 PM | 20    | no meal          |
      | 1        | 2:00 PM | 53    | no meal          |
      | 1        | 8:00 AM | 54    | no meal          |
      | 2        | 9:00 PM | 69    | no meal          |
      | 2        | 2:00 PM | 70    | no meal          |
      | 2        | 8:00 AM | 130   | before breakfast |
      | 3        | 9:00 PM | 131   | before breakfast |
      | 3        | 2:00 PM | 180   | before breakfast |
      | 3        | 8:00 AM | 181   | before breakfast |
      | 4        | 9:00 PM | 180   | after lunch      |
      | 4        | 2:00 PM | 181   | after lunch      |
      | 4        | 8:00 AM | 250   | after dinner     |
      | 5        | 9:00 PM | 251   | after dinner     |
      | 5        | 2:00 PM | 600   | no meal          |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    Then the list shows "20 Very low", "53 Very low", "54 Low", "69 Low", "70 In range", "130 In range", "131 Slightly high", "180 Slightly high", "181 High", "180 In range", "181 High", "250 High", "251 Very high", "600 Very high"

  @sandbox
  Scenario: The list is requested newest first, without control tests and from every source
    Given Walter's only blood sugar reading is 118, no meal
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    Then the list shows "118 In range"
    And the portal sent "listBloodSugarReadings" with at least:
      | query sortKey       | timestamp |
      | query tagsIsControl | false     |
      | query tagsSource    | (absent)  |

  @sandbox @BG-034 @BG-035 @BG-036
  Scenario: Out of the meter's range
    Given Walter has these blood sugar readings:
      | days ago | at      | value     | meal    |
      | 1        | 9:00 PM | below 20  | no meal |
      | 1        | 2:00 PM | above 600 | no meal |
      | 1        | 8:00 AM | 19        | no meal |
      | 2        | 9:00 PM | 601       | no meal |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    Then the list shows "< 20 Severely low", "> 600 Severely high", "< 20 Severely low", "> 600 Severely high"

  @sandbox @BG-017 @BG-018 @BG-019 @BG-020 @BG-021 @BG-022 @BG-023 @BG-024
  Scenario: Every meal tag has a name
    Given Walter has these blood sugar readings:
      | days ago | at       | value | meal             |
      | 0        | 7:10 AM  | 101   | before breakfast |
      | 0        | 9:10 AM  | 102   | after breakfast  |
      | 0        | 11:50 AM | 103   | before lunch     |
      | 0        | 1:40 PM  | 104   | after lunch      |
      | 1        | 6:00 PM  | 105   | before dinner    |
      | 1        | 8:00 PM  | 106   | after dinner     |
      | 1        | 9:00 PM  | 107   | snack            |
      | 1        | 10:00 PM | 108   | no meal          |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs"
    Then the reading "101" says "Before breakfast"
    And the reading "102" says "After breakfast"
    And the reading "103" says "Before lunch"
    And the reading "104" says "After lunch"
    And the reading "105" says "Before dinner"
    And the reading "106" says "After dinner"
    And the reading "107" says "Snack"
    And the reading "108" says "No meal"
    When the member filters by the meal "Snacks"
    Then the list shows "107 In range"

  @sandbox
  Scenario: An empty list says how readings arrive
    Given Walter is signed in
    When the member opens "/blood-sugar/all-logs"
    Then the page says that there are no readings yet, and what to do

  @sandbox @DEV-002
  Scenario: Readings of a journey, two of one minute, and typed readings
    Given Walter travelled with these blood sugar readings:
      | day        | at    | in               | value | source   |
      | 2026-11-18 | 23:30 | Asia/Tokyo       | 141   | meter    |
      | 2026-11-18 | 12:00 | America/New_York | 152   | meter    |
      | 2026-11-17 | 07:00 | America/New_York | 103   | meter    |
      | 2026-11-17 | 07:00 | America/New_York | 104   | typed in |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs?view=days"
    Then the row of "Wed, Nov 18" says "141", "11:30 PM", "152" and "12:00 PM"
    And the row of "Tue, Nov 17" says "103" and "104"
    And the content says "where you took each reading"
    When the member presses "List"
    Then the row of "141" says "11:30 PM" and "Japan Standard Time"
    And the row of "152" does not say "Time"
    When the member filters by the source "Added by you"
    Then the list shows "104 In range"

  @sandbox @GAP-097
  Scenario: An unknown code loses no reading, and an unreadable reading is mentioned where it is missing
    Given Walter has 200 blood sugar readings of 100
    And in the response of "readings/bgs/data" the rows of "bgs" are changed with:
      | tags.note=number 3 | tags.feeling_code | 18         |
      | tags.note=number 3 | tags.note         | feeling 18 |
      | tags.note=number 4 | tags.source       | 4          |
      | tags.note=number 4 | tags.note         | source 4   |
      | tags.note=number 5 | timestamp         | at noon    |
      | tags.note=number 6 | tags.eat_code     | 14         |
      | tags.note=number 6 | tags.note         | meal 14    |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs?from=2026-06-01&to=2026-11-20&rows=400"
    Then the content says "1 reading could not be shown" and "199 readings"
    And the row of "feeling 18" says "In range"
    And the row of "source 4" says "100", "In range" and "Not known"
    And the row of "meal 14" says "100", "In range" and "Another meal tag"
    When the member exports a CSV file
    Then the file has 200 lines after its header, the last one "1 reading could not be shown. It is in no figure, chart or file here."
    When the member opens "/blood-sugar/trends?from=2026-06-01&to=2026-11-20"
    Then the content says "1 reading could not be shown" and "199 readings"
    When the member opens "/blood-sugar/overview"
    Then the latest reading says "100"
    When the member opens "/reports-and-data/for-my-doctor?range=180"
    Then the content says "1 reading could not be shown", "199 readings" and "1 from a source that is not known"
    When the member opens "/dashboard"
    Then the tile "Blood sugar" says "1 more could not be shown."

  @sandbox @GAP-097
  Scenario: In Spanish, one of 200 readings has an unknown meal code and one is unreadable
    Given Walter, who reads Spanish, has 200 blood sugar readings of 100
    And in the response of "readings/bgs/data" the rows of "bgs" are changed with:
      | tags.note=number 3 | tags.feeling_code | 18         |
      | tags.note=number 3 | tags.note         | feeling 18 |
      | tags.note=number 4 | tags.source       | 4          |
      | tags.note=number 4 | tags.note         | source 4   |
      | tags.note=number 5 | timestamp         | at noon    |
      | tags.note=number 6 | tags.eat_code     | 14         |
      | tags.note=number 6 | tags.note         | meal 14    |
    And the member is signed in
    When the member opens "/blood-sugar/all-logs?from=2026-06-01&to=2026-11-20&rows=400"
    Then the content says "1 lectura no se pudo mostrar. No está en ninguna cifra, gráfica ni archivo de aquí." and "199 lecturas"
    And the row of "meal 14" says "100", "En rango" and "Otra etiqueta de comida"
    When the member opens "/dashboard"
    Then the tile "Azúcar en la sangre" says "1 más no se pudo mostrar."

  @sandbox @afternoon @GAP-097
  Scenario: A dangerous reading with unknown codes still shows a warning
    Given Walter has these blood sugar readings:
      | days ago | at      | value | meal    |
      | 0        | 2:30 PM | 45    | no meal |
    And in the response of "readings/bgs/data" the rows of "bgs" are changed with:
      | all | timeZone                     |            |
      | all | adaTargetRangeExtendedStatus | UNHEARD_OF |
      | all | tags.eat_code                | 99         |
      | all | tags.feeling_code            | 99         |
      | all | tags.source                  | 99         |
    And the member is signed in
    When the member opens "/dashboard"
    Then the dashboard is led by the card "Have 15 grams of sugar now", which says "45", "Very low", "30 minutes ago, 2:30 PM", "Call 911" and "Call us"
    When the member opens "/blood-sugar/all-logs"
    Then the list shows "45 Very low"

  @sandbox
  Scenario: Show more adds rows, and the last press moves the focus to the count
    Given Walter has 50 blood sugar readings of 100
    And the member is signed in
    When the member opens "/blood-sugar/all-logs?from=2026-06-01&to=2026-11-20"
    Then the content says "Showing 20 of 50"
    When the member presses "Show 20 more"
    Then the content says "Showing 40 of 50"
    And the focus is on "Show 10 more"
    When the member presses "Show 10 more"
    Then the content says "Showing all 50"
    And the focus is on the text "Showing all 50"

  @sandbox
  Scenario: Ten years are one list that renders only the visible part
    Given Ten is signed in
    When the member opens "/blood-sugar/all-logs?from=2016-11-21&to=2026-11-20&rows=99999"
    Then the long list of 5815 lines renders fewer than 150 of them, and ends with "2016"
