@sandbox
Feature: One-app
  The parent app embeds the portal, and both exchange messages. The parent sets page and language;
  the portal reports its page and whether a member is signed in. No other site may embed it, and
  messages of others are ignored.

  @SHELL-004 @SIDE-002
  Scenario: The parent navigates, and the portal reports its page
    Given Rosa is signed in
    When the member opens "/dashboard" in the parent app
    Then the embedded portal shows "Rosa"
    When the parent says hello
    Then the navigation of the embedded portal leads to "Coaching"
    And the parent was notified of the height of the page
    When the parent opens "bloodPressureTrends"
    Then the parent was notified of the page "bloodPressureTrends" titled "Blood pressure trends | {brand}"
    When other senders try to open "bloodPressureLogs"
    And the parent requests a refresh of the navigation
    Then the parent was never notified of the page "bloodPressureLogs"
    When the parent switches to Spanish
    Then the parent was notified of the page "bloodPressureTrends" titled "Tendencias de presión arterial | {brand}"

  @SHELL-002 @USER-031
  Scenario: The parent sets its own branding
    Given Rosa is signed in
    When the member opens "/blood-pressure/trends" in the parent app
    Then the embedded portal shows "Blood pressure"
    When the parent says hello as "Juniper Health"
    Then the parent was notified of the page "bloodPressureTrends" titled "Blood pressure trends | Juniper Health"

  @WT-004
  Scenario: The parent's link to the weight pages offers the scale each time
    Given Edith has these weight readings:
      | days ago | at    | pounds |
      | 40       | 07:10 | 171.4  |
    And the member is signed in
    And the member's weight program is ACTIVE
    When the member opens "/dashboard" in the parent app
    Then the embedded portal shows "Edith"
    When the parent says hello
    And the parent opens "weight"
    And in the parent app the member presses "Yes"
    Then the parent was notified of the page "weightGetStarted" titled "Set up your scale | {brand}"
    When the parent opens "weight"
    And in the parent app the member presses "Not yet"
    Then the embedded portal shows "Get started with your scale"

  @ROUTE-044 @GAP-033
  Scenario: The parent handles missing pages
    Given Rosa is signed in
    When the member opens "/nowhere" in the parent app
    Then the embedded portal shows "page"
    When the member follows "care" in the frame
    Then the parent was notified of "careId"

  Scenario: The parent signs visitors in
    When the member opens "/dashboard" in the parent app
    Then the embedded portal shows "Sign in"
    And the parent was notified of "needsSignIn"

  Scenario: No other site can embed the portal, of the same site or not
    When the member opens "/dashboard" in a frame of "http://localhost:4301"
    Then no page of the portal is shown
