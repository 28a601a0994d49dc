Feature: Tours
  A member's first visit shows her what is where, or what matters most in her program; and she can
  see it again whenever she likes.

  Rule: Each member gets the tour of her program, once

    @sandbox @TOUR-001 @TOUR-002 @TOUR-003 @TOUR-007 @TOUR-009 @TOUR-010 @TOUR-011 @TOUR-012 @TOUR-013 @TOUR-020 @TOUR-021 @GAP-052 @GAP-055
    Scenario: Rosa is shown around on her first visit
      Given only the food log has been shown on this machine
      And Rosa is signed in
      When she opens "/dashboard"
      Then the tour's picture is 288 by 160 pixels, and the tour lies at 700
      When she reloads the page
      Then no tour opens
      When she chooses "Product tour" in the help menu
      Then the tour takes her through:
        | title                               | points at         |
        | Main menu: your pages               | the list of pages |
        | Blood pressure: a number and a word | Blood pressure    |
        | Message your coach                  | Message coach     |
        | Help on every page                  | Help              |
        | Your account menu                   | her own menu      |
      And the focus is on the help menu's button

    @sandbox @TOUR-003 @TOUR-004 @TOUR-005 @TOUR-006 @GAP-052
    Scenario Outline: <member>'s tour, <width> pixels wide
      Given only the food log has been shown on this machine
      And <member> is signed in
      And his window is <width> pixels wide
      When he opens "/dashboard"
      Then the tour has <modals> modals, and then <tooltips> tooltips

      Examples:
        | member | width | modals | tooltips |
        | Frank  | 1025  | 4      | 3        |
        | Frank  | 1024  | 4      | 0        |
        | Nora   | 1025  | 2      | 0        |

    @sandbox
    Scenario: what is not on her page is not in her tour
      Given only the food log has been shown on this machine
      And Beth is signed in
      When she opens "/dashboard"
      Then the tour takes her through:
        | title                 | points at         |
        | Main menu: your pages | the list of pages |
        | Help on every page    | Help              |
        | Your account menu     | her own menu      |

  Rule: She can ask for it at any time

    @sandbox @TOUR-016 @GAP-055
    Scenario: from the help menu, half a second after the click, on the page where she is, until something matters more
      Given Rosa is signed in
      And she has "/blood-pressure/overview" before her while the clock stands still
      When she chooses "Product tour" in the help menu
      And 499 milliseconds go by
      Then no tour is open
      When 1 millisecond goes by
      Then the tour says "Main menu: your pages"
      And the address is "/blood-pressure/overview"
      When she does nothing for 841 seconds
      Then she is asked whether she is still there, with 60 seconds left
      And no tour is open
      When she stays
      Then the focus is on the heading "Blood pressure"

    @sandbox
    Scenario: the keyboard is enough
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she chooses "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      And the focus is on "Next"
      When she presses ArrowRight and ArrowDown and ArrowLeft
      Then the tour says "Main menu: your pages"
      When she presses Enter
      Then the tour says "Blood pressure: a number and a word"
      And the focus is on "Next"
      When she goes back by keyboard
      Then the tour says "Main menu: your pages"
      And the focus stays in the tour
      When she presses Escape
      Then no tour is open
      And the focus is on the help menu's button

    @sandbox
    Scenario: the browser's own way back ends it
      Given Rosa is signed in
      And she has opened "/dashboard"
      And she follows "Blood pressure"
      When she chooses "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      When she goes back in the browser
      Then the address is "/dashboard"
      And no tour is open

  Rule: It fits every window and language

    @sandbox
    Scenario Outline: a sheet at the bottom, <width> pixels wide, in <language>
      Given <member> is signed in
      And her screen is dark
      And her window is <width> pixels wide
      And she has opened "/dashboard"
      When she chooses "<tour>" in the help menu
      Then the tour is a sheet at the bottom with a ring around the menu button
      And the tour says "<title>"
      And the page does not scroll sideways

      Examples:
        | member | language | width | tour                    | title             |
        | Rosa   | English  | 320   | Product tour            | Menu: your pages  |
        | Carmen | Spanish  | 768   | Recorrido por el portal | Menú: sus páginas |

    @sandbox
    Scenario: it stays at its control when the window changes
      Given Rosa is signed in
      And her machine forces its own colours
      And she has opened "/dashboard"
      When she chooses "Product tour" in the help menu
      And she presses "Next"
      And she presses "Next"
      Then the tour points at "Message coach"
      When her window becomes 1100 pixels wide
      Then the tour points at "Message coach"
      When she doubles the size of her text
      Then the tour points at "Message coach"
      When her window becomes 900 pixels wide
      Then the tour says "Message your coach" as step 2 of 4
      And the tour points at "Message coach"

  Rule: What opens by itself takes turns

    @sandbox @TOUR-017 @TOUR-018 @TOUR-019 @GAP-054 @GAP-055
    Scenario: Pia is asked about the language, shown around and told of the food log, one after the other
      Given nobody has seen a tour on this machine
      And Pia has an account
      When a visitor opens "/login"
      And she chooses the language "Español"
      And she signs in
      Then a window asks "¿Qué idioma prefiere?" and nothing else is open
      When she answers "Cambiar a español"
      Then the tour says "Menú principal: sus páginas"
      When she presses Escape
      Then a window says "Ya tiene su diario de comidas"
      When she presses "Ver mi alimentación"
      Then the address is "/food/overview"
      When she opens "/dashboard"
      Then no window opens

    @sandbox @TOUR-018
    Scenario: a food log without a program that it is for
      Given Beth has seen the tour, and nothing of the food log
      And Beth is signed in
      When she opens "/dashboard"
      Then no window opens

    @sandbox @TOUR-017 @TOUR-018
    Scenario: no feature flag decides about it
      Given Gina has seen the tour, and nothing of the food log
      And Gina is signed in
      And her feature NEW_FOOD_LOGGER is off
      When she opens "/dashboard"
      Then a window says "Your food log is here"

    @sandbox @TOUR-017
    Scenario: Gina keeps the food log for another day
      Given Gina has seen the tour, and nothing of the food log
      And Gina is signed in
      And she has opened "/dashboard"
      And a window says "Your food log is here"
      When she presses "Not now"
      Then no window opens
      And the address is "/dashboard"
