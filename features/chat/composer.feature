Feature: The composer
  Where a member writes to her coach. Nothing that she types is lost, and keys do what people expect
  of them.

  Rule: A draft belongs to its conversation

    @sandbox @CHAT-049 @CHAT-050
    Scenario: two drafts, a reload, and one that is sent
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she types "My number was"
      And she presses "All messages"
      And she opens her conversation "Food logging coach"
      Then the composer holds ""
      When she types "Beans again"
      And she reloads the page
      And she opens her conversation with "Your coach" in the panel
      Then the composer holds "My number was"
      And 2 drafts are kept for this tab
      When she presses Enter
      Then the log shows "My number was" at its end
      And the composer holds ""
      And 1 draft is kept for this tab

  Rule: What cannot be sent is said

    @sandbox @GAP-086 @GAP-119
    Scenario: nothing, too much, and what nobody sees
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she presses "Send"
      Then the composer says "This is needed"
      When she pastes 2 characters that cannot be seen
      And she presses "Send"
      Then the composer says "This is needed"
      When she pastes 5001 emoji
      Then the composer holds 5000 characters, says "5,000 of 5,000" and "We kept what fits into 5,000 characters"
      When she types "x"
      Then the composer holds 5000 characters, says "5,000 of 5,000" and "No more room"
      And the composer shows 5 rows
      When an input method puts "日本語" in
      Then the composer holds 5000 characters, says "5,000 of 5,000" and "We kept what fits into 5,000 characters"
      When she presses "Send"
      Then the composer holds ""
      And nothing was sent but what can be seen

  Rule: Keys do what people expect

    @sandbox
    Scenario: Enter sends, Shift and Enter is a new line, and Enter ends a word of an input method
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she types "One" and, after Shift and Enter, "two"
      Then the composer shows 2 rows
      When she ends a word of an input method with Enter
      Then nothing is sent
      When she presses Enter
      Then the log shows "One\ntwo" at its end

    @sandbox
    Scenario: on a phone Enter is a new line
      Given Rosa is signed in
      And her window is 390 pixels wide
      And she has opened "/dashboard"
      When she opens her conversation with "Your coach" in the panel
      And she types "One" and, after Enter, "two"
      Then the composer shows 2 rows
      When she presses "Send"
      Then the log shows "One\ntwo" at its end

  Rule: The staff look and write nothing

    @sandbox
    Scenario: an administrator views the conversations of a member
      Given Rosa has an account
      And an Admin has come to view her account
      When she opens her conversation with "Your coach" in the panel
      Then the conversation says "Only the member can write here" and has no composer
      And it is still unread for the member
