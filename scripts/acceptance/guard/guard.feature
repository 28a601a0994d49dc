Feature: The trouble guard
  These scenarios run against made-up pages. guard.test.ts says which of them must fail, and how:
  a guard that lets one of them pass guards nothing.

  Scenario: a sound page passes
    When I look at "sound"

  Scenario: a page error fails
    When I look at "page-error"

  Scenario: an unhandled rejection fails
    When I look at "rejection"

  Scenario: a console error fails
    When I look at "console-error"

  Scenario: a blocked script fails
    When I look at "csp"

  Scenario: a failed call fails
    When I look at "failed-call"

  Scenario: a broken contract fails
    When I look at "sound"
    And the backend has seen a contract violation

  Scenario: an unmatched call fails
    When I look at "sound"
    And the backend has seen an unmatched call

  Scenario: a screen that shuts people out fails
    When I look at "inaccessible"

  Scenario: an expected failed call passes
    Given I expect a failed call
    When I look at "failed-call"

  Scenario: an expected failed call that never comes fails
    Given I expect a failed call
    When I look at "sound"

  Scenario: a tooling step outside the sandbox fails
    When I ask the sandbox for a member

  Scenario: what was typed is not in the picture
    When I look at "sound"
    And I type my password and fail

  Scenario: a token in storage fails
    When I look at "secret"

  Scenario: a token that was told fails
    When I look at "gossip"

  Scenario: a focus that goes with its control fails
    When I look at "lost-focus"
    Then it looks right

  Scenario: a followed link that keeps the scroll position fails
    When I look at "kept-scroll"
    Then it looks right

  Scenario: an alert that outlives its cause fails
    When I look at "old-alert"
    Then it looks right

  Scenario: an error of an empty field that stays fails
    When I look at "old-error"
    Then it looks right

  Scenario: a dialog that opens with an alert fails
    When I look at "dialog-alert"
    Then it looks right

  Scenario: a page that the sidebar does not mark fails
    When I look at "wrong-current"
    Then it looks right
