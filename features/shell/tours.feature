Feature: Tours
  A tour shows a member the main controls on the first visit, and again on request.

  Rule: Each member gets the tour of their program once

    @sandbox @TOUR-001 @TOUR-002 @TOUR-003 @TOUR-007 @TOUR-009 @TOUR-010 @TOUR-011 @TOUR-012 @TOUR-013 @TOUR-020 @TOUR-021 @GAP-052 @GAP-055
    Scenario: Rosa sees the tour on the first visit
      Given this browser has shown only the food log tour before
      And Rosa is signed in
      When the member opens "/dashboard"
      Then the tour's picture is 288 by 160 pixels, and the tour lies at 700
      When the member reloads the page
      Then no tour opens
      When the member selects "Product tour" in the help menu
      Then the tour takes the member through:
        | title                               | points at         |
        | Main menu: your pages               | the list of pages |
        | Blood pressure: a number and a word | Blood pressure    |
        | Message your coach                  | Message coach     |
        | Help on every page                  | Help              |
        | Your account menu                   | the member menu   |
      And the focus is on the button of the help menu

    @sandbox @TOUR-003 @TOUR-004 @TOUR-005 @TOUR-006 @GAP-052
    Scenario Outline: <member>'s tour, <width> pixels wide
      Given this browser has shown only the food log tour before
      And <member> is signed in
      And the browser window is <width> pixels wide
      When the member opens "/dashboard"
      Then the tour has <modals> modals, and then <tooltips> tooltips

      Examples:
        | member | width | modals | tooltips |
        | Frank  | 1025  | 4      | 3        |
        | Frank  | 1024  | 4      | 0        |
        | Nora   | 1025  | 2      | 0        |

    @portable
    Scenario: The tour leaves out what is not on the page
      Given this browser has shown only the food log tour before
      And a member with no coaching is signed in
      When the member opens "/dashboard"
      Then the tour takes the member through:
        | title                 | points at         |
        | Main menu: your pages | the list of pages |
        | Help on every page    | Help              |
        | Your account menu     | the member menu   |

  Rule: The member can start the tour at any time

    @sandbox @TOUR-016 @GAP-055
    Scenario: The help menu starts the tour after half a second on the same page, unless something more important opens
      Given Rosa is signed in
      And the member has "/blood-pressure/overview" open with a paused clock
      When the member selects "Product tour" in the help menu
      And 499 milliseconds pass
      Then no tour is open
      When 1 millisecond passes
      Then the tour says "Main menu: your pages"
      And the address is "/blood-pressure/overview"
      When the member is idle for 841 seconds
      Then every tab shows the idle dialog with 60 seconds left
      And no tour is open
      When the member stays
      Then the focus is on the heading "Blood pressure"

    @portable
    Scenario: The tour works by keyboard
      Given a member with blood pressure is signed in
      And the member has opened "/dashboard"
      When the member selects "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      And the focus is on "Next"
      When the member presses ArrowRight and ArrowDown and ArrowLeft
      Then the tour says "Main menu: your pages"
      When the member presses Enter
      Then the tour says "Blood pressure: a number and a word"
      And the focus is on "Next"
      When the member goes back by keyboard
      Then the tour says "Main menu: your pages"
      And the focus stays in the tour
      When the member presses Escape
      Then no tour is open
      And the focus is on the button of the help menu

    @portable
    Scenario: The browser's Back ends the tour
      Given a member with blood pressure is signed in
      And the member has opened "/dashboard"
      And the member follows "Blood pressure"
      When the member selects "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      When the member goes back in the browser
      Then the address is "/dashboard"
      And no tour is open

  Rule: The tour fits every window and language

    @portable
    Scenario Outline: A sheet at the bottom, <width> pixels wide, in <language>
      Given a member with <member has> is signed in
      And the system theme is dark
      And the browser window is <width> pixels wide
      And the member has opened "/dashboard"
      When the member selects "<tour>" in the help menu
      Then the tour is a sheet at the bottom with a ring around the menu button
      And the tour says "<title>"
      And the page does not scroll sideways

      Examples:
        | member has       | language | width | tour                    | title             |
        | blood pressure   | English  | 320   | Product tour            | Menu: your pages  |
        | pages in Spanish | Spanish  | 768   | Recorrido por el portal | Menú: sus páginas |

    @portable
    Scenario: The tour stays at its control when the window changes
      Given a member with messages is signed in
      And the system forces its own colors
      And the member has opened "/dashboard"
      When the member selects "Product tour" in the help menu
      And the member presses "Next"
      And the member presses "Next"
      Then the tour points at "Message coach"
      When the browser window becomes 1100 pixels wide
      Then the tour points at "Message coach"
      When the member doubles the text size
      Then the tour points at "Message coach"
      When the browser window becomes 900 pixels wide
      Then the tour says "Message your coach" as step 2 of 4
      And the tour points at "Message coach"

  Rule: Auto-open overlays take turns

    @sandbox @TOUR-017 @TOUR-018 @TOUR-019 @GAP-054 @GAP-055
    Scenario: Pia gets the language question and the tour, and the food log tour at the next visit
      Given this browser has shown nothing before
      And Pia has an account
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      Then a dialog asks "¿Qué idioma prefiere?" and nothing else is open
      When the member answers "Cambiar a español"
      Then the tour says "Menú principal: sus páginas"
      When the member presses Escape
      Then no dialog opens
      When the member opens "/dashboard"
      Then a dialog says "Ya tiene su diario de comidas"
      When the member presses "Ver mi alimentación"
      Then the address is "/food/overview"
      When the member opens "/dashboard"
      Then no dialog opens

    @sandbox @TOUR-018
    Scenario: A food log without a program that it is for
      Given this browser has shown only the dashboard tour before
      And Beth is signed in
      When the member opens "/dashboard"
      Then no dialog opens

    @sandbox @TOUR-017 @TOUR-018
    Scenario: No feature flag decides about the tour
      Given this browser has shown only the dashboard tour before
      And Gina is signed in
      And the member's feature NEW_FOOD_LOGGER is off
      When the member opens "/dashboard"
      Then a dialog says "Your food log is here"

    @sandbox @TOUR-017
    Scenario: Gina keeps the food log tour for another day
      Given this browser has shown only the dashboard tour before
      And Gina is signed in
      And the member has opened "/dashboard"
      And a dialog says "Your food log is here"
      When the member presses "Not now"
      Then no dialog opens
      And the address is "/dashboard"
