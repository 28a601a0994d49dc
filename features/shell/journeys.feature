Feature: Journeys
  What members come for, on a phone, wherever the portal runs: the number of presses is part of the
  promise.

  @sandbox
  Scenario Outline: The latest values are there without a press, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/dashboard" in <host>
    Then the portal shows "118", "128", "196.4" and "Message" without scrolling

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: A reading is logged, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/dashboard" in <host>
    And the member goes this way:
      | does    | name                       | value |
      | presses | Log                        |       |
      | follows | Blood sugar                |       |
      | fills   | What does your meter show? | 112   |
      | presses | Log 112                    |       |
    Then that took 3 presses, and nothing was below the window
    And the portal says "Your reading is saved"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: A reading is corrected, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/blood-sugar/all-logs" in <host>
    And the member goes this way:
      | does    | name                               | value |
      | presses | Edit the reading of Today, 7:10 AM |       |
      | fills   | What should it say?                | 145   |
      | presses | Save                               |       |
      | presses | Yes, change it                     |       |
    Then that took 3 presses
    And the portal says "Your reading is corrected"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: A message reaches the coach, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/dashboard" in <host>
    And the member goes this way:
      | does    | name         | value        |
      | presses | Message Dana |              |
      | fills   | Message to…  | Good morning |
      | presses | Send         |              |
    Then that took 2 presses
    And the portal says "Good morning"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: A session is moved, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/dashboard" in <host>
    And the member goes this way:
      | does                 | name                            | value |
      | follows              | Wednesday, November 25, 4:30 PM |       |
      | presses              | Move this session               |       |
      | chooses the first of | Free times                      |       |
      | presses              | Move to …                       |       |
    Then that took 4 presses
    And the portal says "Moved to"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: Supplies are ordered, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/order-supplies" in <host>
    And the member goes this way:
      | does    | name          | value |
      | presses | Order Lancets |       |
      | presses | Place order   |       |
    Then that took 2 presses
    And the portal says "Lancets"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: The doctor's report is there to print, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/reports-and-data" in <host>
    And the member goes this way:
      | does    | name            | value |
      | follows | Open the report |       |
    Then that took 1 press, and nothing was below the window
    And the portal says "Print or save as PDF" and "Born March 9, 1961"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: Somebody is told of low readings, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/blood-sugar/friends-and-family" in <host>
    And the member goes this way:
      | does                | name          | value        |
      | follows             | Add somebody  |              |
      | fills in the dialog | First name    | Luis         |
      | fills in the dialog | Last name     | Delgado      |
      | fills in the dialog | Mobile phone… | 207-555-0188 |
      | presses             | Save          |              |
    Then that took 2 presses
    And the portal says "Luis Delgado is on the list of who is told"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: A reminder that arrives is set, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/reminder" in <host>
    And the member goes this way:
      | does    | name                        | value |
      | follows | New reminder                |       |
      | chooses | Notification on your phone… |       |
      | fills   | Time 1                      | 07:15 |
      | presses | Save reminder               |       |
    Then that took 3 presses
    And the portal says "Next: "

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |

  @sandbox
  Scenario Outline: The language is changed, in <host>
    Given Rosa is signed in
    And the browser window is 390 by 844 pixels
    When the member starts at "/dashboard" in <host>
    And the member goes this way:
      | does    | name                       | value   |
      | presses | Rosa Delgado, account menu |         |
      | presses | Language                   |         |
      | selects | Show {brand} in            | Español |
      | presses | Save                       |         |
    Then that took 5 presses, and nothing was below the window
    And the portal says "Su próximo paso"

    Examples:
      | host           |
      | the browser    |
      | the parent app |
      | Teams          |
