Feature: Payment
  A member adds and removes ways to pay and chooses the default.
  The payment processor's form takes the card number; the portal gets a one-time token.

  @sandbox @GAP-100
  Scenario: A card is added and is on the list at once
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    When she presses "Add a card"
    And she fills in the card form with "4000 0566 5566 5556", "05/29" and "123"
    And she sends the card form
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" with the token of a "visa" card 5556 until 2029-05, and not as the default
    And she reads "Card, good until May 2029"
    And the page has a button "Make default: Visa ending in 5556"
    And the portal sent nothing that holds "4000056655665556"
    When she reloads the page
    Then the page has a button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: The new card becomes the default when the member asks for it
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    When she presses "Add a card"
    And in the window she ticks "Make it the default"
    And she fills in the card form with "371449635398431", "0529" and "1234"
    And she sends the card form
    Then a toast says "American Express ending in 8431 is added"
    And the portal sent "addPaymentMethod" with the token of a "amex" card 8431 until 2029-05, and as the default
    And the page has a button "Make default: Visa ending in 1881"
    And the page has no button "Make default: American Express ending in 8431"

  @sandbox
  Scenario: The first card is the default
    Given Edith is signed in
    And she has opened "/profile-preferences/payment"
    Then she reads "You have no way to pay here"
    When she presses "Add a card"
    And she fills in the card form with "5555555555554444", "05/29" and "123"
    And she sends the card form
    Then the portal sent "addPaymentMethod" with the token of a "mastercard" card 4444 until 2029-05, and as the default
    And she reads "Mastercard ending in 4444"
    And she does not read "You have no way to pay here"

  @sandbox
  Scenario: Cancelled, nothing is sent and nothing typed is kept
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    When she presses "Add a card"
    And she fills in the card form with "4000056655665556", "05/29" and "123"
    And in the window she presses "Cancel"
    Then no window is open and the focus is on "Add a card"
    And the call "addPaymentMethod" was made: no
    When she presses "Add a card"
    Then the card form is empty

  @sandbox
  Scenario: The form itself refuses what cannot be a card
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    When she presses "Add a card"
    And she fills in the card form with "4000 0566 5566 5557", "05/20" and "12"
    And she sends the card form
    Then the card form says "Check the card number", "Enter a month that has not passed" and "Enter the 3 or 4 digits"
    When she fills in the card form with "4000 0566 5566 5556", "05/29" and "123"
    And she sends the card form
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" 1 time

  @sandbox
  Scenario: A card that the processor declines is told twice, and another one is added
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    And adding a card is refused
    When she presses "Add a card"
    And she fills in the card form with "4000000000000002", "05/29" and "123"
    And she sends the card form
    Then the window warns "This card was declined. Please try another one."
    When she sends the card form
    Then the portal sent "addPaymentMethod" 2 times
    And the window warns "This card was declined. Please try another one."
    When she fills in the card form with "4000056655665556", "05/29" and "123"
    And she sends the card form
    Then a toast says "Visa ending in 5556 is added"
    And the page has a button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: A card whose answer is lost is added once
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    And the answer to her next "addPaymentMethod" is lost on the way
    When she presses "Add a card"
    And she fills in the card form with "4000056655665556", "05/29" and "123"
    And she sends the card form
    Then the window warns "We got no answer about your card"
    When she presses "Try again" in the window
    Then a toast says "Visa ending in 5556 is added"
    And the portal sent "addPaymentMethod" twice with one idempotency key
    And the page has a button "Make default: Visa ending in 5556"

  @sandbox
  Scenario: A form that cannot be loaded says so, and can be tried again
    Given Dora is signed in
    And she has opened "/profile-preferences/payment"
    And the card form cannot be loaded
    When she presses "Add a card"
    Then the window warns "We could not load the card form"
    When she presses "Try again" in the window
    Then the window warns "We could not load the card form"
    When the card form can be loaded again
    And she presses "Try again" in the window
    And she fills in the card form with "4000056655665556", "05/29" and "123"
    And she sends the card form
    Then a toast says "Visa ending in 5556 is added"

  @sandbox
  Scenario: In Spanish, on a small phone, by keyboard
    Given Carmen is signed in
    And her window is 320 pixels wide
    And she has opened "/profile-preferences/payment"
    When she presses "Agregar una tarjeta"
    And she types "4000056655665556", "0529" and "123" into the card form by keyboard and presses Enter
    Then a toast says "Se agregó Visa que termina en 5556"
    And she reads "Visa que termina en 5556"
    And the page does not scroll sideways

  Rule: Who pays, and with what

    @sandbox
    Scenario: a way to pay that the portal does not know, beside one that cannot be read
      Given Dora is signed in
      And the server sends one way to pay of the kind "PAYMENT_METHOD_KIND_WALLET" and one without its last digits
      And she has opened "/profile-preferences/payment"
      Then she reads "Harbor Pay ending in 7788"
      And she reads "1 entry could not be shown. It has not been deleted."
      When she presses "Remove Harbor Pay ending in 7788"
      Then a window asks "Remove Harbor Pay ending in 7788?"
      And she does not read "Then you have no way to pay left here."
      When in the window she presses "Keep"
      Then she reads "Way to pay"

    @sandbox
    Scenario: another default, and one less
      Given Dora is signed in
      And she has opened "/profile-preferences/payment"
      Then she reads "Health savings card, ended in September 2026"
      When she presses "Make default: Harbor Bank ending in 9008"
      Then the page has a button "Make default: Visa ending in 1881"
      When she presses "Remove Visa ending in 1881"
      And in the window she presses "Remove"
      And she reloads the page
      Then she reads "Harbor Bank ending in 9008"
      And she does not read "Visa ending in 1881"
