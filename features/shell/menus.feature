Feature: Menus and language
  Help and the member's own menu open by mouse and by keyboard, and the language is hers to choose.

  Rule: Menus work by keyboard

    Scenario Outline: the <menu> menu opens, is walked and closes
      Given a member is signed in
      And she has opened "/dashboard"
      When she opens the <menu> menu by keyboard
      Then the focus is on its first item
      When she presses ArrowDown and End and Home
      Then the focus is on its first item
      When she presses Escape
      Then the <menu> menu is closed
      And the focus is on the <menu> menu's button

      Examples:
        | menu   |
        | member |
        | help   |

    @sandbox
    Scenario: the arrow keys walk the help menu and wrap at both ends
      Given Edith is signed in
      And she has opened "/user-guides"
      When she opens the help menu with ArrowUp
      Then the focus is on "Product tour"
      When she presses ArrowDown
      Then the focus is on "Support (opens in a new window)"
      When she presses ArrowDown
      Then the focus is on "Coaching"
      When she presses End
      Then the focus is on "Product tour"
      When she presses ArrowUp
      Then the focus is on "Coaching"
      When she presses Home
      Then the focus is on "Support (opens in a new window)"
      When she presses ArrowUp
      Then the focus is on "Product tour"
      When she presses Tab
      Then the help menu is closed

    Scenario: a press outside the help menu closes it
      Given a member is signed in
      And she has opened "/dashboard"
      When she opens the help menu with ArrowDown
      Then the focus is on its first item
      When she clicks the page's heading
      Then the help menu is closed

  Rule: Large letters fit

    @sandbox
    Scenario: a phone's header, menus and messages with letters twice as large
      Given Rosa is signed in
      And her window is 390 pixels wide
      And her letters are twice as large
      When she opens "/user-guides"
      And she opens the help menu by keyboard
      Then nothing is cut off at the sides
      When she presses Escape
      And she opens her conversation with "Your coach" in the panel
      Then nothing is cut off at the sides
      And the panel "Dana W." shows "Shall we look at your evenings in our next session?"

  Rule: Help is in her language

    @sandbox @MENU-005
    Scenario Outline: <member>'s support page is in <language>
      Given <member> is signed in
      And she has opened "/dashboard"
      When she opens the help menu by keyboard
      Then its item "<support>" leads to a page in "<language>" in a new window

      Examples:
        | member | support    | language |
        | Rosa   | Support    | en       |
        | Carmen | Asistencia | es       |

  Rule: Help leads to whoever can

    @sandbox @MENU-004 @MENU-007 @MENU-008 @MENU-009 @GAP-120
    Scenario Outline: <member>, for whom behavioral health is <status>
      Given <member> is signed in
      And her behavioralHealth program is <status>
      When she opens "/user-guides"
      And she opens the help menu by keyboard
      Then its items are <items>

      Examples:
        | member | status     | items                                    |
        | Edith  | OFFERED    | "Support", "Coaching" and "Product tour" |
        | Edith  | ACTIVE     | "Support", "Coaching" and "Product tour" |
        | Beth   | REGISTERED | "Support" and "Product tour"             |
        | Beth   | ACTIVE     | "Support" and "Product tour"             |

    @sandbox @MENU-006
    Scenario: Product tour starts the tour
      Given Edith is signed in
      When she opens "/dashboard"
      And she chooses "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      And the tour says "Main menu: your pages" as step 1 of 5

  Rule: The language is hers

    @SHELL-016 @MENU-001 @MENU-002 @MENU-010 @MENU-011
    Scenario: the language window
      Given a member is signed in
      And she has opened "/dashboard"
      When she chooses "Language" in the member menu
      Then a window "Language" offers "English" and "Español", "Save" and "Cancel"

    @sandbox @LANG-013 @API-007
    Scenario: Save changes the language everywhere and for good
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she chooses "Language" in the member menu
      And she picks "Español" and presses "Save"
      Then the page is in "es-US"
      And the page is titled "Panel principal | Wellspring"
      And her language was saved once
      When she follows "Presión arterial"
      Then the page is titled "Presión arterial | Wellspring"
      And every reading since then was asked for in "es-US"

    @LANG-014
    Scenario: Cancel changes nothing
      Given a member is signed in
      And she has opened "/dashboard"
      When she chooses "Language" in the member menu
      And she picks "Español" and presses "Cancel"
      Then the page is in "en-US"
      And no language was saved

    @LANG-007
    Scenario: saving the language she has makes no call
      Given a member is signed in
      And she has opened "/dashboard"
      When she chooses "Language" in the member menu
      And she presses "Save"
      Then the window is closed
      And no language was saved

    @sandbox @ERR-007
    Scenario: a language that cannot be saved
      Given Rosa is signed in
      And she has opened "/dashboard"
      And saving her language is answered with "server error"
      When she chooses "Language" in the member menu
      And she picks "Español" and presses "Save"
      Then the window says that the language could not be saved
      And the page is in "en-US"

    @sandbox
    Scenario: a Spanish member's portal is Spanish from the first page
      Given Carmen is signed in
      When she opens "/dashboard"
      Then the page is in "es-US"
      And the page is titled "Panel principal | Wellspring"
