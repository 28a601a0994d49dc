Feature: Payment
  A member adds and removes payment methods and chooses the default. The payment processor's form
  takes the card number; the portal gets a one-time token.

  @sandbox @GAP-100
  Scenario: A card is added and listed immediately
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    When the member presses "Add a card"
    And the member fills in the card form with "4000 0566 5566 5556", "05/29" and "123"
    And the member submits the card form
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" with the token of a "visa" card 5556 until 2029-05, and not as the default
    And the page shows "Card, good until May 2029"
    And the content has the button "Make default: Visa ending in 5556"
    And the portal sent nothing that holds "4000056655665556"
    When the member reloads the page
    Then the content has the button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: The new card becomes the default when the member asks for it
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    When the member presses "Add a card"
    And the member selects "Make it the default" in the dialog
    And the member fills in the card form with "371449635398431", "0529" and "1234"
    And the member submits the card form
    Then a toast says "American Express ending in 8431 is added"
    And the portal sent "addPaymentMethod" with the token of a "amex" card 8431 until 2029-05, and as the default
    And the content has the button "Make default: Visa ending in 1881"
    And the content has no button "Make default: American Express ending in 8431"

  @sandbox
  Scenario: The first card is the default
    Given Edith is signed in
    And the member has opened "/profile-preferences/payment"
    Then the page shows "You have no way to pay here"
    When the member presses "Add a card"
    And the member fills in the card form with "5555555555554444", "05/29" and "123"
    And the member submits the card form
    Then the portal sent "addPaymentMethod" with the token of a "mastercard" card 4444 until 2029-05, and as the default
    And the page shows "Mastercard ending in 4444"
    And the page does not show "You have no way to pay here"

  @sandbox
  Scenario: After a cancel nothing is sent and nothing typed is kept
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    When the member presses "Add a card"
    And the member fills in the card form with "4000056655665556", "05/29" and "123"
    And the member presses "Cancel" in the dialog
    And the dialog is closed
    Then the dialog is closed
    And the focus is on the button "Add a card"
    And the call "addPaymentMethod" was made: no
    When the member presses "Add a card"
    Then the card form is empty

  @sandbox
  Scenario: The form refuses invalid cards
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    When the member presses "Add a card"
    And the member fills in the card form with "4000 0566 5566 5557", "05/20" and "12"
    And the member submits the card form
    Then the card form says "Check the card number", "Enter a month that has not passed" and "Enter the 3 or 4 digits"
    When the member fills in the card form with "4000 0566 5566 5556", "05/29" and "123"
    And the member submits the card form
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" 1 time

  @sandbox
  Scenario: A declined card shows the reason twice, and another card is added
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    And the call "addPaymentMethod" will fail with 400
    When the member presses "Add a card"
    And the member fills in the card form with "4000000000000002", "05/29" and "123"
    And the member submits the card form
    Then an alert in the dialog says "This card was declined. Please try another one."
    When the member submits the card form
    Then the portal sent "addPaymentMethod" 2 times
    And an alert in the dialog says "This card was declined. Please try another one."
    When the member fills in the card form with "4000056655665556", "05/29" and "123"
    And the member submits the card form
    Then a toast says "Visa ending in 5556 is added"
    And the content has the button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: A card whose answer is lost is added once
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    And the answer to the next "addPaymentMethod" is lost
    When the member presses "Add a card"
    And the member fills in the card form with "4000056655665556", "05/29" and "123"
    And the member submits the card form
    Then an alert in the dialog says "We got no answer about your card"
    When the member presses "Try again" in the dialog
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" twice with one idempotency key
    And the content has the button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: A form that fails to load says so and can be retried
    Given Dora is signed in
    And the member has opened "/profile-preferences/payment"
    And the card form cannot be loaded
    When the member presses "Add a card"
    Then an alert in the dialog says "We could not load the card form"
    When the member presses "Try again" in the dialog
    Then an alert in the dialog says "We could not load the card form"
    When the card form can be loaded again
    And the member presses "Try again" in the dialog
    And the member fills in the card form with "4000056655665556", "05/29" and "123"
    And the member submits the card form
    Then a toast says "Visa ending in 5556 is added"

  @sandbox
  Scenario: Adding a card in Spanish, on a small phone, by keyboard
    Given Carmen is signed in
    And the browser window is 320 pixels wide
    And the member has opened "/profile-preferences/payment"
    When the member presses "Agregar una tarjeta"
    And the member types "4000056655665556", "0529" and "123" into the card form by keyboard and presses Enter
    Then a toast says "Se agregó Visa que termina en 5556"
    And the page shows "Visa que termina en 5556"
    And the page does not scroll sideways

  Rule: The list of payment methods

    @sandbox
    Scenario: An unknown payment method beside an unreadable one
      Given Dora is signed in
      And in the response of "ListPaymentMethods" the rows of "" are changed with:
        | all | methods | [{"id":"pm-new","kind":"PAYMENT_METHOD_KIND_WALLET","brand":"Harbor Pay","lastFour":"7788"},{"id":"pm-none","kind":"PAYMENT_METHOD_KIND_WALLET","brand":"Harbor Pay","lastFour":""}] |
      And the member has opened "/profile-preferences/payment"
      Then the page shows "Harbor Pay ending in 7788"
      And the page shows "1 entry could not be shown. It has not been deleted."
      When the member presses "Remove Harbor Pay ending in 7788"
      Then a dialog asks "Remove Harbor Pay ending in 7788?"
      And the page does not show "Then you have no way to pay left here."
      When the member presses "Keep" in the dialog
      And the dialog is closed
      Then the page shows "Way to pay"

    @sandbox
    Scenario: The default changes, and a card is removed
      Given Dora is signed in
      And the member has opened "/profile-preferences/payment"
      Then the page shows "Health savings card, ended in September 2026"
      When the member presses "Make default: Harbor Bank ending in 9008"
      Then the content has the button "Make default: Visa ending in 1881"
      When the member presses "Remove Visa ending in 1881"
      And the member presses "Remove" in the dialog
      And the dialog is closed
      And the member reloads the page
      Then the page shows "Harbor Bank ending in 9008"
      And the page does not show "Visa ending in 1881"
