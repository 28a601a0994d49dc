Feature: Non-members
  A visitor without a membership learns about the program and orders a lab kit.
  The order needs no account.

  Rule: A page for people who are no members leads on

    @IMP-005 @GAP-047
    Scenario: from an account that has ended to the program, and to signing in
      When a visitor opens "/non-member/account-ended"
      And she follows "See how to become a member"
      Then the heading is "Wellspring for you"
      And the page is titled "Wellspring for you | Wellspring"
      When she follows "Sign in"
      Then she is asked to sign in

  Rule: A lab kit can be ordered without an account

    @sandbox @IMP-005 @ROUTE-082 @ROUTE-083 @GAP-047
    Scenario: an order is taken, and told when it comes
      When a visitor opens "/non-member/order-form"
      And she fills in the order of a lab kit
      And she orders
      Then the address is "/non-member/confirm-lab-order"
      And the page is titled "Your lab kit | Wellspring"
      And the page for non-members says "We have your order"
      And the page for non-members says "It should be there by Nov"
      And nothing of her order is in the address or in storage

    @sandbox @IMP-005
    Scenario: what is missing or wrong is told on top and at each field
      When a visitor opens "/non-member/order-form"
      And she orders
      Then 10 fields ask for something, and the focus is on the list of them
      When she follows "Enter your first name"
      Then the focus is on the field "First name"
      When she fills in the order of a lab kit
      And she puts "P.O. Box 118" into the field "Street address"
      And she orders
      Then the field "Street address" says "We cannot send to a P.O. box. Enter a street address"
      And "First name" holds "Grace"

    @sandbox @IMP-005
    Scenario Outline: a company code that <what>
      When a visitor opens "/non-member/order-form"
      And she fills in the order of a lab kit
      And she puts "<code>" into the field "Company code"
      And her order is refused with <status>
      Then the field "Company code" says "<why>"
      And "Last name" holds "Okafor"

      Examples:
        | what            | code    | status | why                               |
        | nobody has      | NOBODY  | 404    | We do not know that company code. |
        | has had its day | INITECH | 422    | This offer has ended.             |

    @sandbox @IMP-005
    Scenario: one kit for each person
      When a visitor opens "/non-member/order-form"
      And she fills in the order of a lab kit
      And she orders
      Then the address is "/non-member/confirm-lab-order"
      When she opens "/non-member/order-form"
      And she fills in the order of a lab kit
      And her order is refused with 409
      Then the page for non-members says "Your kit is ordered already"

    @sandbox @IMP-005 @ROUTE-083
    Scenario: without an order the way leads to the form
      When a visitor opens "/non-member/confirm-lab-order"
      And she follows "Order a lab kit"
      Then the address is "/non-member/order-form"
