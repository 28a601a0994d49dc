Feature: Lab orders
  A member with an offer for a lab kit checks the address and the person, and orders it.

  @sandbox @ROUTE-089 @ROUTE-088 @ROUTE-087
  Scenario: A member orders a lab kit from the offer to another address
    Given Rosa is signed in
    When the member opens "/confirm-lab-order"
    And the member follows "Check my address"
    And the member presses "Change the address"
    And the member fills "Street address" with "PO Box 7"
    And the member presses "Save and go on"
    Then the field "Street address" says "We cannot send to a P.O. box"
    When the member fills "Street address" with "27 Maple Avenue"
    And the member presses "Save and go on"
    Then the address is "/confirm-lab-order/members"
    And the page shows "27 Maple Avenue"
    When the member presses "Order my kit"
    Then the address is "/confirm-lab-order"
    And the page shows "We have your order"
    When the member reloads the page
    Then the page shows "We have your order"
    And the page does not show "Check my address"
    When the member opens "/confirm-lab-order/members"
    Then the page shows "See your order"
    And the content has no button "Order my kit"

  @sandbox
  Scenario: A kit ordered on another device is not offered again
    Given Rosa is signed in
    And another device orders a lab kit
    When the member opens "/confirm-lab-order"
    Then the page shows "We have your order"
    And the page does not show "Check my address"

  @sandbox
  Scenario: An unreadable order shows a message, and nothing is offered
    Given Rosa is signed in
    And the call "listLabKitOrders" is answered with "server error"
    When the member opens "/confirm-lab-order"
    Then an alert says "We could not show your lab order"
    And the page does not show "Check my address"
    When the server recovers
    And the member presses "Try again" in the content
    Then the page shows "Check my address"

  @sandbox @ROUTE-090
  Scenario: An ended offer says so
    Given Rosa is signed in
    And the member has opened "/confirm-lab-order/members"
    And the call "orderLabKit" is answered with 422 "campaign_ended"
    When the member presses "Order my kit"
    Then the address is "/campaign-ended"
    And the heading is "This offer has ended"

  @sandbox
  Scenario: Each person gets one kit
    Given Rosa is signed in
    And the member has opened "/confirm-lab-order/members"
    And the call "orderLabKit" is answered with 409 "already_ordered"
    When the member presses "Order my kit"
    Then an alert says "Your kit is ordered already"

  @sandbox
  Scenario: A member abroad sees what is missing, in Spanish
    Given Ines is signed in
    And the browser's language is "es-US"
    And the system theme is dark
    And the browser window is 320 pixels wide
    When the member opens "/confirm-lab-order/members"
    Then the page shows "Agregar un teléfono"
    And the page does not scroll sideways

  @sandbox
  Scenario: A visitor signs in and returns to the order
    Given Rosa has an account
    When a visitor opens "/confirm-lab-order"
    And the member follows "Sign in"
    And the member signs in
    Then the address is "/confirm-lab-order"
    And the page shows "Your lab results so far"

  @sandbox @API-039
  Scenario: A result of an unknown test is shown, and one without a value is counted
    Given Rosa is signed in
    And in the response of "users/me/results" the rows of "" are changed with:
      | added |  | {"id":"l-new","testType":"VITAMIN_D","quantitativeValue":12,"unit":"ng/mL","timestamp":"2026-10-01T09:00:00"}    |
      | added |  | {"id":"l-none","testType":"VITAMIN_D","quantitativeValue":null,"unit":"ng/mL","timestamp":"2026-10-01T09:00:00"} |
    When the member opens "/confirm-lab-order"
    Then the page shows "Another test"
    And the page shows "1 entry could not be shown."

  @sandbox @API-039
  Scenario: All laboratory results are shown when the member asks for them
    Given Rosa is signed in
    When the member opens "/confirm-lab-order"
    Then the page shows "6.8"
    And the content does not say "7.4"
    When the member presses "Show all results"
    Then the focus is on the text "All results"
    And the content says "7.4"
