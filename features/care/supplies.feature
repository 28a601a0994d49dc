Feature: Supplies
  A member counts their test strips and orders strips and lancets.
  The page shows the address of the delivery and the status of each order.

  @sandbox @ROUTE-067 @ORD-003
  Scenario: Strips are counted anew, and the number is there after a reload
    Given Rosa is signed in
    When she opens "/order-supplies"
    Then the content says "Test strips left", "You ordered not long ago" and "On its way"
    When she presses "Put the number right"
    Then the focus is on "Test strips left"
    When she writes "many" into "How many strips do you have?"
    And she presses "Save number"
    Then the content says "Enter a whole number from 0 to 9,999"
    When she writes "120" into "How many strips do you have?"
    And she presses "Save number"
    Then a toast says "Saved: 120 strips left"
    And the content says "120"
    And the portal sent "saveStripsRemaining" as the text "120"
    When she reloads the page
    Then the content says "120"

  @sandbox
  Scenario: An order with an unknown status is shown, and no other order is lost
    Given Rosa is signed in
    And the server adds an order with the status "BACKORDERED", one of "SENSOR" and one without a date
    When she opens "/order-supplies"
    Then the content says "Ordered on Nov 18" and "Status not known. Call us: 1-800-555-0142"
    And the content says "On its way" and "Ordered on Nov 17"
    And the content says "1 order could not be shown. Call us to ask about it: 1-800-555-0142"

  @sandbox
  Scenario: An order with an unknown status is shown in Spanish
    Given Ines is signed in
    And the server adds an order with the status "BACKORDERED", one of "SENSOR" and one without a date
    When she opens "/order-supplies"
    Then the content says "Estado desconocido. Llámenos: 1-800-555-0142" and "1 pedido no se pudo mostrar."

  @sandbox @ROUTE-067 @ORD-001 @ORD-002
  Scenario: An order stands on the list at once, and one that failed says so
    Given Rosa is signed in
    And the call "placeSupplyOrder" is answered with "temporarily away"
    When she opens "/order-supplies"
    Then the content says "Orders go to", "12 Harbor Street" and "Portland, ME 04101"
    When she presses "Order Lancets"
    Then a window asks "Order Lancets?"
    And the window says "Rosa Delgado", "12 Harbor Street" and "Portland, ME 04101"
    When in the window she presses "Not now"
    Then the call "placeSupplyOrder" was made: no
    When she presses "Order Lancets"
    And she presses "Place order"
    Then she is told "Your order was not placed"
    When the trouble is over
    And in the window she presses "Place order"
    Then a toast says "Ordered: Lancets"
    And the content says "Ordered on Nov 20" and "Received"
    And the portal sent "placeSupplyOrder" with:
      | orderType | LANCETS |
    When she reloads the page
    Then the content says "Ordered on Nov 20" and "Received"

  @sandbox
  Scenario: Without an address nothing can be ordered, and the page asks for one
    Given Walter is signed in
    When he opens "/order-supplies"
    Then the content says "You can order test strips now" and "We have no address for you yet"
    And the page has no button "Order test strips" and no button "Order Lancets"
    When he follows "Add your address"
    Then the address is "/profile-preferences/account-settings"
    When he writes "5 Elm Street" into "Street address"
    And he writes "Chicago" into "City"
    And he chooses "Illinois" from "State"
    And he writes "60601" into "ZIP code"
    And he presses "Save changes"
    Then the form says that it is saved
    When he opens "/order-supplies"
    And he presses "Order test strips"
    Then the window says "Walter Young", "5 Elm Street" and "Chicago, IL 60601"
    When in the window he presses "Place order"
    Then a toast says "Ordered: Test strips"
    And the content says "You ordered not long ago"
    And the portal sent "placeSupplyOrder" with:
      | orderType | BG_STRIPS |

  @sandbox
  Scenario: An address that is removed on another device stops the order, twice, and says so
    Given Rosa is signed in
    And she has opened "/order-supplies"
    When another device of hers removes the address
    And she presses "Order Lancets"
    And in the window she places the order, which is refused without an address
    Then the window says "We have no address for you"
    When in the window she places the order, which is refused without an address
    Then the window says "We have no address for you"
    And in the window she presses "Not now"
    When she reloads the page
    Then the content says "We have no address for you yet"
    And the content does not say "Ordered on Nov 20"
