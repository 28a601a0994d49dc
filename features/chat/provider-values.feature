@portable
Feature: Conversations are those of the provider
  The page shows the messages and the readings that the provider answers to the same member in the
  same run. A conversation that is opened counts as read, and nothing is sent.

  Rule: The list of conversations

    Scenario Outline: The page of messages shows the <answers>
      Given a member with <member has> is signed in
      When the member opens "/teams-coaching"
      Then the content shows the provider's <answers>

      Examples:
        | member has       | answers                                                                         |
        | messages         | last message of the coach, last message of each conversation, name of the coach |
        | pages in Spanish | last message of the coach, name of the coach                                    |

    Scenario: The panel shows the conversations
      Given a member with read messages is signed in
      When the member opens "/dashboard"
      And the member selects "Coaching" in the help menu
      Then the dialog shows the provider's last message of the coach, last message of each conversation, name of the coach

  Rule: A conversation

    Scenario Outline: The panel shows a conversation in a window of <width> pixels
      Given the browser window is <width> pixels wide
      And a member with read messages is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      Then the log shows the provider's last message of the coach, three last messages
      And the dialog shows the provider's name of the coach
      And the page does not scroll sideways

      Examples:
        | width |
        | 1280  |
        | 320   |

    Scenario: The page of messages shows a conversation
      Given a member with read messages is signed in
      When the member opens "/teams-coaching"
      And the member opens the conversation "Your coach"
      Then the log shows the provider's three last messages

    Scenario: The conversation is saved as a text file
      Given a member with read messages is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member selects "Save as a text file" for the whole conversation
      Then the file has the provider's six last messages

  Rule: Readings to show to the coach

    Scenario Outline: The coach can be shown the <answer>
      Given a member with read messages is signed in
      When the member opens "/dashboard"
      And the member opens the conversation with "Your coach" in the panel
      And the member presses "Show a reading"
      And in the dialog the member selects "<kind>" and "One reading"
      Then the dialog "Show a reading to your coach" shows the provider's <answer>

      Examples:
        | kind           | answer                               |
        | Blood pressure | newest blood pressure                |
        | Blood pressure | five newest blood pressures in words |
        | Blood pressure | time of the newest blood pressure    |
        | Weight         | newest weight                        |
        | Weight         | five newest weights                  |
        | Weight         | time of the newest weight            |
        | Pulse          | newest pulse                         |
        | Pulse          | five newest pulses                   |

    Scenario Outline: The coach can be shown the <answer>, on the page of messages
      Given a member with blood sugar is signed in
      When the member opens "/teams-coaching"
      And the member opens the conversation "Your coach"
      And the member presses "Show a reading"
      And in the dialog the member selects "Blood sugar" and "One reading"
      Then the dialog "Show a reading to your coach" shows the provider's <answer>

      Examples:
        | answer                         |
        | newest blood sugar             |
        | five newest blood sugars       |
        | time of the newest blood sugar |
