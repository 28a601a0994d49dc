Feature: The composer
  A member writes messages in the composer. No typed text is lost, and the keys behave as usual.

  Rule: Each conversation has its own draft

    @portable @CHAT-049 @CHAT-050
    Scenario: Two drafts survive a reload
      Given a member with messages is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member types "My number was"
      And the member presses "All messages"
      And the member opens the conversation "Food logging coach"
      Then the composer holds ""
      When the member types "Beans again"
      And the member reloads the page
      And the member opens the conversation with "Your coach" in the panel
      Then the composer holds "My number was"
      And 2 drafts are kept for this tab

    @sandbox @CHAT-049 @CHAT-050
    Scenario: A sent draft is no longer kept
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member types "My number was"
      And the member presses Enter
      Then the log ends with "My number was"
      And the composer holds ""
      And 0 drafts are kept for this tab

  Rule: The composer says why a message cannot be sent

    @portable @GAP-086 @GAP-119
    Scenario: Empty and too long messages
      Given a member with read messages is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member presses "Send"
      Then the composer has the note "This is needed"
      When the member pastes 2 invisible characters
      And the member presses "Send"
      Then the composer has the note "This is needed"
      When the member pastes 5001 emoji
      Then the composer holds 5000 characters, says "5,000 of 5,000" and announces "We kept what fits into 5,000 characters"
      When the member types "x"
      Then the composer holds 5000 characters, says "5,000 of 5,000" and announces "No more room"
      And the composer shows 5 rows

    @sandbox @GAP-086 @GAP-119
    Scenario: Words of an input method and invisible messages
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member pastes 5001 emoji
      And an input method enters "日本語"
      Then the composer holds 5000 characters, says "5,000 of 5,000" and announces "We kept what fits into 5,000 characters"
      When the member presses "Send"
      Then the composer holds ""
      And only the visible message was sent

  Rule: The keys behave as usual

    @sandbox
    Scenario: Enter sends, Shift and Enter adds a line, and Enter confirms a word of an input method
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member types "One" and, after Shift and Enter, "two"
      Then the composer shows 2 rows
      When the member confirms a word of an input method with Enter
      Then no message is sent
      When the member presses Enter
      Then the log ends with "One\ntwo"

    @portable
    Scenario: Shift and Enter adds a line
      Given a member with read messages is signed in
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member types "One" and, after Shift and Enter, "two"
      Then the composer shows 2 rows

    @sandbox
    Scenario: On a phone Enter adds a line
      Given Rosa is signed in
      And the browser window is 390 pixels wide
      And the member has opened "/dashboard"
      When the member opens the conversation with "Your coach" in the panel
      And the member types "One" and, after Enter, "two"
      Then the composer shows 2 rows
      When the member presses "Send"
      Then the log ends with "One\ntwo"

  Rule: Staff can read and cannot write

    @sandbox
    Scenario: An administrator views the conversations of a member
      Given Rosa has an account
      And an Admin has opened the member's account
      When the member opens the conversation with "Your coach" in the panel
      Then the conversation says "Only the member can write here" and has no composer
      And the message is still unread
