Feature: Typing a blood pressure
  A blood pressure is typed as a sitting of two or three values. Each is saved at once, and a severe
  one shows what to do.

  Rule: Each value of a sitting is kept, and their mean is shown

    @sandbox @afternoon @GAP-126
    Scenario: A sitting of two values, with its rest and its mean
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 1        | 7:10 AM | 130/80  | 70    |
      And the member is signed in
      When the member opens "/blood-pressure/overview"
      And the member follows "Log a reading"
      Then the focus is on the field "Upper number"
      And the content says "Sit still for 5 minutes first, or enter the numbers now."
      When the member presses "Start 5 minutes"
      Then the content says "Sit still for 5 minutes first"
      When the member fills "Upper number" with "126"
      And the member fills "Lower number" with "78"
      And the member fills "Pulse" with "68"
      And the member presses "Change"
      And the member fills "Time" with "14:57"
      And the member presses "Log 126/78"
      Then the focus is on the level 2 heading "126/78 is saved"
      And the content says "Wait one minute, then measure again."
      And the portal sent "createBloodPressureReading" with at least:
        | systolic  | 126 |
        | diastolic | 78  |
        | pulse     | 68  |
      When the member reloads the page
      Then the content says "Your readings so far" and "126/78"
      When the member fills "Upper number" with "131"
      And the member fills "Lower number" with "81"
      And the member presses "Log 131/81"
      Then the content says "131/81 is saved", "The mean of your 2 readings" and "129"
      When the member follows "Done"
      Then the latest blood pressure is "131/81" with the label "High, stage 1"
      When the member opens "/blood-pressure/all-logs"
      Then a row of the list says "126/78"
      And a row of the list says "131/81"

    @sandbox @GAP-126
    Scenario: Numbers that no monitor shows are refused where they stand
      Given Rosa is signed in
      When the member opens "/blood-pressure/log-reading"
      And the member presses "Log"
      Then the content says "Enter the upper number" and "Enter the lower number"
      And the call "createBloodPressureReading" was made: no
      When the member fills "Upper number" with "78"
      And the member fills "Lower number" with "126"
      And the member presses "Log"
      Then the content says "The upper number is the higher one. Look at your monitor again"
      And the call "createBloodPressureReading" was made: no
      And the field "Upper number" holds "78"

  Rule: A severe value interrupts at once

    @sandbox @afternoon @GAP-126
    Scenario: A severe value shows what to do while it is not saved, and after
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 1        | 7:10 AM | 130/80  | 70    |
      And the member is signed in
      And the call "createBloodPressureReading" is answered with "temporarily away"
      When the member opens "/blood-pressure/log-reading"
      And the member fills "Upper number" with "190"
      And the member fills "Lower number" with "125"
      And the member presses "Log 190/125"
      Then the content says "Your blood pressure is not saved", "Call 911" and "190"
      And the field "Upper number" holds "190"
      When the server recovers
      And the member presses "Log 190/125"
      Then the content says "190/125 is saved" and "Call 911"
      When the member opens "/dashboard"
      Then the content says "190"
      And the content says "Call 911"

  Rule: A stored blood pressure is put right in the log

    @sandbox @afternoon @GAP-126
    Scenario: A wrong digit is corrected after one question, and a reading is removed
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 216/78  | 70    |
        | 1        | 7:10 AM | 130/80  | 70    |
      And the member is signed in
      When the member opens "/blood-pressure/all-logs"
      And the member presses "Edit the blood pressure of Today, 2:40 PM"
      And the member fills "Upper number" with "126" in the dialog
      And the member presses "Save" in the dialog
      Then the dialog "Change this reading?" says "216/78 mmHg, Today, 2:40 PM" and "126/78 mmHg, Today, 2:40 PM"
      And the call "correctBloodPressureReading" was made: no
      When the member presses "Yes, change it" in the dialog
      Then a toast says "Your reading is corrected"
      And a row of the list says "126/78"
      When the member opens "/blood-pressure/overview"
      Then the latest blood pressure is "126/78" with the label "Elevated"
      And the loaded content does not say "Call 911"
      When the member opens "/blood-pressure/all-logs"
      And the member presses "Edit the blood pressure of Today, 2:40 PM"
      And the member presses "Remove this reading" in the dialog
      And the member presses "Yes, remove it" in the dialog
      Then a toast says "That reading is removed"
      And the loaded content does not say "126/78"

    @sandbox @afternoon @GAP-126
    Scenario: A correction to a severe value shows what to do, saved or not
      Given Rosa has these blood pressure readings:
        | days ago | at      | reading | pulse |
        | 0        | 2:40 PM | 126/78  | 70    |
      And the member is signed in
      And the call "correctBloodPressureReading" is answered with "temporarily away"
      When the member opens "/blood-pressure/all-logs"
      And the member presses "Edit the blood pressure of Today, 2:40 PM"
      And the member fills "Upper number" with "196" in the dialog
      And the member presses "Save" in the dialog
      And the member presses "Yes, change it" in the dialog
      Then the dialog says "Call 911" and "196"
      When the server recovers
      And the member presses "Save" in the dialog
      Then the dialog "Your reading is corrected" says "Call 911" and "196"
