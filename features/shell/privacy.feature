Feature: Privacy
  A public page says what the portal stores about whom and where.

  @portable @smoke @ROUTE-084
  Scenario: The page for a visitor
    When a visitor opens "/privacy"
    Then the heading is "Your privacy"
    And the page shows "What stays in your browser"

  @portable
  Scenario: The page for a member, in the member layout, with links to each section
    Given a member is signed in
    When the member opens "/privacy"
    And the member follows "Cookies"
    Then the section "Cookies" is in view
    And the sidebar leads to "Dashboard"
