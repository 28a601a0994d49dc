Feature: Supplies
  A member counts their test strips and orders strips and lancets.
  The page shows the address of the delivery and the status of each order.

  @sandbox @ROUTE-067 @ORD-003
  Scenario: The strip count is updated and kept after a reload
    Given Rosa is signed in
    When the member opens "/order-supplies"
    Then the content says "Test strips left", "You ordered recently" and "On its way"
    When the member presses "Correct the count"
    Then the focus is on "Test strips left"
    When the member fills "How many strips do you have?" with "many"
    And the member presses "Save number"
    Then the content says "Enter a whole number from 0 to 9,999"
    When the member fills "How many strips do you have?" with "120"
    And the member presses "Save number"
    Then a toast says "Saved: 120 strips left"
    And the content says "120"
    And the portal sent "saveStripsRemaining" as the text "120"
    When the member reloads the page
    Then the content says "120"

  @sandbox
  Scenario: An order with an unknown status is shown, and no other order is lost
    Given Rosa is signed in
    And in the response of "supplies/orders" the rows of "orders" are changed with:
      | added |  | {"id":"o-new","orderType":"CONTROL_SOLUTION","status":"BACKORDERED","orderedAt":"2026-11-18T15:00:00Z"} |
      | added |  | {"id":"o-kind","orderType":"SENSOR","status":"DELIVERED","orderedAt":"2026-11-17T15:00:00Z"}            |
      | added |  | {"id":"o-none","orderType":"CONTROL_SOLUTION","status":"BACKORDERED","orderedAt":null}                  |
    When the member opens "/order-supplies"
    Then the content says "Ordered on Nov 18" and "Status not known. Call us: {support phone}"
    And the content says "On its way" and "Ordered on Nov 17"
    And the content says "1 order could not be shown. Call us to ask about it: {support phone}"

  @sandbox
  Scenario: An order with an unknown status is shown in Spanish
    Given Ines is signed in
    And in the response of "supplies/orders" the rows of "orders" are changed with:
      | added |  | {"id":"o-new","orderType":"CONTROL_SOLUTION","status":"BACKORDERED","orderedAt":"2026-11-18T15:00:00Z"} |
      | added |  | {"id":"o-kind","orderType":"SENSOR","status":"DELIVERED","orderedAt":"2026-11-17T15:00:00Z"}            |
      | added |  | {"id":"o-none","orderType":"CONTROL_SOLUTION","status":"BACKORDERED","orderedAt":null}                  |
    When the member opens "/order-supplies"
    Then the content says "Estado desconocido. Llámenos: {support phone}" and "1 pedido no se pudo mostrar."

  @sandbox @ROUTE-067 @ORD-001 @ORD-002
  Scenario: A new order is listed immediately, and a failed one says so
    Given Rosa is signed in
    And the call "placeSupplyOrder" is answered with "temporarily away"
    When the member opens "/order-supplies"
    Then the content says "Orders go to", "12 Harbor Street" and "Portland, ME 04101"
    When the member presses "Order Lancets"
    Then a dialog asks "Order Lancets?"
    And the dialog says "Rosa Delgado", "12 Harbor Street" and "Portland, ME 04101"
    When the member presses "Not now" in the dialog
    And the dialog is closed
    Then the call "placeSupplyOrder" was made: no
    When the member presses "Order Lancets"
    And the member presses "Place order"
    Then an alert says "Your order was not placed"
    When the server recovers
    And the member presses "Place order" in the dialog
    And the dialog is closed
    Then a toast says "Ordered: Lancets"
    And the content says "Ordered on Nov 20" and "Order placed"
    And the portal sent "placeSupplyOrder" with:
      | orderType | LANCETS |
    When the member reloads the page
    Then the content says "Ordered on Nov 20" and "Order placed"

  @sandbox
  Scenario: Without an address nothing can be ordered, and the page asks for one
    Given Walter is signed in
    When the member opens "/order-supplies"
    Then the content says "You can order test strips when we have your address" and "We have no address for you yet"
    And the content does not say "You can order test strips now"
    And the content does not say "We send them to the address below"
    And the content has no button "Order test strips"
    And the content has no button "Order Lancets"
    When the member follows "Add your address"
    Then the address is "/profile-preferences/account-settings"
    When the member fills "Street address" with "5 Elm Street"
    And the member fills "City" with "Chicago"
    And the member selects "Illinois" from "State"
    And the member fills "ZIP code" with "60601"
    And the member presses "Save changes"
    Then the form says that it is saved
    When the member opens "/order-supplies"
    And the member presses "Order test strips"
    Then the dialog says "Walter Young", "5 Elm Street" and "Chicago, IL 60601"
    When the member presses "Place order" in the dialog
    And the dialog is closed
    Then a toast says "Ordered: Test strips"
    And the content says "You ordered recently"
    And the portal sent "placeSupplyOrder" with:
      | orderType | BG_STRIPS |

  @sandbox
  Scenario: An address that another device removed stops the order twice, with a message
    Given Rosa is signed in
    And the member has opened "/order-supplies"
    When another device removes the address
    And the member presses "Order Lancets"
    And in the dialog the member places the order, which is refused without an address
    Then the dialog says "We have no address for you"
    When in the dialog the member places the order, which is refused without an address
    Then the dialog says "We have no address for you"
    And the member presses "Not now" in the dialog
    And the dialog is closed
    When the member reloads the page
    Then the content says "We have no address for you yet"
    And the content does not say "Ordered on Nov 20"
