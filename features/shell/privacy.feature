Feature: Privacy
  What the portal keeps of whom and where stands on a page that everybody can open.

  @ROUTE-084
  Scenario: for a visitor
    When a visitor opens "/privacy"
    Then the heading is "Your privacy"
    And she reads "What stays in your browser"

  @sandbox
  Scenario: for a member, in her own frame, with a list that leads to each part
    Given Rosa is signed in
    When she opens "/privacy"
    And she follows "Cookies"
    Then the part "Cookies" is in sight
    And the sidebar leads to "Dashboard"
