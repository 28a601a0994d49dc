Feature: Several tabs
  Members keep the portal open in more tabs than one, for days. The tabs share one session: none of
  them loses it to
  another, all of them lose it together, and none ever shows one member's readings to another.

  Rule: Access is renewed once, however many ask

    @sandbox @GAP-074
    Scenario: every call of the first page is refused at once
      Given Rosa is signed in
      And her access is withdrawn just before the first page asks for everything
      When she opens "/dashboard"
      Then she is on the dashboard
      And the tile "Blood pressure" says "128/78" and "Elevated"
      And at least 15 calls were refused
      And her access was renewed 2 times

    @sandbox
    Scenario: three tabs whose access is withdrawn renew it once between them
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      And her access has been withdrawn
      When she follows "Blood pressure" in all tabs at once
      Then every tab shows the heading "Blood pressure"
      And her access has been renewed once for all of them

    @sandbox
    Scenario: three tabs that are opened at once all come in
      Given Rosa is signed in
      When she opens three tabs at "/blood-pressure/all-logs" at once
      Then every tab shows the heading "Blood pressure"

  Rule: What is saved in one tab is shown in the others

    @sandbox
    Scenario: a reading that is typed in the second tab stands in the first
      Given Rosa is signed in
      When she opens "/blood-sugar/all-logs"
      And she opens a second tab at "/blood-sugar/log-reading"
      And she saves the blood sugar 137 there
      Then the first tab shows the reading 137 without a reload

    @sandbox
    Scenario: without a channel between tabs it stands there when the first is seen again
      Given Rosa is signed in
      And her browser has no channel between tabs
      When she opens "/blood-sugar/all-logs"
      And she opens a second tab at "/blood-sugar/log-reading"
      And she saves the blood sugar 137 there
      And she looks at the first tab of both again
      Then the first tab shows the reading 137 without a reload

  Rule: Leaving is for all tabs

    @sandbox @AUTH-005 @AUTH-007
    Scenario: every tab asks to sign in, and keeps nothing
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When she signs out in the last tab
      Then every tab asks her to sign in
      And nothing of a session is left in the browser
      And nothing of the initial load is kept

    @sandbox
    Scenario: who signs in again is signed in in every tab
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When she signs out in the last tab
      Then every tab asks her to sign in
      When she signs in
      Then every tab is on the dashboard

  Rule: Another member in one tab is another member in all of them

    @sandbox
    Scenario: the tab of the member before shows the member who is here now
      Given Rosa is signed in
      And three tabs are open at "/dashboard"
      When she signs out in the last tab
      And Walter signs in there
      Then every tab greets Walter

    @sandbox
    Scenario: a tab that heard nothing of it neither asks nor shows anything in her name
      Given Rosa is signed in
      And her first tab hears nothing of the others
      And three tabs are open at "/dashboard"
      And her first tab sends nothing until it is used again
      When she signs out in the last tab
      And Walter signs in there
      And he goes on in the first tab
      Then every tab greets Walter
