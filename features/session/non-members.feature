Feature: Non-members
  A visitor without a membership learns about the program and orders a lab kit.
  The order needs no account.

  Rule: The non-member pages lead to the program

    @portable @IMP-005 @GAP-047
    Scenario: An ended account leads to the program and to sign-in
      When a visitor opens "/non-member/account-ended"
      And the member follows "See how to become a member"
      Then the heading is "{brand} for you"
      And the page is titled "{brand} for you | {brand}"
      When the member follows "Sign in"
      Then the sign-in page is open

  Rule: A lab kit can be ordered without an account

    @sandbox @IMP-005 @ROUTE-082 @ROUTE-083 @GAP-047
    Scenario: An order is placed and shows its arrival
      When a visitor opens "/non-member/order-form"
      And the member fills in the order form of the lab kit
      And the member presses "Order my kit" in the content
      Then the address is "/non-member/confirm-lab-order"
      And the page is titled "Your lab kit | {brand}"
      And the content says "We have your order"
      And the content says "It should be there by Nov"
      And no data of the order is in the address or in storage

    @sandbox @IMP-005
    Scenario: Errors are listed at the top and at each field
      When a visitor opens "/non-member/order-form"
      And the member presses "Order my kit" in the content
      Then 10 fields are invalid, and the focus is on the error summary
      When the member follows "Enter your first name"
      Then the focus is on the field "First name"
      When the member fills in the order form of the lab kit
      And the member fills "Street address" with "P.O. Box 118"
      And the member presses "Order my kit" in the content
      Then the field "Street address" says "We cannot send to a P.O. box. Enter a street address"
      And the field "First name" holds "Grace"

    @sandbox @IMP-005
    Scenario Outline: A company code that <what>
      When a visitor opens "/non-member/order-form"
      And the member fills in the order form of the lab kit
      And the member fills "Company code" with "<code>"
      And the call "orderLabKit" will fail with <status>
      And the member presses "Order my kit" in the content
      Then the field "Company code" says "<why>"
      And the field "Last name" holds "Okafor"

      Examples:
        | what           | code    | status | why                               |
        | does not exist | NOBODY  | 404    | We do not know that company code. |
        | has expired    | INITECH | 422    | This offer has ended.             |

    @sandbox @IMP-005
    Scenario: Each person gets one kit
      When a visitor opens "/non-member/order-form"
      And the member fills in the order form of the lab kit
      And the member presses "Order my kit" in the content
      Then the address is "/non-member/confirm-lab-order"
      When the member opens "/non-member/order-form"
      And the member fills in the order form of the lab kit
      And the call "orderLabKit" will fail with 409
      And the member presses "Order my kit" in the content
      Then the content says "Your kit is ordered already"

    @sandbox @IMP-005 @ROUTE-083
    Scenario: Without an order the page leads to the form
      When a visitor opens "/non-member/confirm-lab-order"
      And the member follows "Order a lab kit"
      Then the address is "/non-member/order-form"
