Feature: A wrong clock or another time zone of the device
  The server's clock decides what is now. The device's time zone decides which day and hour it is.

  Rule: A dangerous reading is shown whatever the device's clock says

    @sandbox
    Scenario Outline: A blood sugar of 48 mg/dL ten minutes ago, on a clock that is <wrong>
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 48    | no meal |
        | 3        | 7:10 AM | 120   | no meal |
      And the member is signed in
      And the device's clock is <wrong>
      When the member opens "/dashboard"
      Then the dashboard is led by the card "Have 15 grams of sugar now", which says "48", "Very low" and "10 minutes ago, 2:50 PM"
      And the content says "Your device’s clock is <wrong>"
      When the member opens "/blood-sugar/overview"
      Then the card "Have 15 grams of sugar now" says "48", "Very low" and "10 minutes ago, 2:50 PM"

      Examples:
        | wrong         |
        | 26 years slow |
        | 1 year slow   |
        | 2 days slow   |
        | 1 hour slow   |
        | 3 hours fast  |
        | 1 day fast    |

    @sandbox
    Scenario Outline: A blood pressure of 185/121 twenty minutes ago, on a clock that is <wrong>
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 185/121 | 74    |
      And the member is signed in
      And the device's clock is <wrong>
      When the member opens "/dashboard"
      Then the content says "185/121" and "20 minutes ago, 2:40 PM"
      When the member opens "/blood-pressure/overview"
      Then the content says "185/121"
      And the loaded content does not say "No readings yet"

      Examples:
        | wrong       |
        | 2 days slow |
        | 1 year slow |
        | 1 day fast  |

  Rule: A typed reading gets the time of the server

    @sandbox
    Scenario Outline: The entry form starts with the right day and time on a clock that is <wrong>
      Given Rosa is signed in
      And the device's clock is <wrong>
      When the member opens "/blood-sugar/log-reading"
      Then the content says "Now, 3:00 PM"
      When the member fills "What does your meter show?" with "118"
      And the member presses "Log 118"
      Then the content says "Your reading is saved" and "Today, 3:00 PM, Eastern Time"

      Examples:
        | wrong       |
        | 1 year slow |
        | 2 days slow |
        | 1 day fast  |

  Rule: The member reads once that the clock is wrong

    @sandbox
    Scenario: In Spanish, and gone after it is dismissed
      Given Rosa, who reads Spanish, is signed in
      And the device's clock is 2 days slow
      When the member opens "/dashboard"
      Then the content says "El reloj de su dispositivo está atrasado 2 días" and "las horas siguen a nuestro servidor"
      When the member presses "Descartar"
      Then the content does not say "El reloj de su dispositivo"

  Rule: Days and times are those of the place where the device is

    @sandbox
    Scenario Outline: Today is the day in <zone>
      Given Walter has these blood sugar readings:
        | days ago | at      | value | meal    |
        | 0        | 2:50 PM | 48    | no meal |
      And the device's time zone is "<zone>"
      And the member is signed in
      When the member opens "/dashboard"
      Then the content says "<today>" and "10 minutes ago, 2:50 PM"
      When the member opens "/blood-sugar/log-reading"
      And the member presses "Change"
      Then the field "Date" holds "<date>"
      And the field "Time" holds "<time>"

      Examples:
        | zone                | today                 | date       | time  |
        | Pacific/Auckland    | Saturday, November 21 | 2026-11-21 | 09:00 |
        | America/Los_Angeles | Friday, November 20   | 2026-11-20 | 12:00 |

  Rule: The night of the clock change

    @sandbox
    Scenario: In the second pass of the repeated hour, a time of the first pass is accepted
      Given it is "2026-11-01T01:10:00-05:00"
      And Rosa is signed in
      When the member opens "/blood-sugar/log-reading"
      Then the field "Time" holds "01:10"
      When the member fills "What does your meter show?" with "118"
      And the member fills "Time" with "01:40"
      Then the content says "The clocks showed that time twice that night"
      When the member presses "Log 118"
      Then the content says "Your reading is saved" and "Today, 1:40 AM"

    @sandbox
    Scenario: After the change, yesterday is one day ago
      Given it is "2026-11-02T00:30:00-05:00"
      And Walter travelled with these blood sugar readings:
        | day        | at    | in               | value | source   |
        | 2026-11-01 | 23:30 | America/New_York | 118   | typed in |
      And the member is signed in
      When the member opens "/blood-sugar/overview"
      Then the content says "Yesterday, 11:30 PM"
