Feature: Supplies, data, guides and permissions
  What a member has, may take along and has allowed.

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

  @sandbox @ROUTE-068
  Scenario Outline: <who> takes the <file> along
    Given <who> is signed in
    When she opens "/reports-and-data"
    Then the content says "Report for my doctor" and "Your five-day blood pressure report"
    When she saves the file "<file>"
    Then the file has a line for each of its readings, with "<unit>" in it

    Examples:
      | who   | file                    | unit |
      | Rosa  | Blood pressure readings | mmHg |
      | Rosa  | Weight readings         | lb   |
      | Frank | Pulse readings          | bpm  |

  @sandbox @ROUTE-069 @DEV-009 @DEV-003
  Scenario: A guide is read in either language
    Given Rosa is signed in
    When she opens "/user-guides"
    Then the content says "Your devices" and "Other devices"
    When she follows "Read: BG300 blood sugar meter, in Español"
    Then the content says "Antes de medir"
    When she picks "English"
    Then the content says "Before you measure"

  @sandbox
  Scenario: A guide of an unknown device is listed, and a part that cannot be read is counted
    Given Rosa is signed in
    And the server adds the guide of "BG9000 sensor", whose device the portal does not know
    And the server adds a section without steps to each manual
    When she opens "/user-guides"
    Then the content says "BG9000 sensor", "fr-FR" and "1 entry could not be shown. It has not been deleted."
    When she follows "Read: BG300 blood sugar meter, in Español"
    Then the content says "Antes de medir" and "1 part of this guide could not be shown."

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When she opens "<path>"
    Then the page is titled "<title> | Wellspring"
    And the content says "<says>"

    @ROUTE-070
    Examples:
      | who    | path      | title     | says           |
      | Grace  | /programs | Programs  | Offered to you |
      | Carmen | /programs | Programas | Sus programas  |

    @ROUTE-071
    Examples:
      | who   | path           | title          | says                                     |
      | Rosa  | /authorization | Authorizations | Gets alerts of low and high blood sugar. |
      | Edith | /authorization | Authorizations | You have not named anybody.              |

    @ROUTE-091
    Examples:
      | who    | path              | title               | says                         |
      | Rosa   | /activate-devices | Set up your devices | Ready. Last reading:         |
      | Walter | /activate-devices | Set up your devices | No reading yet               |
      | Edith  | /activate-devices | Set up your devices | Call us and we send you one. |

    @ROUTE-068
    Examples:
      | who  | path              | title            | says                  |
      | Beth | /reports-and-data | Reports and data | Nothing to report yet |

  @sandbox @ROUTE-091
  Scenario: A typed reading does not make a device ready
    Given Walter is signed in
    When he opens "/blood-sugar/log-reading"
    And he fills "Reading (mg/dL)" with "118"
    And he presses "Save reading"
    Then the content says "Your reading is saved"
    When he opens "/activate-devices"
    Then the content says "Blood sugar meter" and "No reading yet"
    And the content does not say "Ready"
    And the portal sent "listBloodSugarReadings" with, besides others:
      | query tagsSource    | 1,2,3,11,13,14 |
      | query sortKey       | timestamp      |
      | query tagsIsControl | false          |
      | query count         | 1              |

  @sandbox @ROUTE-091
  Scenario: A member without a device is told whom to call and what can be typed
    Given Edith is signed in
    When she opens "/dashboard"
    And she follows "See what to do: Get your device"
    Then the content says "No devices yet", "Call 1-800-555-0142" and "Until then you can type these in yourself"
    When she follows "Log a meal"
    Then the address is "/food/log"

  @sandbox
  Scenario: A device of an unknown model is shown, with the number to call
    Given Edith is signed in
    And the server adds the meter "bg700"
    When she opens "/activate-devices"
    Then the content says "Blood sugar meter", "Model bg700" and "This portal does not know this model yet."
    And the content says "Call 1-800-555-0142"
    And the content does not say "No devices yet"

  @sandbox @ROUTE-091
  Scenario: A member without a device is told so in Spanish
    Given Edith reads Spanish and is signed in
    When she opens "/activate-devices"
    Then the content says "Todavía no hay dispositivos", "Llámenos y le enviamos uno." and "Registrar una comida"
