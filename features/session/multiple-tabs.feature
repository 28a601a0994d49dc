Feature: Multiple tabs
  Several tabs share one session. No tab loses the session to another, all tabs sign out together,
  and no tab shows one member's readings to another.

  Rule: All calls share one renewal

    @sandbox @GAP-074
    Scenario: Every call of the first page is refused at the same time
      Given Rosa is signed in
      And the access token expires just before the first page requests its data
      When the member opens "/dashboard"
      Then the dashboard is open
      And the tile "Blood pressure" says "128/78" and "Elevated"
      And at least 15 calls were refused
      And the session was renewed 2 times

    @sandbox
    Scenario: Three tabs with an expired access token renew it once
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      And the access token has expired
      When the member follows "Blood pressure" in all tabs at once
      Then every tab shows the heading "Blood pressure"
      And the session was renewed once

    @sandbox
    Scenario: Three tabs opened at the same time are all signed in
      Given Rosa is signed in
      When the member opens three tabs at "/blood-pressure/all-logs" at once
      Then every tab shows the heading "Blood pressure"

  Rule: A save in one tab appears in the others

    @sandbox
    Scenario: A reading saved in the second tab appears in the first
      Given Rosa is signed in
      When the member opens "/blood-sugar/all-logs"
      And the member opens a second tab at "/blood-sugar/log-reading"
      And the member saves the blood sugar 137 in the second tab
      Then the first tab shows the reading 137 without a reload

    @sandbox
    Scenario: Without a channel between tabs it appears when the first tab is visible again
      Given Rosa is signed in
      And the browser has no channel between tabs
      When the member opens "/blood-sugar/all-logs"
      And the member opens a second tab at "/blood-sugar/log-reading"
      And the member saves the blood sugar 137 in the second tab
      And the member returns to the first of the two tabs
      Then the first tab shows the reading 137 without a reload

  Rule: Signing out affects all tabs

    @sandbox @AUTH-005 @AUTH-007
    Scenario: Every tab shows the sign-in page, and no data is left
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When the member signs out
      Then every tab shows the sign-in page
      And no session data is left in the browser
      And the initial load is not cached

    @sandbox
    Scenario: A new sign-in signs in every tab
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When the member signs out
      Then every tab shows the sign-in page
      When the member signs in
      Then every tab shows the dashboard

  Rule: Another member in one tab replaces the member in all tabs

    @sandbox
    Scenario: The tab of the previous member shows the new member
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When the member signs out
      And Walter signs in instead
      And the dashboard is open
      Then every tab greets Walter

    @sandbox
    Scenario: A tab without messages neither sends nor shows anything for the previous member
      Given Rosa is signed in
      And the first tab receives no messages from other tabs
      And three tabs are open at "/dashboard"
      And the first tab sends nothing until it is used again
      When the member signs out
      And Walter signs in instead
      And the dashboard is open
      And the member follows a link in the first tab
      Then every tab greets Walter
