Feature: Lab orders
  A member is offered a lab kit: she checks where it goes and for whom, and orders it.

  @sandbox @ROUTE-089 @ROUTE-088 @ROUTE-087
  Scenario: from the offer to the order, with another address
    Given Rosa is signed in
    When she opens "/confirm-lab-order"
    And she follows "Check my address"
    And she presses "Change the address"
    And she writes "PO Box 7" into "Street address"
    And she presses "Save and go on"
    Then the field "Street address" says "We cannot send to a P.O. box"
    When she writes "27 Maple Avenue" into "Street address"
    And she presses "Save and go on"
    Then the address is "/confirm-lab-order/members"
    And she reads "27 Maple Avenue"
    When she presses "Order my kit"
    Then the address is "/confirm-lab-order"
    And she reads "We have your order"
    When she reloads the page
    Then she reads "We have your order"
    And she does not read "Check my address"
    When she opens "/confirm-lab-order/members"
    Then she reads "See your order"
    And the page has no button "Order my kit"

  @sandbox
  Scenario: a kit that was ordered on another device is not offered again
    Given Rosa is signed in
    And another device of hers orders a lab kit
    When she opens "/confirm-lab-order"
    Then she reads "We have your order"
    And she does not read "Check my address"

  @sandbox
  Scenario: an order that cannot be read says so, and offers nothing meanwhile
    Given Rosa is signed in
    And the call "listLabKitOrders" is answered with "server error"
    When she opens "/confirm-lab-order"
    Then she is told "We could not show your lab order"
    And she does not read "Check my address"
    When the trouble is over
    And she tries again
    Then she reads "Check my address"

  @sandbox @ROUTE-090
  Scenario: an offer that has ended
    Given Rosa is signed in
    And she has opened "/confirm-lab-order/members"
    And ordering a kit is refused with "campaign_ended"
    When she presses "Order my kit"
    Then the address is "/campaign-ended"
    And the heading is "This offer has ended"

  @sandbox
  Scenario: one kit for each person
    Given Rosa is signed in
    And she has opened "/confirm-lab-order/members"
    And ordering a kit is refused with "already_ordered"
    When she presses "Order my kit"
    Then she is told "Your kit is ordered already"

  @sandbox
  Scenario: a member abroad is told what is missing, in her language
    Given Ines is signed in
    And her browser is Spanish
    And her screen is in dark
    And her window is 320 pixels wide
    When she opens "/confirm-lab-order/members"
    Then she reads "Agregar un teléfono"
    And the page does not scroll sideways

  @sandbox
  Scenario: a visitor signs in and comes back
    Given Rosa has an account
    When a visitor opens "/confirm-lab-order"
    And she follows "Sign in"
    And she signs in
    Then the address is "/confirm-lab-order"
    And she reads "Your lab results so far"

  @sandbox @API-039
  Scenario: A laboratory result of an unknown test is shown, and one without a value is counted
    Given Rosa is signed in
    And the server adds a laboratory result of "VITAMIN_D", and one without a value
    When she opens "/confirm-lab-order"
    Then she reads "Another test"
    And she reads "1 entry could not be shown."

  @sandbox @API-039
  Scenario: All laboratory results are shown when the member asks for them
    Given Rosa is signed in
    When she opens "/confirm-lab-order"
    Then she reads "6.8"
    And the content does not say "7.4"
    When she presses "Show all results"
    Then the focus is on the words "All results"
    And the content says "7.4"
